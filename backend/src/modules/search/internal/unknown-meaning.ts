import { foldIcelandic } from '../../../../../lib/rules/text/icelandic-order.ts';
import type { Database } from '../../../db/connect.ts';
import { anyTerm } from './expression.ts';
import { formsEqual, formsLike } from './forms-store.ts';
import { firstParts, shortFirstParts, shortLastParts } from '../language/data/first-parts.ts';
import { allowedTypos, typosBetween } from './typos.ts';
import type { Meaning } from './word-meaning.ts';

const mostCorrections = 4;
/** Shorter halves are accidents. */
const shortestHalf = 3;
const shortestTail = 4;
/** What a product is and the heads of its compounds. */
const kindWeights = 'AB';

/** Stems that stand first in compounds without being a form: hand + klútur. */
const stems = new Map(
  Object.entries(firstParts).map(([part, lemma]) => [foldIcelandic(part), foldIcelandic(lemma)]),
);

const shortLasts = new Set([...shortLastParts].map(foldIcelandic));
const shortFirsts = new Set([...shortFirstParts].map(foldIcelandic));

interface Half {
  /** Where the second half begins. */
  readonly at: number;
  readonly firsts: readonly string[];
  readonly heads: readonly string[];
}

/**
 * A word that the catalogue does not have: a typo, or a compound of words that it has (plast + glas), also where they are no compound
 * (svartir + ruslapokar), or one that ends or begins with such a word (skoðunar + hanskar, kex + pakki). Null when it is none of these.
 */
export async function unknownMeaning(db: Database, piece: string, word: string): Promise<Meaning | null> {
  const typos = allowedTypos(word);
  const places = Array.from({ length: Math.max(word.length - shortestHalf, 0) }, (_, at) => at + 1);
  const halves = places.flatMap((at) => [word.slice(0, at), word.slice(at)]);
  const lemmas = places.flatMap((at) => stems.get(word.slice(0, at)) ?? []);
  const forms = Map.groupBy(await formsEqual(db, [...halves, ...lemmas]), ({ form }) => form);
  const similar = typos > 0 ? await formsLike(db, word, typos) : [];
  const near = (most: number): Meaning | null => guess(piece, nearest(similar, word, most));
  const termsOf = (part: string): string[] => (forms.get(part) ?? []).map(({ term }) => term);

  const cuts = places.map((at): Half => {
    const first = word.slice(0, at);
    return {
      at,
      firsts:
        at < shortestHalf && !shortFirsts.has(first)
          ? []
          : [...termsOf(first), ...termsOf(stems.get(first) ?? '')],
      heads: termsOf(word.slice(at)),
    };
  });
  const cut = cuts.find(({ firsts, heads }) => firsts.length > 0 && heads.length > 0);
  const ends = (at: number): boolean => word.length - at >= shortestTail || shortLasts.has(word.slice(at));
  const tail = cuts.find(({ at, heads }) => heads.length > 0 && at > 1 && ends(at));
  const first = cuts.findLast(({ at, firsts }) => firsts.length > 0 && word.length - at >= shortestTail);
  return (
    near(Math.min(typos, 1)) ??
    (cut && ofBoth(piece, cut)) ??
    near(typos) ??
    (tail && guess(piece, tail.heads)) ??
    (first ? guess(piece, first.firsts) : null)
  );
}

/** What is both comes first, then what is of the second half's kind, then what has the first half. */
function ofBoth(piece: string, { firsts, heads }: Half): Meaning {
  const both = { all: [anyTerm(firsts), anyTerm(heads)] };
  return {
    word: piece,
    terms: heads,
    exact: both,
    alike: both,
    wide: { any: [both, anyTerm(heads, kindWeights)] },
    loose: { any: [anyTerm(firsts), anyTerm(heads)] },
    describes: false,
    guessed: true,
  };
}

function guess(word: string, terms: readonly string[]): Meaning | null {
  if (terms.length === 0) return null;
  const exact = anyTerm(terms);
  return { word, terms, exact, alike: exact, wide: exact, describes: false, guessed: true };
}

/** Terms of the forms with the fewest typos, `most` at most. */
function nearest(forms: readonly { form: string; term: string }[], word: string, most: number): string[] {
  if (most === 0) return [];
  const measured = forms.map(({ form, term }) => ({ term, typos: typosBetween(word, form, most) }));
  const least = Math.min(...measured.map(({ typos }) => typos));
  if (least > most) return [];
  const best = measured.filter(({ typos }) => typos === least).map(({ term }) => term);
  return [...new Set(best)].slice(0, mostCorrections);
}
