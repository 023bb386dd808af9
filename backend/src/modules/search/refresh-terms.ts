import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { markPending } from './pending-changes.ts';
import { createLanguage, type Language } from './language/language.ts';
import { lexemesOf, wordsOf } from './internal/lexemes.ts';
import {
  addForms,
  addWords,
  knownWords,
  productTexts,
  removeGone,
  writeTerms,
} from './internal/terms-store.ts';
import { formRows, wordTerms, type WordTerms } from './internal/vocabulary.ts';

/**
 * Sets what these products are found by to what they say now, and has the hosted search told of them. Reads them in pages and keeps no more than the words in memory.
 * `changed` is a subquery of product ids.
 */
export async function refreshTerms(tx: Database, changed: SQL): Promise<void> {
  await markPending(tx, changed);
  await removeGone(tx, changed);
  const added = new Set<string>();
  for await (const page of productTexts(tx, changed))
    for (const word of await addWords(tx, new Set(page.flatMap(wordsOf)))) added.add(word);
  // Words of the whole catalogue may stand in compounds, also where no dictionary has them.
  const language = createLanguage(await knownWords(tx));
  await addForms(tx, formRows(language, added));
  const termsOf = remembered(language);
  for await (const page of productTexts(tx, changed))
    await writeTerms(
      tx,
      page.map((product) => ({ id: product.id, sku: product.sku, terms: lexemesOf(product, termsOf) })),
    );
}

function remembered(language: Language): (word: string) => WordTerms {
  const known = new Map<string, WordTerms>();
  return (word) => {
    const found = known.get(word) ?? wordTerms(language, word);
    known.set(word, found);
    return found;
  };
}
