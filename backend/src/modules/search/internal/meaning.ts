import { foldIcelandic } from '../../../../../lib/rules/text/icelandic-order.ts';
import type { Database } from '../../../db/connect.ts';
import { anyTerm, type Expression } from './expression.ts';
import { type Form, formsEqual, termsByPrefix } from './forms-store.ts';
import { isStopWord } from '../language/stop-words.ts';
import { isWord, type Token } from './tokens.ts';
import { unknownMeaning } from './unknown-meaning.ts';
import type { Meaning } from './word-meaning.ts';

const shortestPrefix = 2;

const termsIn = (forms: readonly Form[] | undefined): string[] => (forms ?? []).map(({ term }) => term);

/** One meaning for each token that has one. Words whose beginning only was typed yet are looked for at the end. */
export async function meaningsOf(db: Database, tokens: readonly Token[]): Promise<Meaning[]> {
  const words = tokens.flatMap(({ pieces, bare }) => [...pieces, bare].map(foldIcelandic));
  const pairs = tokens.slice(1).map(({ bare }, at) => (tokens[at]?.bare ?? '') + bare);
  const known = Map.groupBy(await formsEqual(db, [...words, ...pairs]), ({ form }) => form);

  const meanings: Meaning[] = [];
  for (const [at, token] of tokens.entries()) {
    const last = at === tokens.length - 1;
    const meaning = await meaningOf(db, token, last, known);
    // Compounds are written as two words as well: kaffi síur.
    const joined = [pairs[at - 1], pairs[at]].flatMap((pair) => termsIn(known.get(pair ?? '')));
    if (meaning) meanings.push(joined.length > 0 ? withJoined(meaning, joined) : meaning);
    else if (joined.length > 0) meanings.push(plainMeaning(token.written, joined, anyTerm(joined)));
  }
  return meanings;
}

const plainMeaning = (word: string, terms: readonly string[], exact: Expression): Meaning => ({
  word,
  terms,
  exact,
  alike: exact,
  wide: exact,
  describes: false,
  guessed: false,
});

function withJoined(meaning: Meaning, joined: readonly string[]): Meaning {
  const both = anyTerm(joined);
  return {
    ...meaning,
    terms: [...joined, ...meaning.terms],
    exact: { any: [both, meaning.exact] },
    alike: { any: [both, meaning.alike] },
    wide: { any: [both, meaning.wide] },
  };
}

type Known = ReadonlyMap<string, readonly Form[]>;

async function meaningOf(db: Database, token: Token, last: boolean, known: Known): Promise<Meaning | null> {
  const [only, ...more] = token.pieces;
  if (only !== undefined && more.length === 0) return pieceMeaning(db, only, last, known);
  const telling = token.pieces.filter((one) => !isStopWord(one));
  const parted: Meaning[] = [];
  for (const [at, piece] of telling.entries()) {
    const meaning = await pieceMeaning(db, piece, last && at === telling.length - 1, known);
    if (meaning) parted.push(meaning);
  }
  const joined = termsIn(known.get(token.bare));
  const whole = anyTerm([token.bare, ...joined]);
  const all = parted.length === telling.length ? parted : [];
  return {
    word: token.written,
    terms: [token.bare, ...joined],
    exact: { any: [whole, { all: all.map(({ exact }) => exact) }] },
    alike: { any: [whole, { all: all.map(({ alike }) => alike) }] },
    wide: { any: [whole, { term: token.bare, prefix: true }, { all: all.map(({ wide }) => wide) }] },
    describes: false,
    guessed: false,
  };
}

async function pieceMeaning(
  db: Database,
  piece: string,
  last: boolean,
  known: Known,
): Promise<Meaning | null> {
  const word = foldIcelandic(piece);
  if (!isWord(piece)) return numberMeaning(word);
  const found = known.get(word) ?? [];
  const prefixes = last && word.length >= shortestPrefix ? await termsByPrefix(db, word) : [];
  if (found.length === 0 && prefixes.length === 0) return unknownMeaning(db, piece, word);
  const own = termsIn(found.filter(({ synonym }) => !synonym));
  const begun = prefixes.filter((prefix) => prefix.own).map(({ term }) => term);
  const begunForms = prefixes.map(({ term }) => term);
  const best = [own, termsIn(found), begun, begunForms].find((some) => some.length > 0) ?? [];
  return {
    word: piece,
    terms: best,
    exact: anyTerm(best),
    alike: anyTerm([...best, ...termsIn(found)]),
    describes: found.length > 0 && found.every(({ adjective }) => adjective),
    wide: {
      any: [anyTerm([...termsIn(found), ...begunForms]), ...(last ? [{ term: word, prefix: true }] : [])],
    },
    guessed: false,
  };
}

/** Numbers, sizes and SKUs: as typed, or the beginning of it. */
function numberMeaning(word: string): Meaning {
  return {
    word,
    terms: [word],
    exact: { term: word },
    alike: { term: word },
    wide: { term: word, prefix: word.length >= shortestPrefix },
    describes: false,
    guessed: false,
  };
}
