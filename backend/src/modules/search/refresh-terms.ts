import type { SQL } from 'drizzle-orm';
import { createLanguage, type Language } from '@vorulind/morphology/language';
import type { Database } from '../../db/connect.ts';
import { markPending } from './pending-changes.ts';
import { toLexemes, inflectingWords } from './internal/lexemes.ts';
import {
  addForms,
  addWords,
  readKnownWords,
  streamProductTexts,
  removeUnavailable,
  writeTerms,
} from './internal/terms-store.ts';
import { listFormRows, findWordTerms, type WordTerms } from './internal/vocabulary.ts';

/**
 * Rebuilds the search terms of these products and queues them for the hosted search. Reads in pages and holds only the words in
 * memory. `changed` is a subquery of product ids.
 * @param onProgress called with the products written so far
 */
export async function refreshTerms(
  tx: Database,
  changed: SQL,
  onProgress: (products: number) => void,
): Promise<void> {
  await markPending(tx, changed);
  await removeUnavailable(tx, changed);
  const added = new Set<string>();
  for await (const page of streamProductTexts(tx, changed))
    for (const word of await addWords(tx, new Set(page.flatMap(inflectingWords)))) added.add(word);
  // Words of the whole catalogue may be parts of compounds, also where no dictionary has them.
  const language = createLanguage(await readKnownWords(tx));
  await addForms(tx, listFormRows(language, added));
  const termsOf = rememberedTerms(language);
  let written = 0;
  for await (const page of streamProductTexts(tx, changed)) {
    await writeTerms(
      tx,
      page.map((product) => ({ id: product.id, sku: product.sku, terms: toLexemes(product, termsOf) })),
    );
    onProgress((written += page.length));
  }
}

function rememberedTerms(language: Language): (word: string) => WordTerms {
  const known = new Map<string, WordTerms>();
  return (word) => {
    const found = known.get(word) ?? findWordTerms(language, word);
    known.set(word, found);
    return found;
  };
}
