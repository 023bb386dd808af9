import type { MemoryIndex } from '../memory/memory-index.ts';
import type { Alternatives } from './alternatives.ts';
import { type Bases, countPostings, scoreAll, scoreAmong, toBases } from './scoring.ts';
import type { SearchedAttributes } from './searched-attributes.ts';
import { release, type WordScores } from './word-scores.ts';

/** About how many terms a record has. */
const termsOfRecord = 32;
/** Words with this many postings or more are equally frequent: counting takes time, too. */
const mostCounted = 50_000;
/** With more terms in the records, going through all postings of a word is quicker even when it is frequent. */
const mostTerms = 4 * mostCounted;

/** The scores of a query's words, made when they are asked for. */
export class ScoredWords {
  readonly #all: readonly Alternatives[];
  readonly #index: MemoryIndex;
  readonly #bases: Bases;
  readonly #complete: (WordScores | undefined)[] = [];
  readonly #partial: (WordScores | undefined)[] = [];
  readonly #counts: number[] = [];

  constructor(all: readonly Alternatives[], index: MemoryIndex, attributes: SearchedAttributes) {
    this.#all = all;
    this.#index = index;
    this.#bases = toBases(index, attributes);
  }

  /** In all records. */
  complete(at: number): WordScores {
    return (this.#complete[at] ??= scoreAll(this.#wordAt(at), this.#index, this.#bases));
  }

  /** In `records` at least; each call for a word is for records of its last one. */
  among(at: number, records: Uint32Array): WordScores {
    const known = this.#complete[at] ?? this.#partial[at];
    if (known) return known;
    const terms = records.length * termsOfRecord;
    const isFrequent = this.#count(at) >= mostCounted;
    if (terms > (isFrequent ? mostTerms : this.#count(at))) return this.complete(at);
    return (this.#partial[at] = scoreAmong(records, this.#wordAt(at), this.#index, this.#bases));
  }

  /** The words with the fewest postings first. */
  fromRarest(words: readonly number[]): number[] {
    if (words.length < 2) return [...words];
    return words.toSorted((left, right) => this.#count(left) - this.#count(right));
  }

  /** Each word's scores, complete or not. */
  made(): WordScores[] {
    return this.#all.flatMap((_, at) => this.#complete[at] ?? this.#partial[at] ?? []);
  }

  release(): void {
    release([...this.#complete, ...this.#partial].filter((scores) => scores !== undefined));
  }

  #count(at: number): number {
    return (this.#counts[at] ??= countPostings(this.#wordAt(at), this.#index, mostCounted));
  }

  #wordAt(at: number): Alternatives {
    const word = this.#all[at];
    if (!word) throw new RangeError('There is no such word.');
    return word;
  }
}
