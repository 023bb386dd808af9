import { LRUCache } from 'lru-cache';
import type { JsonObject } from '../json.ts';

/** Answers kept at most; those of the box and of a results page are some 10 to 25 KB in memory. */
const maxAnswers = 1_000;

/** A longer query, or a page with more hits, is not one that many people ask for. */
const maxKeyLength = 2_000;
const maxHits = 60;

/**
 * Answers since the last change of any index. Most of what is typed was typed before: the beginnings of words, which match the most
 * records and take the longest, are few.
 */
export class KeptAnswers {
  readonly #answers = new LRUCache<string, JsonObject>({ max: maxAnswers });

  /**
   * @param question everything that the answer depends on besides the indexes
   * @param make called where the answer is not kept
   */
  answer(question: readonly unknown[], make: () => JsonObject): Readonly<JsonObject> {
    const key = JSON.stringify(question);
    const known = this.#answers.get(key);
    if (known) return known;
    const made = make();
    if (key.length <= maxKeyLength && countHits(made) <= maxHits) this.#answers.set(key, made);
    return made;
  }

  /** Call it after each change of records, settings, synonyms, rules or dictionaries. */
  forget(): void {
    this.#answers.clear();
  }
}

function countHits({ hits }: JsonObject): number {
  return Array.isArray(hits) ? hits.length : 0;
}
