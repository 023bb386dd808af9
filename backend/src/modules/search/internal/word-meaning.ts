import type { Expression } from './expression.ts';

/** What a word of a query stands for. */
export interface Meaning {
  /** As it was typed. */
  readonly word: string;
  /** The word itself. */
  readonly exact: Expression;
  /** Also what means the same, and what begins so. */
  readonly wide: Expression;
  /** What it may be when nothing else is found. */
  readonly loose?: Expression;
  /** The terms that the word itself may stand for. */
  readonly terms: readonly string[];
  /** As `exact`, and what means the same. */
  readonly synonymMatch: Expression;
  /** True where it says how a thing is and not what it is: left out before others. */
  readonly isDescriptive: boolean;
  /** True where it is only what may have been meant: a typo, or half of a word that the catalogue does not have. */
  readonly isGuessed: boolean;
}
