import { adjectiveRows } from './data/adjective-paradigms.ts';
import { irregularAdjectives } from './data/irregular-adjectives.ts';
import { irregularNouns } from './data/irregular-nouns.ts';
import { nounRows } from './data/noun-paradigms.ts';
import { isHeadword } from './lexicon.ts';
import type { Lexicon } from './lexicon.ts';
import { indexEndings, inflect, possibleLemmas, readParadigm } from './paradigm.ts';
import type { Paradigm } from './paradigm.ts';

/** The inflection of a word if it is a lemma, and how well the word list supports that (0 to 1). */
export interface Inflection {
  readonly forms: ReadonlySet<string>;
  readonly strength: number;
  /** True where it inflects like an adjective. */
  readonly adjective: boolean;
}

/** The inflection of words that are no compounds, or that the word list has as a whole. */
export interface Inflections {
  readonly of: (lemma: string) => Inflection;
  readonly ofNoun: (lemma: string) => Inflection;
  /** Existing lemmas that have this form, likeliest first. */
  readonly lemmasOf: (form: string) => readonly string[];
  /** The likeliest lemma of a word that the list does not have; undefined when it does not look Icelandic. */
  readonly guess: (form: string) => string | undefined;
}

const nouns = nounRows.map(readParadigm);
const adjectives = adjectiveRows.map(readParadigm);
const allParadigms = [...nouns, ...adjectives];
const endings = indexEndings(allParadigms);

const irregular = new Map<string, ReadonlySet<string>>();
const irregularLemmas = new Map<string, string[]>();
for (const row of [...irregularNouns, ...irregularAdjectives]) {
  const forms = new Set(row.split(/[\s|/]+/).filter((form) => form !== '-'));
  const [lemma = ''] = forms;
  irregular.set(lemma, forms);
  for (const form of forms) irregularLemmas.set(form, [...(irregularLemmas.get(form) ?? []), lemma]);
}

const listedAdjectives = new Set(irregularAdjectives.map((row) => row.split(' ', 1)[0] ?? ''));

/** Shorter words are endings of many unrelated words. */
const minTailLength = 4;
const maxTailLength = 11;

/** The longest ends of a word that may be an irregular word by themselves: augn + tennur. */
function* listTails(word: string): Generator<readonly [head: string, tail: string]> {
  for (let at = Math.max(2, word.length - maxTailLength); at <= word.length - minTailLength; at += 1)
    yield [word.slice(0, at), word.slice(at)];
}

function irregularForms(lemma: string): ReadonlySet<string> | undefined {
  const own = irregular.get(lemma);
  if (own) return own;
  for (const [head, tail] of listTails(lemma)) {
    const forms = irregular.get(tail);
    if (forms) return new Set([...forms].map((form) => head + form));
  }
  return undefined;
}

/** Prior of a class, as a number of forms seen, times how common it is: decides where the list has no evidence. */
const priorWeight = 2;

/** A class below this score has hardly any evidence; then all that are nearly as likely are kept. */
const minScore = 0.5;
const closeRatio = 0.8;

/** The share of `forms` beyond `others` that the list has: is it a word of its own, or a shadow of the other? */
function ownShare(lexicon: Lexicon, forms: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let own = 0;
  let seen = 0;
  for (const form of forms) {
    if (others.has(form)) continue;
    own += 1;
    if (lexicon.has(form)) seen += 1;
  }
  return own === 0 ? 0 : seen / own;
}

function pickStrongest(lexicon: Lexicon, paradigms: readonly Paradigm[], lemma: string): Inflection {
  const scored = paradigms.flatMap((paradigm) => {
    const forms = inflect(paradigm, lemma);
    if (forms === undefined) return [];
    let seen = 0;
    for (const form of forms) if (form !== lemma && lexicon.has(form)) seen += 1;
    return [
      { paradigm, forms, score: (seen + priorWeight * paradigm.prior) / (forms.size - 1 + priorWeight) },
    ];
  });
  const [best, ...rest] = scored.toSorted((a, b) => b.score - a.score);
  if (best === undefined) return { forms: new Set([lemma]), strength: 0, adjective: false };
  const forms = new Set(best.forms);
  for (const other of rest)
    if (
      best.score < minScore
        ? other.score >= best.score * closeRatio
        : ownShare(lexicon, other.forms, best.forms) >= 0.5
    )
      for (const form of other.forms) forms.add(form);
  return { forms, strength: best.score, adjective: adjectives.includes(best.paradigm) };
}

/** Headwords are certain to be lemmas, however few of their forms the list has. */
const headwordStrength = 0.8;

/** Shoppers and catalogues mostly write the nominative. */
const nominativeTrust = 1.25;
const tradeTrust = 1.5;
const unknownNominativeTrust = 3;

/** Lemmas less likely than this share of the likeliest one are dropped. */
const minLikelihoodRatio = 0.6;

export function createInflections(lexicon: Lexicon): Inflections {
  const known = new Map<string, Inflection>();
  const lemmas = new Map<string, readonly string[]>();
  const paradigmsOf = (lemma: string) => {
    if (lexicon.isNoun(lemma) === lexicon.isAdjective(lemma)) return allParadigms;
    return lexicon.isNoun(lemma) ? nouns : adjectives;
  };
  const regular = (lemma: string): Inflection => {
    const found = pickStrongest(lexicon, paradigmsOf(lemma), lemma);
    return isHeadword(lexicon, lemma)
      ? { ...found, strength: Math.max(found.strength, headwordStrength) }
      : found;
  };
  const of = (lemma: string): Inflection => {
    const cached = known.get(lemma);
    if (cached) return cached;
    const forms = irregularForms(lemma);
    const inflection = forms
      ? { forms, strength: 1, adjective: listedAdjectives.has(lemma) }
      : regular(lemma);
    known.set(lemma, inflection);
    return inflection;
  };
  const ofNoun = (lemma: string): Inflection => {
    const forms = irregularForms(lemma);
    return forms ? { forms, strength: 1, adjective: false } : pickStrongest(lexicon, nouns, lemma);
  };
  /** Drops what is far less likely than the best, and inflected forms that only look like lemmas. */
  const likely = (found: ReadonlyMap<string, number>, form: string): readonly string[] => {
    const ranked = [...found].toSorted(([, a], [, b]) => b - a);
    const [best, score] = ranked[0] ?? [form, 0];
    const { forms: likeliest } = of(best);
    const keptLemmas = ([lemma, strength]: readonly [string, number]) => {
      if (lemma === best) return true;
      if (lemma === form && score < minScore) return true;
      if (strength < Math.min(1, score) * minLikelihoodRatio) return false;
      return (
        isHeadword(lexicon, lemma) ||
        !likeliest.has(lemma) ||
        ownShare(lexicon, of(lemma).forms, likeliest) >= (lemma === form ? 0.2 : 0.5)
      );
    };
    return ranked.filter(keptLemmas).map(([lemma]) => lemma);
  };
  const trust = (lemma: string, form: string) =>
    (lexicon.isTradeWord(lemma) ? tradeTrust : 1) * (lemma === form ? nominativeTrust : 1);
  const findLemmas = (form: string): readonly string[] => {
    const candidates = possibleLemmas(endings, form);
    candidates.add(form);
    for (const [head, tail] of listTails(form))
      for (const lemma of irregularLemmas.get(tail) ?? []) candidates.add(head + lemma);
    const found = new Map<string, number>();
    for (const lemma of irregularLemmas.get(form) ?? []) found.set(lemma, 1);
    for (const lemma of candidates) {
      if (found.has(lemma) || !lexicon.has(lemma)) continue;
      const { forms, strength } = of(lemma);
      if (forms.has(form)) found.set(lemma, strength * trust(lemma, form));
    }
    return likely(found, form);
  };
  const lemmasOf = (form: string): readonly string[] => {
    const cached = lemmas.get(form);
    if (cached) return cached;
    const found = findLemmas(form);
    lemmas.set(form, found);
    return found;
  };
  const guess = (form: string): string | undefined => {
    let best: string | undefined;
    let bestStrength = 0;
    for (const lemma of possibleLemmas(endings, form).add(form)) {
      const { forms, strength } = of(lemma);
      const likelihood = strength * (lemma === form ? unknownNominativeTrust : 1);
      if (forms.has(form) && likelihood > bestStrength) [best, bestStrength] = [lemma, likelihood];
    }
    return best;
  };
  return { of, ofNoun, lemmasOf, guess };
}
