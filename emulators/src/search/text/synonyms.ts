import { asText, type JsonObject, strings } from '../json.ts';
import type { Folding } from './folding.ts';
import { termsOf } from './tokens.ts';

interface Replacement {
  terms: readonly string[];
  /** Typo cost of an alternative correction. */
  typos: 0 | 1 | 2;
}

/** Alternatives for a word, or for a phrase, all folded like the index. */
export type Synonyms = ReadonlyMap<string, readonly Replacement[]>;

/** Words of the longest phrase that has synonyms. */
export const maxPhraseWords = 4;

/** All of Algolia's types except placeholders, which occur in records. */
export function createSynonyms(entries: readonly JsonObject[], folding: Folding): Synonyms {
  const all = new Map<string, Replacement[]>();
  const add = (from: string, to: string, typos: Replacement['typos'] = 0) => {
    const key = termsOf(from, folding).join(' ');
    const terms = termsOf(to, folding);
    if (!key || terms.length === 0 || terms.join(' ') === key) return;
    all.set(key, [...(all.get(key) ?? []), { terms, typos }]);
  };
  for (const entry of entries) {
    switch (asText(entry['type']).toLowerCase()) {
      case 'synonym': {
        const words = strings(entry['synonyms']);
        for (const from of words) for (const to of words) add(from, to);
        break;
      }
      case 'onewaysynonym':
        for (const to of strings(entry['synonyms'])) add(asText(entry['input']), to);
        break;
      case 'altcorrection1':
      case 'altcorrection2': {
        const typos = asText(entry['type']).endsWith('2') ? 2 : 1;
        for (const to of strings(entry['corrections'])) add(asText(entry['word']), to, typos);
        break;
      }
    }
  }
  return all;
}
