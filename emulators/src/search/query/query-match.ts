import type { Expression } from '../filters/expression.ts';
import type { MemoryIndex } from '../memory/memory-index.ts';
import type { Settings } from '../settings.ts';
import type { Alternatives } from './alternatives.ts';
import type { TextMatch } from './match.ts';

/** Restrictions of a query: the filters of its key, and whether unretrievable attributes are shown. */
export interface Visibility {
  filters: Expression;
  seesAll: boolean;
}

/** The matches, before paging. */
export interface QueryMatch {
  memory: MemoryIndex;
  settings: Settings;
  /** Settings merged with the query's parameters. */
  parameters: Settings;
  alternatives: readonly Alternatives[];
  records: Uint32Array;
  match: TextMatch | undefined;
}
