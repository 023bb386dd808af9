import { foldIcelandic } from '../../lib/rules/text/icelandic-order.ts';
import { comparisonForms } from './comparison.ts';
import { createCompounds, sureStrength } from './compounds.ts';
import type { Split } from './compounds.ts';
import { createInflections } from './inflection.ts';
import type { Inflection } from './inflection.ts';
import { getLexicon, withOwnWords } from './lexicon.ts';
import { groupByLemma } from './lemma-groups.ts';

/** Icelandic for search. Takes and returns words in lower case; none of the functions throws. */
export interface Language {
  /** All forms of a noun, given its nominative singular (plural where it has no singular), with and without article. */
  readonly nounForms: (lemma: string) => ReadonlySet<string>;
  /** All forms of all words that this may be a form of, itself among them. */
  readonly forms: (word: string) => ReadonlySet<string>;
  /** Nominatives (nouns) and masculine nominatives (adjectives), likeliest first; also for words typed without accents. */
  readonly lemmasOf: (form: string) => readonly string[];
  /** One group for each lemma behind these words: the lemma, then its other forms. For the plurals dictionary. */
  readonly lemmaGroups: (words: Iterable<string>) => string[][];
  /** Lemmas of the parts of a compound, its two halves first, then theirs; empty for other words. */
  readonly compoundParts: (word: string) => string[];
  /** All last parts of a compound, shortest first: of rafhlöðuborvél vél and borvél; empty for other words. */
  readonly headsOf: (word: string) => string[];
  /** True where the lemma inflects like an adjective: it qualifies a thing instead of naming it. */
  readonly isAdjective: (lemma: string) => boolean;
  /** A compound as it is written apart: kaffisía → kaffi sía; undefined for other words. */
  readonly writtenApart: (word: string) => string | undefined;
}

/** Longer ones are not words; the time per word grows with the square of its length. */
const maxWordLength = 60;

/** Shorter words of the catalogue are abbreviations and units. */
const minWordLength = 4;

/**
 * `ownWords` are the words of the catalogue, in any form: they may be parts of compounds although no dictionary has them. Results
 * are cached, so create one language per indexing run and release it afterwards.
 */
export function createLanguage(ownWords: Iterable<string> = []): Language {
  const own = new Set<string>();
  for (const word of ownWords) if (word.length >= minWordLength) own.add(toLowerCase(word));
  const lexicon = withOwnWords(getLexicon(), own);
  const inflections = createInflections(lexicon);
  const compounds = createCompounds(inflections, (word) => own.has(word), lexicon.isTradeWord);
  const lemmas = new Map<string, readonly string[]>();

  const isSure = (lemma: string | undefined) =>
    lemma !== undefined && inflections.of(lemma).strength >= sureStrength;

  const findLemmas = (form: string): readonly string[] => {
    if (form.length > maxWordLength) return [];
    const whole = inflections.lemmasOf(form);
    if (isSure(whole[0])) return whole;
    const split = compounds.split(form);
    if (split) return split.lastLemmas.map((last) => split.first + last);
    if (whole.length > 0) return whole;
    const guessed = own.has(form) ? inflections.guess(form) : undefined;
    return guessed === undefined ? [...new Set(withAccents(form).flatMap(lemmasOf))] : [guessed];
  };

  const lemmasOf = (word: string): readonly string[] => {
    const form = toLowerCase(word);
    const known = lemmas.get(form);
    if (known) return known;
    const foundWord = findLemmas(form);
    lemmas.set(form, foundWord);
    return foundWord;
  };

  /** The word with accents that was probably meant by an unknown spelling. */
  const withAccents = (text: string): readonly string[] => {
    if (foldIcelandic(text) !== text) return [];
    const whole = lexicon.unfold(text);
    if (whole.length > 0) return whole;
    let best: { word: string; split: Split } | undefined;
    for (let at = 2; at <= text.length - 3; at += 1)
      for (const first of [text.slice(0, at), ...lexicon.unfold(text.slice(0, at))])
        for (const last of [text.slice(at), ...lexicon.unfold(text.slice(at))]) {
          const split = first + last === text ? undefined : compounds.split(first + last);
          if (split && split.score > (best?.split.score ?? 0)) best = { word: first + last, split };
        }
    return best ? [best.word] : [];
  };

  /** Compounds inflect like their last word. */
  const inflectionOf = (lemma: string, of: (simple: string) => Inflection): ReadonlySet<string> => {
    const whole = of(lemma);
    const split = compounds.split(lemma);
    const last = split?.lastLemmas.find((candidate) => split.first + candidate === lemma);
    if (split === undefined || last === undefined) return whole.forms;
    const tail = of(last);
    return tail.strength < whole.strength
      ? whole.forms
      : new Set([...tail.forms].map((form) => split.first + form));
  };

  const splitOf = (word: string): Split | undefined => {
    const [lemma] = lemmasOf(word);
    return lemma === undefined ? undefined : compounds.split(lemma);
  };

  const partsOf = (word: string): string[] => {
    const split = splitOf(word);
    return split ? [split.firstLemma, split.lastLemmas[0]] : [];
  };

  const headsOf = (word: string): string[] => {
    const split = splitOf(word);
    if (!split) return [];
    const [last] = split.lastLemmas;
    const inner = compounds.split(split.first);
    const longer = inner && split.first.slice(inner.first.length) + last;
    return [...new Set([...headsOf(last), last, ...(longer ? [...headsOf(longer), longer] : [])])];
  };

  const formsOf = (lemma: string): ReadonlySet<string> => {
    const forms = inflectionOf(lemma, inflections.of);
    return inflections.of(lemma).adjective ? new Set([...forms, ...comparisonForms(lemma)]) : forms;
  };
  return {
    nounForms: (lemma) =>
      lemma.length > maxWordLength
        ? new Set([toLowerCase(lemma)])
        : inflectionOf(toLowerCase(lemma), inflections.ofNoun),
    forms: (word) => new Set([toLowerCase(word), ...lemmasOf(word).flatMap((lemma) => [...formsOf(lemma)])]),
    lemmasOf,
    lemmaGroups: (words) => groupByLemma([...words].map(toLowerCase), lemmasOf, formsOf),
    compoundParts: (word) => {
      const halves = partsOf(word);
      return [...new Set([...halves, ...halves.flatMap(partsOf)])];
    },
    headsOf,
    isAdjective: (lemma) => inflections.of(compounds.split(lemma)?.lastLemmas[0] ?? lemma).adjective,
    writtenApart: (word) => {
      const split = splitOf(word);
      return split && `${split.first} ${split.lastLemmas[0]}`;
    },
  };
}

function toLowerCase(word: string): string {
  return word.normalize('NFC').toLowerCase();
}
