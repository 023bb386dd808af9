import type { Expression } from './expression.ts';

/** The expressions that a word of a query matches. */
export interface Meaning {
  /** As typed. */
  readonly word: string;
  /** The word itself. */
  readonly exact: Expression;
  /** Also synonyms, and words that start with it. */
  readonly wide: Expression;
  /** A fallback when nothing else matches. */
  readonly loose?: Expression;
  /** The terms of the word itself. */
  readonly terms: readonly string[];
  /** Terms of the catalogue's own that the word is a form of, where it is no other name of something else. */
  readonly own: readonly string[];
  /** `exact` and its synonyms. */
  readonly synonymMatch: Expression;
  /** True for words that may name a product: no numbers, measures or adjectives. */
  readonly isNoun: boolean;
  /** True for words that qualify a product instead of naming it: dropped before others. */
  readonly isDescriptive: boolean;
  /** True for a guess: a typo, or half of a word that the catalogue does not have. */
  readonly isGuessed: boolean;
  /** True where nothing is sold under this word: what it matches is next to it. */
  readonly isUnknown: boolean;
  /** Where something matches this, the word is not unknown after all. */
  readonly certain?: Expression;
}
