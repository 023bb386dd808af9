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

/** Words that are written apart and mean one thing: first aid kit. */
const maxPhraseWords = 3;

/** One meaning for each token that has one. Words of which only the beginning has been typed are looked up last. */
export async function findMeanings(db: Database, tokens: readonly Token[]): Promise<Meaning[]> {
  const words = tokens.flatMap(({ pieces, bare }) => [...pieces, bare].map(foldIcelandic));
  const joinedFrom = (at: number, count: number): string =>
    tokens
      .slice(at, at + count)
      .map(({ bare }) => bare)
      .join('');
  const phrases = [...tokens.keys()].flatMap((at) => [joinedFrom(at, 2), joinedFrom(at, maxPhraseWords)]);
  const known = Map.groupBy(await findForms(db, [...words, ...phrases]), ({ form }) => form);

  const meanings: Meaning[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    const count = phraseLength(tokens, at, known, joinedFrom);
    if (count > 1) {
      const terms = termsIn(known.get(joinedFrom(at, count)));
      const written = tokens.slice(at, at + count).map((one) => one.written);
      meanings.push(toPlainMeaning(written.join(' '), terms, anyOfTerms(terms)));
      at += count - 1;
      continue;
    }
    const last = at === tokens.length - 1;
    const meaning = await findMeaning(db, token, last, known);
    // Compounds are also written as two words: kaffi síur.
    const pairs = [at > 0 ? joinedFrom(at - 1, 2) : '', last ? '' : joinedFrom(at, 2)];
    const joined = pairs.flatMap((pair) => termsIn(known.get(pair)));
    if (meaning) meanings.push(joined.length > 0 ? withJoined(meaning, joined) : meaning);
    else if (joined.length > 0) meanings.push(toPlainMeaning(token.written, joined, anyOfTerms(joined)));
  }
  return meanings;
}

/** How many tokens from here on are another name of one thing. */
function phraseLength(
  tokens: readonly Token[],
  at: number,
  known: KnownForms,
  joinedFrom: (at: number, count: number) => string,
): number {
  for (let count = Math.min(maxPhraseWords, tokens.length - at); count > 1; count -= 1) {
    const forms = known.get(joinedFrom(at, count));
    if (forms?.every(({ synonym }) => synonym)) return count;
  }
  return 1;
}

const toPlainMeaning = (word: string, terms: readonly string[], exactMatch: Expression): Meaning => ({
  word,
  terms,
  exact: exactMatch,
  synonymMatch: exactMatch,
  wide: exactMatch,
  own: [],
  isNoun: true,
  isDescriptive: false,
  isGuessed: false,
  isUnknown: false,
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
  if (token.isMeasure) return toMeasureMeaning(token);
  const [only, ...more] = token.pieces;
  if (only !== undefined && more.length === 0) return findPieceMeaning(db, only, last, known);
  const named = token.pieces.filter((one) => !isStopWord(one));
  const words = named.filter((one) => isWord(one));
  // A letter before a word may be part of another firm's name for it: G-mjólk.
  const significant =
    words.length > 0 && named.every((one) => isWord(one) || /^\p{L}$/u.test(one)) ? words : named;
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
    own: [],
    isNoun: words.length > 0,
    isDescriptive: false,
    isGuessed: false,
    isUnknown: false,
  };
}

/** `5 l` is found as such; the number and the unit apart only where it is not. */
function toMeasureMeaning({ written, bare, pieces }: Token): Meaning {
  const whole = { term: bare };
  return {
    ...toPlainMeaning(written, [bare], whole),
    isNoun: false,
    // A count is written in many ways: 8 stk., 8 rúllur.
    wide: { any: [whole, { all: pieces.filter((piece) => piece !== 'stk').map((term) => ({ term })) }] },
  };
}

async function findPieceMeaning(
  db: Database,
  piece: string,
  last: boolean,
  known: KnownForms,
): Promise<Meaning | null> {
  const word = foldIcelandic(piece);
  if (!isWord(piece)) return toNumberMeaning(word, termsIn(known.get(word)));
  const foundForms = known.get(word) ?? [];
  const prefixes = last && word.length >= shortestPrefix ? await findTermsByPrefix(db, word) : [];
  if (foundForms.length === 0 && prefixes.length === 0) return guessUnknownMeaning(db, piece, word);
  const own = termsIn(foundForms.filter(({ synonym }) => !synonym));
  const isPrefix = prefixes.filter((prefix) => prefix.own).map(({ term }) => term);
  const begunForms = prefixes.map(({ term }) => term);
  const isDescriptive = foundForms.length > 0 && foundForms.every(({ adjective }) => adjective);
  const best = [own, termsIn(foundForms), isPrefix, begunForms].find((some) => some.length > 0) ?? [];
  return {
    word: piece,
    terms: best,
    exact: anyOfTerms(best),
    synonymMatch: anyOfTerms([...best, ...termsIn(foundForms)]),
    own: foundForms.some(({ synonym }) => synonym) ? [] : own,
    isNoun: !isDescriptive,
    isDescriptive,
    wide: {
      any: [
        anyOfTerms([...termsIn(foundForms), ...begunForms]),
        ...(last ? [{ term: word, prefix: true }] : []),
      ],
    },
    isGuessed: false,
    isUnknown: false,
  };
}

/** Numbers and SKUs: as typed, or as a prefix; WD40 is another name. */
function toNumberMeaning(word: string, terms: readonly string[]): Meaning {
  const exact = anyOfTerms([word, ...terms]);
  return {
    ...toPlainMeaning(word, [word, ...terms], exact),
    wide: { any: [exact, { term: word, prefix: word.length >= shortestPrefix }] },
    isNoun: terms.length > 0,
  };
}
