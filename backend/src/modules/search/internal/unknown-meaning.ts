import { firstParts, shortFirstParts, shortLastParts } from '@vorulind/morphology/first-parts';
import { foldIcelandic } from '../../../../../lib/rules/text/icelandic-order.ts';
import type { Database } from '../../../db/connect.ts';
import { anyOfTerms } from './expression.ts';
import { findForms, findSimilarForms } from './forms-store.ts';
import { allowedTypos, countTypos } from './typos.ts';
import type { Meaning } from './word-meaning.ts';

const maxCorrections = 4;
/** Shorter halves match by accident. */
const minHalfLength = 3;
const minTailLength = 4;
/** What a product is and the heads of its compounds. */
const kindWeights = 'AB';

/** Stems that start compounds without being a form: hand + klútur. */
const stems = new Map(
  Object.entries(firstParts).map(([part, lemma]) => [foldIcelandic(part), foldIcelandic(lemma)]),
);

const shortLasts = new Set([...shortLastParts].map(foldIcelandic));
const shortFirsts = new Set([...shortFirstParts].map(foldIcelandic));

interface CompoundHalves {
  /** Offset of the second half. */
  readonly at: number;
  readonly firsts: readonly string[];
  readonly heads: readonly string[];
}

/**
 * A word that the catalogue does not have: a typo, or a compound of known words (plast + glas), also where they form no real
 * compound (svartir + ruslapokar), or one that ends or begins with a known word (skoðunar + hanskar, kex + pakki). Null when it
 * is none of these.
 */
export async function guessUnknownMeaning(
  db: Database,
  piece: string,
  word: string,
): Promise<Meaning | null> {
  const typos = allowedTypos(word);
  const places = Array.from({ length: Math.max(word.length - minHalfLength, 0) }, (_, at) => at + 1);
  const halves = places.flatMap((at) => [word.slice(0, at), word.slice(at)]);
  const lemmas = places.flatMap((at) => stems.get(word.slice(0, at)) ?? []);
  const forms = Map.groupBy(await findForms(db, [...halves, ...lemmas]), ({ form }) => form);
  const similar = typos > 0 ? await findSimilarForms(db, word, typos) : [];
  const nearTerms = (limit: number): Meaning | null =>
    toGuessedMeaning(piece, nearestTerms(similar, word, limit));
  const termsOf = (part: string): string[] => (forms.get(part) ?? []).map(({ term }) => term);

  const cuts = places.map((at): CompoundHalves => {
    const first = word.slice(0, at);
    return {
      at,
      firsts:
        at < minHalfLength && !shortFirsts.has(first)
          ? []
          : [...termsOf(first), ...termsOf(stems.get(first) ?? '')],
      heads: termsOf(word.slice(at)),
    };
  });
  const cut = cuts.find(({ firsts, heads }) => firsts.length > 0 && heads.length > 0);
  const ends = (at: number): boolean => word.length - at >= minTailLength || shortLasts.has(word.slice(at));
  const tail = cuts.find(({ at, heads }) => heads.length > 0 && at > 1 && ends(at));
  const first = cuts.findLast(({ at, firsts }) => firsts.length > 0 && word.length - at >= minTailLength);
  return (
    nearTerms(Math.min(typos, 1)) ??
    (cut && toCompoundMeaning(piece, cut)) ??
    nearTerms(typos) ??
    (tail && toGuessedMeaning(piece, tail.heads)) ??
    (first ? toGuessedMeaning(piece, first.firsts) : null)
  );
}

/** Products with both halves first, then those of the second half's kind, then those with the first half. */
function toCompoundMeaning(piece: string, { firsts, heads }: CompoundHalves): Meaning {
  const eitherHalf = { all: [anyOfTerms(firsts), anyOfTerms(heads)] };
  return {
    word: piece,
    terms: heads,
    exact: eitherHalf,
    synonymMatch: eitherHalf,
    wide: { any: [eitherHalf, anyOfTerms(heads, kindWeights)] },
    loose: { any: [anyOfTerms(firsts), anyOfTerms(heads)] },
    isDescriptive: false,
    isGuessed: true,
  };
}

function toGuessedMeaning(word: string, terms: readonly string[]): Meaning | null {
  if (terms.length === 0) return null;
  const exact = anyOfTerms(terms);
  return { word, terms, exact, synonymMatch: exact, wide: exact, isDescriptive: false, isGuessed: true };
}

/** Terms of the forms with the fewest typos, at most `most`. */
function nearestTerms(
  forms: readonly { form: string; term: string }[],
  word: string,
  limit: number,
): string[] {
  if (limit === 0) return [];
  const formsWithTypos = forms.map(({ form, term }) => ({ term, typos: countTypos(word, form, limit) }));
  const minTypos = Math.min(...formsWithTypos.map(({ typos }) => typos));
  if (minTypos > limit) return [];
  const best = formsWithTypos.filter(({ typos }) => typos === minTypos).map(({ term }) => term);
  return [...new Set(best)].slice(0, maxCorrections);
}
