import { isStopWord } from '@vorulind/morphology/stop-words';
import { foldIcelandic } from '../../../../../lib/rules/text/icelandic-order.ts';
import type { Database } from '../../../db/connect.ts';
import { anyOfTerms, type Expression } from './expression.ts';
import { type Form, findForms, findTermsByPrefix } from './forms-store.ts';
import { isWord, type Token } from './tokens.ts';
import { guessUnknownMeaning } from './unknown-meaning.ts';
import type { Meaning } from './word-meaning.ts';

const shortestPrefix = 2;

const termsIn = (forms: readonly Form[] | undefined): string[] => (forms ?? []).map(({ term }) => term);

/** One meaning for each token that has one. Words of which only the beginning has been typed are looked up last. */
export async function findMeanings(db: Database, tokens: readonly Token[]): Promise<Meaning[]> {
  const words = tokens.flatMap(({ pieces, bare }) => [...pieces, bare].map(foldIcelandic));
  const pairs = tokens.slice(1).map(({ bare }, at) => (tokens[at]?.bare ?? '') + bare);
  const known = Map.groupBy(await findForms(db, [...words, ...pairs]), ({ form }) => form);

  const meanings: Meaning[] = [];
  for (const [at, token] of tokens.entries()) {
    const last = at === tokens.length - 1;
    const meaning = await findMeaning(db, token, last, known);
    // Compounds are also written as two words: kaffi síur.
    const joined = [pairs[at - 1], pairs[at]].flatMap((pair) => termsIn(known.get(pair ?? '')));
    if (meaning) meanings.push(joined.length > 0 ? withJoined(meaning, joined) : meaning);
    else if (joined.length > 0) meanings.push(toPlainMeaning(token.written, joined, anyOfTerms(joined)));
  }
  return meanings;
}

const toPlainMeaning = (word: string, terms: readonly string[], exactMatch: Expression): Meaning => ({
  word,
  terms,
  exact: exactMatch,
  synonymMatch: exactMatch,
  wide: exactMatch,
  isDescriptive: false,
  isGuessed: false,
});

function withJoined(meaning: Meaning, joined: readonly string[]): Meaning {
  const both = anyOfTerms(joined);
  return {
    ...meaning,
    terms: [...joined, ...meaning.terms],
    exact: { any: [both, meaning.exact] },
    synonymMatch: { any: [both, meaning.synonymMatch] },
    wide: { any: [both, meaning.wide] },
  };
}

type KnownForms = ReadonlyMap<string, readonly Form[]>;

async function findMeaning(
  db: Database,
  token: Token,
  last: boolean,
  known: KnownForms,
): Promise<Meaning | null> {
  const [only, ...more] = token.pieces;
  if (only !== undefined && more.length === 0) return findPieceMeaning(db, only, last, known);
  const significant = token.pieces.filter((one) => !isStopWord(one));
  const separated: Meaning[] = [];
  for (const [at, piece] of significant.entries()) {
    const meaning = await findPieceMeaning(db, piece, last && at === significant.length - 1, known);
    if (meaning) separated.push(meaning);
  }
  const joined = termsIn(known.get(token.bare));
  const whole = anyOfTerms([token.bare, ...joined]);
  const all = separated.length === significant.length ? separated : [];
  return {
    word: token.written,
    terms: [token.bare, ...joined],
    exact: { any: [whole, { all: all.map(({ exact }) => exact) }] },
    synonymMatch: { any: [whole, { all: all.map(({ synonymMatch: alike }) => alike) }] },
    wide: { any: [whole, { term: token.bare, prefix: true }, { all: all.map(({ wide }) => wide) }] },
    isDescriptive: false,
    isGuessed: false,
  };
}

async function findPieceMeaning(
  db: Database,
  piece: string,
  last: boolean,
  known: KnownForms,
): Promise<Meaning | null> {
  const word = foldIcelandic(piece);
  if (!isWord(piece)) return toNumberMeaning(word);
  const foundForms = known.get(word) ?? [];
  const prefixes = last && word.length >= shortestPrefix ? await findTermsByPrefix(db, word) : [];
  if (foundForms.length === 0 && prefixes.length === 0) return guessUnknownMeaning(db, piece, word);
  const own = termsIn(foundForms.filter(({ synonym }) => !synonym));
  const isPrefix = prefixes.filter((prefix) => prefix.own).map(({ term }) => term);
  const begunForms = prefixes.map(({ term }) => term);
  const best = [own, termsIn(foundForms), isPrefix, begunForms].find((some) => some.length > 0) ?? [];
  return {
    word: piece,
    terms: best,
    exact: anyOfTerms(best),
    synonymMatch: anyOfTerms([...best, ...termsIn(foundForms)]),
    isDescriptive: foundForms.length > 0 && foundForms.every(({ adjective }) => adjective),
    wide: {
      any: [
        anyOfTerms([...termsIn(foundForms), ...begunForms]),
        ...(last ? [{ term: word, prefix: true }] : []),
      ],
    },
    isGuessed: false,
  };
}

/** Numbers, sizes and SKUs: as typed, or as a prefix. */
function toNumberMeaning(word: string): Meaning {
  return {
    word,
    terms: [word],
    exact: { term: word },
    synonymMatch: { term: word },
    wide: { term: word, prefix: word.length >= shortestPrefix },
    isDescriptive: false,
    isGuessed: false,
  };
}
