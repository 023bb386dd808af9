import { LRUCache } from 'lru-cache';
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
  /** Names of its categories and those above them. */
  readonly categories: readonly string[];
  /** The values of its attributes. */
  readonly about: readonly string[];
}

/** A what the product is, B the heads of compounds in it, C the rest of the name and the brand, D all else. */
type Weight = 'A' | 'B' | 'C' | 'D';

/** Prefix of the terms of a name's first word: what is named first is most relevant. */
export const firstMark = '=';

/** Prefix of terms that a product has only as the first part of a compound: a laptop stand is no laptop. */
export const partMark = '+';

/** Prefix of terms that a product and one of its categories are both named by: a desk is a table more than a keyboard is. */
export const kindMark = '~';

/** All words of these texts that inflect, as written. */
export function inflectingWords({ name, brand, categories, about }: SearchText): string[] {
  return [name, brand ?? '', ...categories, ...about].flatMap((text) =>
    tokenise(text).flatMap(({ pieces }) => pieces.filter((piece) => isWord(piece) && !isStopWord(piece))),
  );
}

/** Terms by their strongest weight. */
class WeightedTerms {
  readonly #weights = new Map<string, Weight>();
  readonly #wholes = new Set<string>();
  readonly #parts = new Set<string>();

  add(lexeme: string, weight: Weight): void {
    const known = this.#weights.get(lexeme);
    if (lexeme !== '' && (known === undefined || weight < known)) this.#weights.set(lexeme, weight);
  }

  addToken({ bare, pieces }: Token, own: Weight, termsOf: TermsOf, separated = true): void {
    // Outside of what it is, a part says too little: appelsínugulur is another colour than gulur.
    const partWeight = own === 'A' ? 'C' : 'D';
    this.add(bare, own);
    for (const piece of pieces) {
      if (isStopWord(piece)) continue;
      if (!isWord(piece)) {
        this.add(foldIcelandic(piece), own);
        continue;
      }
      const { whole, head, otherParts, isAdjective } = termsOf(piece);
      for (const term of whole) {
        this.add(term, own);
        this.#wholes.add(term);
      }
      if (!separated) continue;
      for (const term of head) {
        this.add(term, own === 'A' ? 'B' : isAdjective ? partWeight : own);
        this.#wholes.add(term);
      }
      for (const term of otherParts) {
        this.add(term, partWeight);
        this.#parts.add(term);
      }
    }
  }

  /** Marks what this and another text are both named by. */
  markShared(other: WeightedTerms): void {
    for (const term of other.#wholes) {
      const weight = this.#weights.get(term);
      if (weight === 'A' || weight === 'B') this.add(kindMark + term, 'D');
    }
  }

  addAll(other: WeightedTerms): void {
    for (const [lexeme, weight] of other.#weights) this.add(lexeme, weight);
    for (const whole of other.#wholes) this.#wholes.add(whole);
    for (const part of other.#parts) this.#parts.add(part);
  }

  toTsvector(): string {
    for (const part of this.#parts) if (!this.#wholes.has(part)) this.add(partMark + part, 'D');
    return Array.from(this.#weights, ([lexeme, weight]) => `'${lexeme}':1${weight}`).join(' ');
  }
}

type TermsOf = (word: string) => WordTerms;

/** Texts of brands, categories and attributes that are remembered. */
const maxRemembered = 20_000;

/**
 * Makes the tsvectors of products, as text; `termsOf` is called for words of searchWords only. Products share all of their texts but
 * the name, so the terms of the others are remembered.
 */
export function createLexemes(
  termsOf: TermsOf,
  { phrases }: Pick<Thesaurus, 'phrases'>,
): (product: SearchText) => string {
  // Words of a brand's name are not taken literally: Fjaðurpenni makes more than pens.
  const ofBrand = rememberTexts((text) => readText(text, 'C', termsOf, false));
  const ofOther = rememberTexts((text) => readText(text, 'D', termsOf));
  return ({ sku, ean, oldNumbers, name, brand, categories, about }) => {
    const terms = readName(name, termsOf, phrases);
    for (const category of categories) terms.markShared(ofOther(category));
    terms.add(toBareText(sku), 'A');
    for (const lexeme of skuPieces(sku)) terms.add(lexeme, 'C');
    if (ean) terms.add(ean, 'A');
    // Not as a SKU: the start of one is no start of a SKU.
    for (const number of oldNumbers) terms.add(toBareText(number), 'C');
    if (brand) terms.addAll(ofBrand(brand));
    for (const text of [...categories, ...about]) terms.addAll(ofOther(text));
    return terms.toTsvector();
  };
}

function rememberTexts(read: (text: string) => WeightedTerms): (text: string) => WeightedTerms {
  const known = new LRUCache<string, WeightedTerms>({ max: maxRemembered });
  return (text) => {
    const terms = known.get(text) ?? read(text);
    known.set(text, terms);
    return terms;
  };
}

function readText(text: string, weight: Weight, termsOf: TermsOf, separated = true): WeightedTerms {
  const terms = new WeightedTerms();
  for (const token of tokenise(text)) terms.addToken(token, weight, termsOf, separated);
  return terms;
}

function readName(name: string, termsOf: TermsOf, phrases: Thesaurus['phrases']): WeightedTerms {
  const terms = new WeightedTerms();
  const tokens = tokenise(name);
  const kindTokens = tokenise(kindWords(name));
  const kind = new Set(kindTokens.map(({ bare }) => bare));
  for (const token of tokens) terms.addToken(token, kind.has(token.bare) ? 'A' : 'C', termsOf);
  for (const phrase of findPhrases(kindTokens, termsOf, phrases)) terms.add(phrase, 'A');
  const [first] = tokens;
  if (!first) return terms;
  terms.add(firstMark + first.bare, 'A');
  for (const piece of first.pieces.filter((number) => isWord(number) && !isStopWord(number))) {
    const { whole, head } = termsOf(piece);
    for (const term of [...whole, ...head]) terms.add(firstMark + term, 'A');
  }
  return terms;
}

/** Terms of neighbouring words that together have another name. */
function findPhrases(tokens: readonly Token[], termsOf: TermsOf, phrases: Thesaurus['phrases']): string[] {
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
