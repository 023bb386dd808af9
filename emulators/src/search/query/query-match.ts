import type { Expression } from '../filters/expression.ts';
import type { MemoryIndex } from '../memory/memory-index.ts';
import type { Settings } from '../settings.ts';
import type { Alternatives } from './alternatives.ts';
import type { TextMatch } from './match.ts';

/** What a query may see: the filters of its key, and whether attributes that are not for retrieval are shown. */
export interface Visibility {
  filters: Expression;
  seesAll: boolean;
}

/** What matched, before it is cut into pages. */
export interface QueryMatch {
  memory: MemoryIndex;
  settings: Settings;
  /** Settings and query together. */
  parameters: Settings;
  alternatives: readonly Alternatives[];
  records: Uint32Array;
  match: TextMatch | undefined;
}
