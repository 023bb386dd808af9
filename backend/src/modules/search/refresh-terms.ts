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
import { readThesaurus } from './internal/wording-store.ts';
import { listFormRows, findWordTerms, type WordTerms } from './internal/vocabulary.ts';

/** Rewrites the search terms of these products and queues them for the hosted search; `changed` is a subquery of ids. */
export type RefreshTerms = (tx: Database, changed: SQL) => Promise<void>;

/** The words that inflect in a text of a product: its name, its brand's, its categories', or a value of an attribute. */
export const wordsOfText = (text: string): string[] =>
  inflectingWords({ sku: '', ean: null, oldNumbers: [], name: text, brand: null, about: [] });

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
  const termsOf = rememberedTerms(language);
  return async (batch, changed) => {
    await markPending(batch, changed);
    await removeUnavailable(batch, changed);
    for await (const page of streamProductTexts(batch, changed))
      await writeTerms(
        batch,
        page.map((product) => ({
          id: product.id,
          sku: product.sku,
          terms: toLexemes(product, termsOf, thesaurus),
        })),
      );
  };
}

function rememberedTerms(language: Language): (word: string) => WordTerms {
  const known = new Map<string, WordTerms>();
  return (word) => {
    const found = known.get(word) ?? findWordTerms(language, word);
    known.set(word, found);
    return found;
  };
}
