import { isStopWord } from '@vorulind/morphology/stop-words';
import type { Database } from '../../db/connect.ts';
import { anyOfTerms, toTsquery, type Expression } from './internal/expression.ts';
import { firstMark, kindMark, partMark } from './internal/lexemes.ts';
import { findMeanings } from './internal/meaning.ts';
import type { Meaning } from './internal/word-meaning.ts';
import { findFirstMatch } from './internal/plan-store.ts';
import { toBareText, tokenise, type Token } from './internal/tokens.ts';
import { findPinnedIds } from './staff-lists.ts';
import type { TermMatch } from './term-match.ts';

/** The plan for a shopper's search text. */
export interface SearchPlan {
  /** What the products have that are found. */
  readonly match: TermMatch;
  /** Tsqueries that rank the matches, the most significant first. */
  readonly order: readonly string[];
  /** Letters and digits of the whole query: the product with that SKU ranks before all others. */
  readonly sku: string;
  /** Tsquery of matches that are what was asked for, not only named after it: of these, what was bought before comes first. */
  readonly familiar: string | null;
  /** Ids of the products that the staff put first for this text, in order: they are shown whether they match or not. */
  readonly pinned: readonly number[];
  /** Words that had to be dropped for anything to match, as typed. */
  readonly dropped: readonly string[];
  /** Words under which nothing is sold: the matches are next to them. */
  readonly unknown: readonly string[];
}

const maxWords = 8;
/** What a product is and the heads of its compounds. */
const kindWeights = 'AB';
/** Also the rest of its name, and its brand. */
const nameWeights = 'ABC';
const anyWeights = '';

/** A tsquery of a term that no product has. */
const nothing = `'${partMark}'`;

/** Null when nothing can match this text. */
export async function planSearch(db: Database, text: string, guest: boolean): Promise<SearchPlan | null> {
  const [plan, pinned] = await Promise.all([planWords(db, text, guest), findPinnedIds(db, text)]);
  if (pinned.length === 0) return plan;
  const onlyPinned = {
    match: { query: nothing, ofName: false },
    order: [],
    familiar: null,
    sku: toBareText(text),
    dropped: [],
    unknown: [],
  };
  return { ...(plan ?? onlyPinned), pinned };
}

async function planWords(db: Database, text: string, guest: boolean): Promise<SearchPlan | null> {
  const all = tokenise(text).slice(0, maxWords);
  const significant = all.filter(({ written }) => !isStopWord(written));
  const tokens = significant.length > 0 ? significant : all;
  const sku = toBareText(text);
  const asSku: Expression = { any: /\d/.test(sku) ? [{ term: sku, prefix: true }] : [] };
  let meanings = await findMeanings(db, tokens);
  for (;;) {
    // A guess is dropped rather than matched in any category of the remaining words.
    const hasGuess = meanings.length > 1 && meanings.some(({ isGuessed }) => isGuessed);
    const widths = hasGuess ? [nameWeights] : [nameWeights, anyWeights];
    for (const wide of [meanings.map((meaning) => meaning.wide), looseExpressions(meanings)]) {
      const expression: Expression = { any: [{ all: wide }, asSku] };
      const match = await findFirstMatch(
        db,
        widths.flatMap((weights) => toMatch(expression, weights) ?? []),
        guest,
      );
      if (match)
        return {
          match,
          order: rankingQueries(asSku, meanings),
          familiar: familiarQuery(meanings),
          pinned: [],
          sku,
          dropped: droppedWords(tokens, meanings),
          unknown: await findUnknownWords(db, meanings, guest),
        };
    }
    if (meanings.length <= 1) return null;
    meanings = await leaveOneOut(db, meanings, guest);
  }
}

/** Null where nothing can match. */
function toMatch(expression: Expression, weights: string): TermMatch | null {
  const ofName = weights === nameWeights;
  const query = toTsquery(expression, ofName ? anyWeights : weights);
  return query === null ? null : { query, ofName };
}

const looseExpressions = (meanings: readonly Meaning[]): Expression[] =>
  meanings.length === 1 ? meanings.flatMap(({ loose }) => loose ?? []) : [];

/**
 * Drops one word: preferably none that says what a product is (but colours, sizes, guesses), and the one without which the rest
 * ranks best; of equal ones the last.
 */
async function leaveOneOut(db: Database, meanings: readonly Meaning[], guest: boolean): Promise<Meaning[]> {
  const significant: boolean[] = [];
  for (const { exact, wide, isGuessed } of meanings) {
    const match = toMatch(isGuessed ? wide : exact, kindWeights);
    significant.push(match !== null && (await findFirstMatch(db, [match], guest)) !== undefined);
  }
  const places = [...meanings.keys()].toReversed();
  const dropCriteria: ((at: number) => boolean)[] = [
    (at) => !significant[at],
    (at) => meanings[at]?.isDescriptive === true,
    (at) => meanings[at]?.isGuessed === true,
  ];
  const candidates =
    dropCriteria
      .map((criterion) => places.filter(criterion))
      .find((some) => some.length > 0 && some.length < places.length) ?? places;
  const matches: (TermMatch & { at: number })[] = [];
  for (const weights of [kindWeights, nameWeights, anyWeights])
    for (const at of candidates) {
      const match = toMatch({ all: without(meanings, at).map(({ wide }) => wide) }, weights);
      if (match) matches.push({ ...match, at });
    }
  const found = await findFirstMatch(db, matches, guest);
  return without(meanings, found?.at ?? candidates[0] ?? 0);
}

/** Guesses, and a word that the catalogue has only as the first part of others. */
async function findUnknownWords(
  db: Database,
  meanings: readonly Meaning[],
  guest: boolean,
): Promise<string[]> {
  const exists = async (expression: Expression, weights: string): Promise<boolean> => {
    const match = toMatch(expression, weights);
    return match !== null && (await findFirstMatch(db, [match], guest)) !== undefined;
  };
  const unknown: string[] = [];
  for (const { word, isUnknown, certain } of meanings)
    if (isUnknown && !(certain && (await exists(certain, nameWeights)))) unknown.push(word);
  const [only, ...more] = meanings;
  if (!only || more.length > 0 || only.isUnknown || only.isDescriptive || only.own.length === 0)
    return unknown;
  const asWhole = only.own.map((term) => `('${term}' & !'${partMark}${term}')`).join(' | ');
  const isNamed = (await findFirstMatch(db, [{ query: asWhole, ofName: false }], guest)) !== undefined;
  return isNamed ? unknown : [...unknown, only.word];
}

const without = (meanings: readonly Meaning[], at: number): Meaning[] =>
  meanings.filter((_, place) => place !== at);

function rankingQueries(asSku: Expression, meanings: readonly Meaning[]): string[] {
  const exact: Expression = { all: meanings.map((meaning) => meaning.exact) };
  const first = marked(firstMark, termsOf(meanings));
  // Only by the word itself: a category that is named like what was guessed says nothing.
  const ofKind = marked(kindMark, ownTermsOf(meanings));
  const named = toTsquery(exact, nameWeights);
  const kind = toTsquery({ any: meanings.map((meaning) => meaning.exact) }, 'A');
  const nouns = meanings.filter(({ isNoun }) => isNoun);
  const alike = toTsquery({ all: meanings.map((meaning) => meaning.synonymMatch) }, nameWeights);
  const alikeKind = toTsquery({ any: nouns.map((meaning) => meaning.synonymMatch) }, kindWeights);
  const order = [
    toTsquery(asSku, 'A'),
    toTsquery(exact, 'A'),
    toTsquery({ all: meanings.map((meaning) => meaning.synonymMatch) }, kindWeights),
    named && kind && `(${named} & ${kind})`,
    // Another name of the thing before what goes with it: for work shoes 44 safety shoes before their insoles.
    alike && alikeKind && `(${alike} & ${alikeKind})`,
    toTsquery(first),
    toTsquery(ofKind),
    toTsquery(exact, kindWeights),
    named,
    toTsquery(exact),
  ];
  return [...new Set(order.filter((query) => query !== null))];
}

const termsOf = (meanings: readonly Meaning[]) => meanings.flatMap(({ terms }) => terms);
const ownTermsOf = (meanings: readonly Meaning[]) => meanings.flatMap(({ own }) => own);

const marked = (mark: string, terms: readonly string[]): Expression =>
  anyOfTerms(terms.map((term) => mark + term));

/** The rest of a product's name counts, but not what it has as the first part of a compound only: of coffee no coffee machine. */
function familiarQuery(meanings: readonly Meaning[]): string | null {
  const named = toTsquery({ all: meanings.map(({ wide }) => wide) }, nameWeights);
  const parts = toTsquery(marked(partMark, termsOf(meanings)));
  return named && parts ? `(${named} & !${parts})` : named;
}

function droppedWords(tokens: readonly Token[], meanings: readonly Meaning[]): string[] {
  const kept = new Set(meanings.map(({ word }) => word));
  return tokens.map(({ written }) => written).filter((word) => !kept.has(word));
}
