import { strings } from '../json.ts';
import { belongsTo } from '../memory/layout.ts';
import type { MemoryIndex } from '../memory/memory-index.ts';
import type { Settings } from '../settings.ts';

/** 1 for attributes with the flag, by the attribute's number. */
export interface SearchedAttributes {
  searched: Uint8Array;
  /** Typos do not count as a match. */
  strict: Uint8Array;
  /** Prefixes do not count as a match. */
  wholeWords: Uint8Array;
  /** An exact match ranks no higher than another. */
  neverExact: Uint8Array;
}

/** Which attributes a query searches, and how matches in them count. */
export function searchedAttributes(memory: MemoryIndex, parameters: Settings): SearchedAttributes {
  const only = strings(parameters['restrictSearchableAttributes']);
  const among = (names: readonly string[]) =>
    Uint8Array.from(memory.attributes, ({ name }) =>
      names.some((requestedName) => belongsTo(name, requestedName)) ? 1 : 0,
    );
  return {
    searched: only.length > 0 ? among(only) : new Uint8Array(memory.attributes.length).fill(1),
    strict: among(strings(parameters['disableTypoToleranceOnAttributes'])),
    wholeWords: among(strings(parameters['disablePrefixOnAttributes'])),
    neverExact: among(strings(parameters['disableExactOnAttributes'])),
  };
}
