import { foldIcelandic } from '../../../../../lib/rules/text/icelandic-order.ts';

/**
 * A run of letters and digits. Punctuation within it may join (`HRE-10125`, `0,5`) or separate (`A4-pappír`): both readings are
 * kept.
 */
export interface Token {
  /** As written, in lower case. */
  readonly written: string;
  /** Folded, without the punctuation. */
  readonly bare: string;
  /** The pieces between the punctuation, as written; one where there is none. */
  readonly pieces: readonly string[];
}

/** Longer tokens are not words. */
const maxWordLength = 60;

const wordPattern = /[\p{L}\p{N}]+(?:[-./,'’+_][\p{L}\p{N}]+)*/gu;

/** Letters and digits, folded: `HRE-101.25` → `hre10125`. */
export function toBareText(text: string): string {
  return foldIcelandic(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

export function tokenise(text: string): Token[] {
  const lower = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '');
  return [...lower.matchAll(wordPattern)].map(([written]) => ({
    written,
    bare: toBareText(written).slice(0, maxWordLength),
    pieces: splitPieces(written).map((piece) => piece.slice(0, maxWordLength)),
  }));
}

/** A number with decimals is one piece: 4,5 l is not 5 l. */
function splitPieces(written: string): string[] {
  return /^\d+,\d+$/.test(written) ? [toBareText(written)] : written.split(/[^\p{L}\p{N}]+/u);
}

/** True for words that inflect; numbers and sizes (`a4`, `ffp3`) do not. */
export function isWord(piece: string): boolean {
  return piece.length >= 2 && /^\p{L}+$/u.test(piece);
}

/** Sizes as they are typed together: `5 l` is also `5l`. */
export function joinSizes(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ bare }, at) => {
    const unit = tokens[at + 1]?.bare ?? '';
    return /^\d+$/.test(bare) && /^\p{L}{1,4}$/u.test(unit) ? [bare + unit] : [];
  });
}
