import { setImmediate } from 'node:timers/promises';
import type { SQL } from 'drizzle-orm';
import { createLanguage, type Language } from '@vorulind/morphology/language';
import type { Database } from '../../db/connect.ts';
import { markPending } from './pending-changes.ts';
import { createLexemes, inflectingWords } from './internal/lexemes.ts';
import {
  addForms,
  addWords,
  readKnownWords,
  streamProductTexts,
  removeUnavailable,
  writeTerms,
  type ProductTerms,
  type ProductText,
} from './internal/terms-store.ts';
import { readThesaurus } from './internal/wording-store.ts';
import { listFormRows, findWordTerms, type WordTerms } from './internal/vocabulary.ts';

/**
 * Rewrites the search terms of these products and queues them for the hosted search; `changed` is a subquery of ids. The database does
 * what `meanwhile` asks of it while this process finds the terms.
 */
export type RefreshTerms = (tx: Database, changed: SQL, meanwhile?: () => Promise<void>) => Promise<void>;

/** Products between two looks at what the database has answered. */
const sliceSize = 20;

/** The words that inflect in a text of a product: its name, its brand's, its categories', or a value of an attribute. */
export const wordsOfText = (text: string): string[] =>
  inflectingWords({ sku: '', ean: null, oldNumbers: [], name: text, brand: null, categories: [], about: [] });

/** The words of these products, `changed` being a subquery of ids: in pages, so that only the words are held in memory. */
export async function collectWords(db: Database, changed: SQL, words: Set<string>): Promise<void> {
  for await (const page of streamProductTexts(db, changed))
    for (const word of page.flatMap(inflectingWords)) words.add(word);
}

/**
 * Prepares the terms of products with these words. Words of the whole catalogue may be parts of compounds, also where no dictionary
 * has them, so all have to be known before the first product.
 */
export async function prepareTerms(tx: Database, words: ReadonlySet<string>): Promise<RefreshTerms> {
  const thesaurus = await readThesaurus(tx);
  // A word that is known gets no forms any more, so it becomes known with them or not at all.
  const language = await tx.transaction(async (both) => {
    const added = await addWords(both, words);
    const known = createLanguage(await readKnownWords(both));
    await addForms(both, listFormRows(known, thesaurus, added));
    return known;
  });
  const toLexemes = createLexemes(rememberedTerms(language), thesaurus);
  return async (batch, changed, meanwhile) => {
    const texts: ProductText[] = [];
    for await (const page of streamProductTexts(batch, changed)) texts.push(...page);
    const [terms] = await Promise.all([readTerms(texts, toLexemes), meanwhile?.()]);
    await markPending(batch, changed);
    await removeUnavailable(batch, changed);
    await writeTerms(batch, terms);
  };
}

/** In slices: statements that are answered meanwhile are followed by the next ones. */
async function readTerms(
  texts: readonly ProductText[],
  toLexemes: (product: ProductText) => string,
): Promise<ProductTerms[]> {
  const terms: ProductTerms[] = [];
  for (const product of texts) {
    terms.push({ id: product.id, sku: product.sku, terms: toLexemes(product) });
    if (terms.length % sliceSize === 0) await setImmediate();
  }
  return terms;
}

function rememberedTerms(language: Language): (word: string) => WordTerms {
  const known = new Map<string, WordTerms>();
  return (word) => {
    const found = known.get(word) ?? findWordTerms(language, word);
    known.set(word, found);
    return found;
  };
}
