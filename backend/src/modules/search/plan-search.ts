import type { Database } from '../../db/connect.ts';
import { tsquery, type Expression } from './internal/expression.ts';
import { isStopWord } from './language/stop-words.ts';
import { firstMark } from './internal/lexemes.ts';
import { meaningsOf } from './internal/meaning.ts';
import type { Meaning } from './internal/word-meaning.ts';
import { firstThatFinds } from './internal/plan-store.ts';
import { bareText, tokensOf, type Token } from './internal/tokens.ts';

/** How to look for what a shopper typed. */
export interface SearchPlan {
  /** Tsquery of what is found. */
  readonly match: string;
  /** Tsqueries of what comes first, the most telling one first. */
  readonly order: readonly string[];
  /** The whole query's letters and digits: the product with that SKU comes before all others. */
  readonly sku: string;
  /** Words that had to be left out for anything to be found, as they were typed. */
  readonly dropped: readonly string[];
}

const mostWords = 8;
/** What a product is and the heads of its compounds. */
const kindWeights = 'AB';
/** Also the rest of its name, and its brand. */
const nameWeights = 'ABC';
const anyWeights = '';

/** Null when nothing can be found by this text. */
export async function planSearch(db: Database, text: string, guest: boolean): Promise<SearchPlan | null> {
  const all = tokensOf(text).slice(0, mostWords);
  const telling = all.filter(({ written }) => !isStopWord(written));
  const tokens = telling.length > 0 ? telling : all;
  const sku = bareText(text);
  const asSku: Expression = { any: /\d/.test(sku) ? [{ term: sku, prefix: true }] : [] };
  let meanings = await meaningsOf(db, tokens);
  for (;;) {
    // What is only guessed is rather left out than found in any category that the rest happens to stand in.
    const guesses = meanings.length > 1 && meanings.some(({ guessed }) => guessed);
    const widths = guesses ? [nameWeights] : [nameWeights, anyWeights];
    for (const wide of [meanings.map((meaning) => meaning.wide), loosely(meanings)]) {
      const expression: Expression = { any: [{ all: wide }, asSku] };
      const queries = widths.flatMap((weights) => tsquery(expression, weights) ?? []);
      const match = await firstThatFinds(db, queries, guest);
      if (match) return { match, order: orderOf(asSku, meanings), sku, dropped: droppedOf(tokens, meanings) };
    }
    if (meanings.length <= 1) return null;
    meanings = await withoutOne(db, meanings, guest);
  }
}

const loosely = (meanings: readonly Meaning[]): Expression[] =>
  meanings.length === 1 ? meanings.flatMap(({ loose }) => loose ?? []) : [];

/**
 * Leaves out one word: none that says what a product is while there are others (colours, sizes, what is only guessed), and the one
 * without which the rest says it best; of equal ones the last.
 */
async function withoutOne(db: Database, meanings: readonly Meaning[], guest: boolean): Promise<Meaning[]> {
  const telling: boolean[] = [];
  for (const { exact, wide, guessed } of meanings) {
    const query = tsquery(guessed ? wide : exact, kindWeights);
    telling.push(query !== null && (await firstThatFinds(db, [query], guest)) !== undefined);
  }
  const places = [...meanings.keys()].toReversed();
  const wishes: ((at: number) => boolean)[] = [
    (at) => !telling[at],
    (at) => meanings[at]?.describes === true,
    (at) => meanings[at]?.guessed === true,
  ];
  const candidates =
    wishes
      .map((wish) => places.filter(wish))
      .find((some) => some.length > 0 && some.length < places.length) ?? places;
  const byQuery = new Map<string, number>();
  for (const weights of [kindWeights, nameWeights, anyWeights])
    for (const at of candidates) {
      const query = tsquery({ all: without(meanings, at).map(({ wide }) => wide) }, weights);
      if (query !== null && !byQuery.has(query)) byQuery.set(query, at);
    }
  const found = await firstThatFinds(db, [...byQuery.keys()], guest);
  const dropped = found === undefined ? candidates[0] : byQuery.get(found);
  return without(meanings, dropped ?? 0);
}

const without = (meanings: readonly Meaning[], at: number): Meaning[] =>
  meanings.filter((_, place) => place !== at);

function orderOf(asSku: Expression, meanings: readonly Meaning[]): string[] {
  const exact: Expression = { all: meanings.map((meaning) => meaning.exact) };
  const first: Expression = {
    any: meanings.flatMap(({ terms }) => terms.map((term) => ({ term: firstMark + term }))),
  };
  const named = tsquery(exact, nameWeights);
  const kind = tsquery({ any: meanings.map((meaning) => meaning.exact) }, 'A');
  const order = [
    tsquery(asSku, 'A'),
    tsquery(exact, 'A'),
    tsquery({ all: meanings.map((meaning) => meaning.alike) }, kindWeights),
    named && kind && `(${named} & ${kind})`,
    tsquery(first),
    tsquery(exact, kindWeights),
    named,
  ];
  return [...new Set(order.filter((query) => query !== null))];
}

function droppedOf(tokens: readonly Token[], meanings: readonly Meaning[]): string[] {
  const kept = new Set(meanings.map(({ word }) => word));
  return tokens.map(({ written }) => written).filter((word) => !kept.has(word));
}
