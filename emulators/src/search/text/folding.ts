/** How characters are indexed: lower case, without accents, by the index's own table. */
export interface Folding {
  /** Replacement of a code point: '' when it vanishes inside a word, undefined when it ends one. */
  character(codePoint: number): string | undefined;
}

const letterOrDigit = /[\p{L}\p{N}]/u;
/** Accents and invisible characters (zero-width, soft hyphen, direction marks) neither show nor separate. */
const invisible = /[\p{M}\p{Cf}]/u;
/** Accents, and marks that a character decomposes into: ½ is 12. */
const accents = /[^\p{L}\p{N}]/gu;
const tableSize = 0x250;

interface FoldingOptions {
  /** Settings' `customNormalization`, all languages merged. */
  replacements?: ReadonlyMap<string, string>;
  /** Settings' `keepDiacriticsOnCharacters`. */
  kept?: string;
  /** Settings' `separatorsToIndex`: each is a separate word. */
  separators?: string;
}

export function createFolding({ replacements, kept = '', separators = '' }: FoldingOptions = {}): Folding {
  const fold = (codePoint: number): string | undefined => {
    const original = String.fromCodePoint(codePoint);
    const lower = original.toLowerCase();
    const replacement = replacements?.get(lower);
    if (replacement !== undefined) return replacement;
    if (separators.includes(original)) return original;
    if (invisible.test(original)) return '';
    if (!letterOrDigit.test(original)) return undefined;
    return kept.includes(lower) ? lower : lower.normalize('NFKD').replaceAll(accents, '').toLowerCase();
  };
  const table = Array.from({ length: tableSize }, (_, codePoint) => fold(codePoint));
  const rest = new Map<number, string | undefined>();
  return {
    character(codePoint) {
      if (codePoint < tableSize) return table[codePoint];
      if (!rest.has(codePoint)) rest.set(codePoint, fold(codePoint));
      return rest.get(codePoint);
    },
  };
}

/** The settings' `customNormalization` as one table. */
export function replacementsOf(
  customNormalization: Record<string, Record<string, string>> | null | undefined,
): ReadonlyMap<string, string> {
  return new Map(Object.values(customNormalization ?? {}).flatMap((table) => Object.entries(table)));
}
