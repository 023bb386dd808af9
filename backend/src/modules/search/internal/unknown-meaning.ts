import { firstParts, shortFirstParts, shortLastParts } from '@vorulind/morphology/first-parts';
import { foldIcelandic } from '../../../../../lib/rules/text/icelandic-order.ts';
import type { Database } from '../../../db/connect.ts';
import { anyOfTerms } from './expression.ts';
import { findForms, findSimilarForms } from './forms-store.ts';
import { getQueryLanguage } from './query-language.ts';
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

/** Heads that say nothing of a thing: what the rest names is meant. */
const emptyHeads: ReadonlySet<string> = new Set(['vara', 'vörur', 'varningur', 'dót', 'búnaður']);

/**
 * A word that the catalogue does not have: a typo, or a compound of known words (plast + glas), also where they form no real
 * compound (svartir + ruslapokar), or one that ends or begins with a known word (skoðunar + hanskar, kex + pakki). Null when it
 * is none of these. Two typos are not looked for in a word that exists: sjónvarp is no skjávarpi.
 */
export async function guessUnknownMeaning(
  db: Database,
  piece: string,
  word: string,
): Promise<Meaning | null> {
  const language = getQueryLanguage();
  const [lemma] = language.lemmasOf(piece);
  const [firstPart, lastPart] = language.compoundParts(piece);
  const allHeads = language.headsOf(piece);
  const typos = allowedTypos(word);
  const places = Array.from({ length: Math.max(word.length - minHalfLength, 0) }, (_, at) => at + 1);
  const halves = places.flatMap((at) => [word.slice(0, at), word.slice(at)]);
  const lemmas = places.flatMap((at) => stems.get(word.slice(0, at)) ?? []);
  const parts = [firstPart, lastPart, ...allHeads].map((part) => foldIcelandic(part ?? ''));
  const forms = Map.groupBy(await findForms(db, [...halves, ...lemmas, ...parts]), ({ form }) => form);
  const similar = typos > 0 ? await findSimilarForms(db, word, typos) : [];
  const termsOf = (part: string): string[] => (forms.get(foldIcelandic(part)) ?? []).map(({ term }) => term);
  const isWordOfItsOwn = lemma !== undefined && firstPart === undefined;
  const nearTerms = (limit: number, isUnknown: boolean): Meaning | null =>
    toGuessedMeaning(piece, nearestTerms(similar, word, limit), isUnknown);

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
  const read: CompoundHalves | undefined =
    firstPart === undefined
      ? undefined
      : {
          at: 0,
          firsts: termsOf(firstPart),
          heads: [...termsOf(lastPart ?? ''), ...allHeads.flatMap(termsOf)],
        };
  const isWhole = ({ firsts, heads }: CompoundHalves): boolean => firsts.length > 0 && heads.length > 0;
  const cut = [...(read ? [read] : []), ...cuts].find(isWhole);
  const ends = (at: number): boolean => word.length - at >= minTailLength || shortLasts.has(word.slice(at));
  const tail =
    (read && read.heads.length > 0 ? read : undefined) ??
    cuts.find(({ at, heads }) => heads.length > 0 && at > 1 && ends(at));
  const first = cuts.findLast(({ at, firsts }) => firsts.length > 0 && word.length - at >= minTailLength);
  const range = read && read.firsts.length > 0 && emptyHeads.has(lastPart ?? '') ? read.firsts : [];
  return (
    toGuessedMeaning(piece, range, false) ??
    nearTerms(Math.min(typos, 1), isWordOfItsOwn) ??
    (cut && toCompoundMeaning(piece, cut)) ??
    (lemma === undefined ? nearTerms(typos, true) : null) ??
    (tail && toGuessedMeaning(piece, tail.heads, true)) ??
    (first ? toGuessedMeaning(piece, first.firsts, true) : null)
  );
}

/** Products with both halves first, then those of the second half's kind, then those with the first half. */
function toCompoundMeaning(piece: string, { firsts, heads }: CompoundHalves): Meaning {
  const eitherHalf = { all: [anyOfTerms(firsts), anyOfTerms(heads)] };
  return {
    word: piece,
    terms: heads,
    own: [],
    exact: eitherHalf,
    synonymMatch: eitherHalf,
    wide: { any: [eitherHalf, anyOfTerms(heads, kindWeights)] },
    loose: { any: [anyOfTerms(firsts), anyOfTerms(heads)] },
    isNoun: true,
    isDescriptive: false,
    isGuessed: true,
    isUnknown: true,
    certain: eitherHalf,
  };
}

function toGuessedMeaning(word: string, terms: readonly string[], isUnknown: boolean): Meaning | null {
  if (terms.length === 0) return null;
  const exact = anyOfTerms(terms);
  return {
    word,
    terms,
    own: [],
    exact,
    synonymMatch: exact,
    wide: exact,
    isNoun: true,
    isDescriptive: false,
    isGuessed: true,
    isUnknown,
  };
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
