import { isStopWord } from '@vorulind/morphology/stop-words';
import { foldIcelandic } from '../../../../../lib/rules/text/icelandic-order.ts';
import { toBareText, isWord, tokenise, type Token } from './tokens.ts';
import type { Thesaurus } from './synonyms.ts';
import type { WordTerms } from './vocabulary.ts';

/** The texts by which a product is found. */
export interface SearchText {
  readonly sku: string;
  readonly ean: string | null;
  /** Numbers that it had before. */
  readonly oldNumbers: readonly string[];
  readonly name: string;
  readonly brand: string | null;
  /** Names of its categories and those above them, and the values of its attributes. */
  readonly about: readonly string[];
}

/** A what the product is, B the heads of compounds in it, C the rest of the name and the brand, D all else. */
type Weight = 'A' | 'B' | 'C' | 'D';

/** Prefix of the terms of a name's first word: what is named first is most relevant. */
export const firstMark = '=';

/** Prefix of terms that a product has only as the first part of a compound: a laptop stand is no laptop. */
export const partMark = '+';

/** All words of these texts that inflect, as written. */
export function inflectingWords({ name, brand, about }: SearchText): string[] {
  return [name, brand ?? '', ...about].flatMap((text) =>
    tokenise(text).flatMap(({ pieces }) => pieces.filter((piece) => isWord(piece) && !isStopWord(piece))),
  );
}

/** The product's tsvector as text; `termsOf` is called for words of searchWords only. */
export function toLexemes(
  product: SearchText,
  termsOf: (word: string) => WordTerms,
  { phrases }: Pick<Thesaurus, 'phrases'>,
): string {
  const weights = new Map<string, Weight>();
  const wholes = new Set<string>();
  const parts = new Set<string>();
  const add = (lexeme: string, weight: Weight): void => {
    const known = weights.get(lexeme);
    if (lexeme !== '' && (known === undefined || weight < known)) weights.set(lexeme, weight);
  };
  const addToken = ({ bare, pieces }: Token, own: Weight, separated = true): void => {
    // Outside of what it is, a part says too little: appelsínugulur is another colour than gulur.
    const partWeight = own === 'A' ? 'C' : 'D';
    add(bare, own);
    for (const piece of pieces) {
      if (isStopWord(piece)) continue;
      if (!isWord(piece)) {
        add(foldIcelandic(piece), own);
        continue;
      }
      const { whole, head, otherParts, isAdjective } = termsOf(piece);
      for (const term of whole) {
        add(term, own);
        wholes.add(term);
      }
      if (!separated) continue;
      for (const term of head) {
        add(term, own === 'A' ? 'B' : isAdjective ? partWeight : own);
        wholes.add(term);
      }
      for (const term of otherParts) {
        add(term, partWeight);
        parts.add(term);
      }
    }
  };

  const name = tokenise(product.name);
  const kindTokens = tokenise(kindWords(product.name));
  const kind = new Set(kindTokens.map(({ bare }) => bare));
  for (const token of name) addToken(token, kind.has(token.bare) ? 'A' : 'C');
  for (const phrase of findPhrases(kindTokens, termsOf, phrases)) add(phrase, 'A');
  const [first] = name;
  if (first) {
    add(firstMark + first.bare, 'A');
    for (const piece of first.pieces.filter((number) => isWord(number) && !isStopWord(number))) {
      const { whole, head } = termsOf(piece);
      for (const term of [...whole, ...head]) add(firstMark + term, 'A');
    }
  }
  add(toBareText(product.sku), 'A');
  for (const lexeme of skuPieces(product.sku)) add(lexeme, 'C');
  if (product.ean) add(product.ean, 'A');
  // Not as a SKU: the start of one is no start of a SKU.
  for (const number of product.oldNumbers) add(toBareText(number), 'C');
  // Words of a brand's name are not taken literally: Fjaðurpenni makes more than pens.
  for (const token of tokenise(product.brand ?? '')) addToken(token, 'C', false);
  for (const text of product.about) for (const token of tokenise(text)) addToken(token, 'D');
  for (const part of parts) if (!wholes.has(part)) add(partMark + part, 'D');
  return [...weights].map(([lexeme, weight]) => `'${lexeme}':1${weight}`).join(' ');
}

/** Terms of neighbouring words that together have another name. */
function findPhrases(
  tokens: readonly Token[],
  termsOf: (word: string) => WordTerms,
  phrases: Thesaurus['phrases'],
): string[] {
  const terms = tokens.map(({ bare, pieces: [piece = ''] }) =>
    isWord(piece) && !isStopWord(piece) ? termsOf(piece).whole : [bare],
  );
  return terms.flatMap((firsts, at) =>
    firsts.flatMap((term) =>
      (terms[at + 1] ?? []).map((next) => term + next).filter((both) => phrases.has(both)),
    ),
  );
}

/** Join two kinds of goods instead of starting a purpose: keðja og krókur. */
const conjunctions: ReadonlySet<string> = new Set(['og', 'eða']);

/** The words that say what the product is: before the first comma, and before what it is for, with or of. */
export function kindWords(name: string): string {
  const [start = ''] = name.split(',');
  const words = start.trim().split(/\s+/);
  const end = words.findIndex((word, at) => at > 0 && isStopWord(word) && !conjunctions.has(word));
  return (end === -1 ? words : words.slice(0, end)).join(' ');
}

/**
 * `PAP-100.5` → `1005`, `100`: the rest after each separator, and the pieces longer than a digit. Letters alone are no SKU:
 * someone who types `kaf` is looking for coffee, and not for everything numbered KAF.
 */
export function skuPieces(sku: string): string[] {
  const pieces = sku.split(/[^\p{L}\p{N}]+/u).map(toBareText);
  return pieces
    .flatMap((piece, at) => [pieces.slice(at).join(''), ...(piece.length > 1 ? [piece] : [])])
    .filter((piece) => /\d/.test(piece));
}
