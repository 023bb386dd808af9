import { foldIcelandic } from '../../../../lib/rules/icelandic.ts';
import type { Database } from '../../db/connect.ts';
import type { Expression } from './expression.ts';
import { formsEqual, formsLike, termsByPrefix } from './forms-store.ts';
import { createLanguage } from './language/language.ts';
import { isStopWord } from './language/stop-words.ts';
import { isWord, type Token } from './tokens.ts';
import { allowedTypos, typosBetween } from './typos.ts';
import { tailsOf } from './vocabulary.ts';

/** What a word of a query stands for. */
export interface Meaning {
  /** As it was typed. */
  readonly word: string;
  /** The word itself. */
  readonly exact: Expression;
  /** Also what means the same, and what begins so. */
  readonly wide: Expression;
  /** The terms that the word itself may stand for. */
  readonly terms: readonly string[];
}

const mostCorrections = 4;
const shortestPrefix = 2;

const terms = (all: Iterable<string>): Expression => ({ any: [...new Set(all)].map((term) => ({ term })) });

/** One meaning for each token that has one. Words whose beginning only was typed yet are looked for at the end. */
export async function meaningsOf(db: Database, tokens: readonly Token[]): Promise<Meaning[]> {
  const words = tokens.flatMap(({ pieces, bare }) => [...pieces, bare].map(foldIcelandic));
  const known = Map.groupBy(await formsEqual(db, words), ({ form }) => form);

  const ofPiece = async (piece: string, last: boolean): Promise<Meaning | null> => {
    const word = foldIcelandic(piece);
    if (!isWord(piece)) return numberMeaning(word);
    const found = known.get(word) ?? [];
    const prefixes = last && word.length >= shortestPrefix ? await termsByPrefix(db, word) : [];
    if (found.length === 0 && prefixes.length === 0) return unknownMeaning(db, piece, word);
    const own = found.filter(({ synonym }) => !synonym).map(({ term }) => term);
    const alike = found.map(({ term }) => term);
    const best = [own, alike, prefixes].find((some) => some.length > 0) ?? [];
    return {
      word: piece,
      terms: best,
      exact: terms(best),
      wide: { any: [terms([...alike, ...prefixes]), ...(last ? [{ term: word, prefix: true }] : [])] },
    };
  };

  const ofToken = async (token: Token, last: boolean): Promise<Meaning | null> => {
    const [only, ...more] = token.pieces;
    if (only !== undefined && more.length === 0) return ofPiece(only, last);
    const telling = token.pieces.filter((one) => !isStopWord(one));
    const pieces: (Meaning | null)[] = [];
    for (const [at, piece] of telling.entries())
      pieces.push(await ofPiece(piece, last && at === telling.length - 1));
    const parted = pieces.filter((piece) => piece !== null);
    const joined = known.get(token.bare)?.map(({ term }) => term) ?? [];
    const whole = terms([token.bare, ...joined]);
    const all = parted.length === pieces.length ? parted : [];
    return {
      word: token.written,
      terms: [token.bare, ...joined],
      exact: { any: [whole, { all: all.map(({ exact }) => exact) }] },
      wide: { any: [whole, { term: token.bare, prefix: true }, { all: all.map(({ wide }) => wide) }] },
    };
  };

  const meanings: Meaning[] = [];
  for (const [at, token] of tokens.entries()) {
    const meaning = await ofToken(token, at === tokens.length - 1);
    if (meaning) meanings.push(meaning);
  }
  return meanings;
}

/** Numbers, sizes and SKUs: as typed, or the beginning of it. */
function numberMeaning(word: string): Meaning {
  return {
    word,
    terms: [word],
    exact: { term: word },
    wide: { term: word, prefix: word.length >= shortestPrefix },
  };
}

/** A word that the catalogue does not have: another form, a compound of its words, or a typo. The language is loaded for it. */
async function unknownMeaning(db: Database, piece: string, word: string): Promise<Meaning | null> {
  const language = createLanguage();
  const lemmas = language.lemmasOf(piece).map(foldIcelandic);
  const [first = '', head = ''] = language.compoundParts(piece).map(foldIcelandic);
  const tails = tailsOf(word);
  const typos = allowedTypos(word);
  const [forms, similar] = [
    await formsEqual(db, [...lemmas, first, head, ...tails]),
    typos > 0 ? await formsLike(db, word, typos) : [],
  ];
  const termsOf = (wanted: readonly string[]): string[] =>
    forms.filter(({ form }) => wanted.includes(form)).map(({ term }) => term);
  const meaning = (found: readonly string[], exact: Expression = terms(found)): Meaning | null =>
    found.length === 0 ? null : { word: piece, terms: found, exact, wide: exact };
  const near = (most: number): string[] => nearest(similar, word, most);

  const heads = termsOf([head]);
  const firsts = termsOf([first]);
  const both: Expression = { all: [terms(firsts), terms(heads)] };
  return (
    meaning(termsOf(lemmas)) ??
    meaning(near(Math.min(typos, 1))) ??
    (firsts.length > 0 && heads.length > 0
      ? { word: piece, terms: heads, exact: both, wide: { any: [both, terms(heads)] } }
      : null) ??
    meaning(near(typos)) ??
    meaning(heads) ??
    meaning(termsOf(tails.filter((tail) => forms.some(({ form }) => form === tail)).slice(0, 1))) ??
    meaning(firsts)
  );
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
