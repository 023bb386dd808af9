import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.ts';

/** Bytes of all answers that are kept, with the letters of their questions: the box's have 7,000, those of a results page up to 45,000. */
const maxLength = 4_000_000;

/** A longer query, or a longer answer, is not one that many people ask for. */
const maxKeyLength = 2_000;
const maxAnswerLength = 60_000;

/**
 * Answers since the last change of any index. Most of what is typed was typed before: the beginnings of words, which match the most
 * records and take the longest, are few.
 */
export class KeptAnswers {
  readonly #answers = new LRUCache<string, Answer>({
    maxSize: maxLength,
    maxEntrySize: maxKeyLength + maxAnswerLength,
    sizeCalculation: ({ fields }, key) => key.length + fields.length,
  });

  /**
   * @param question everything that the answer depends on besides the indexes
   * @param make called where the answer is not kept
   */
  answer(question: readonly unknown[], make: () => Answer): Answer {
    const key = JSON.stringify(question);
    const known = this.#answers.get(key);
    if (known) return known;
    const made = make();
    if (key.length <= maxKeyLength) this.#answers.set(key, made);
    return made;
  }

  /** Call it after each change of records, settings, synonyms, rules or dictionaries. */
  forget(): void {
    this.#answers.clear();
  }
}
