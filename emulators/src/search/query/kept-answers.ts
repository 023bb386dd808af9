import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.ts';

/** Bytes of all answers that are kept, with the letters of their questions: the box's have 7,000, those of a results page up to 45,000. */
const maxLength = 4_000_000;

/** A longer query, or a longer answer, is not one that many people ask for. */
const maxKeyLength = 2_000;
const maxAnswerLength = 60_000;

interface Kept {
  answers: LRUCache<string, Answer>;
  /** Those that are being made. */
  awaited: Map<string, Promise<Answer>>;
}

const keepNone = (): Kept => ({
  answers: new LRUCache<string, Answer>({
    maxSize: maxLength,
    maxEntrySize: maxKeyLength + maxAnswerLength,
    sizeCalculation: ({ fields }, key) => key.length + fields.length,
  }),
  awaited: new Map(),
});

/**
 * Answers since the last change of any index. Most of what is typed was typed before: the beginnings of words, which match the most
 * records and take the longest, are few.
 */
export class KeptAnswers {
  #kept = keepNone();

  /**
   * @param question everything that the answer depends on besides the indexes
   * @param make called where the answer is neither kept nor being made
   */
  async answer(question: object, make: () => Promise<Answer>): Promise<Answer> {
    // An answer from before a change is not kept after it.
    const { answers, awaited } = this.#kept;
    const key = JSON.stringify(question);
    const known = answers.get(key) ?? awaited.get(key);
    if (known) return known;
    const made = make();
    awaited.set(key, made);
    try {
      const answer = await made;
      if (key.length <= maxKeyLength) answers.set(key, answer);
      return answer;
    } finally {
      awaited.delete(key);
    }
  }

  /** Call it after each change of records, settings, synonyms, rules or dictionaries. */
  forget(): void {
    this.#kept = keepNone();
  }
}
