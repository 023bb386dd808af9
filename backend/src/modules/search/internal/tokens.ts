import { LRUCache } from 'lru-cache';
import { foldIcelandic } from '../../../../../lib/rules/text/icelandic-order.ts';
import { toPlainNumber, toUnit } from './measures.ts';

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
  /** True for `5 l` and `60 × 40`: they mean something as a whole. */
  readonly isMeasure: boolean;
}

/** Longer tokens are not words. */
const maxWordLength = 60;

const wordPattern = /[\p{L}\p{N}]+(?:[-./,'’+_][\p{L}\p{N}]+)*/gu;

/** Letters and digits, folded: `HRE-101.25` → `hre10125`. */
export function toBareText(text: string): string {
  return foldIcelandic(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Sides of a thing, however they are typed: `60 × 40 cm`, `60x40`, `60*40`. */
const sidesPattern = /(\p{N})\s*[x×*]\s*(?=\p{N})/gu;
const sides = /^\d+(?:[.,]\d+)?(?:x\d+(?:[.,]\d+)?)+$/;
const plainNumber = /^\d+(?:[.,]\d+)*$/;
/** A number with a unit, or with what may be one, written as one word. */
const joinedUnit = /^([\d.,x]*\d)(\p{L}+)$/u;

export function tokenise(text: string): Token[] {
  const lower = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(sidesPattern, '$1x');
  const words = [...lower.matchAll(wordPattern)].flatMap(([written]) => splitUnit(written));
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const written = words[at] ?? '';
    const next = words[at + 1];
    const unit = next !== undefined && plainNumber.test(written) ? toUnit(next) : undefined;
    if (unit !== undefined) at += 1;
    tokens.push(unit === undefined ? toToken(written) : toMeasure(written, unit, `${written} ${next}`));
  }
  return tokens;
}

/** `50x25mm` → `50x25`, `mm`; `e27`, `4k` and `10x` stay whole. */
function splitUnit(written: string): string[] {
  const [, amount = '', word = ''] = joinedUnit.exec(written) ?? [];
  const isAmount = plainNumber.test(amount) || sides.test(amount);
  return isAmount && toUnit(word) !== undefined ? [amount, word] : [written];
}

/** Words of a catalogue come again and again. */
const knownTokens = new LRUCache<string, Token>({ max: 10_000 });

function toToken(written: string): Token {
  const known = knownTokens.get(written) ?? readToken(written);
  knownTokens.set(written, known);
  return known;
}

function readToken(written: string): Token {
  const isSides = sides.test(written);
  const bare = isSides ? written.split('x').map(toPlainNumber).join('x') : toBareText(written);
  const pieces = isSides ? written.split('x').map(toBareText) : splitPieces(written);
  return {
    written,
    bare: bare.slice(0, maxWordLength),
    pieces: pieces.map((piece) => piece.slice(0, maxWordLength)),
    isMeasure: isSides,
  };
}

function toMeasure(amount: string, unit: string, written: string): Token {
  return { written, bare: toPlainNumber(amount) + unit, pieces: [toBareText(amount), unit], isMeasure: true };
}

/** A number with decimals is one piece: 4,5 l is not 5 l. */
function splitPieces(written: string): string[] {
  return /^\d+,\d+$/.test(written) ? [toBareText(written)] : written.split(/[^\p{L}\p{N}]+/u);
}

/** True for words that inflect; numbers and sizes (`a4`, `ffp3`) do not. */
export function isWord(piece: string): boolean {
  return piece.length >= 2 && /^\p{L}+$/u.test(piece);
}
