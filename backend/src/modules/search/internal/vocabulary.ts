import type { Language } from '@vorulind/morphology/language';
import { foldIcelandic } from '../../../../../lib/rules/text/icelandic-order.ts';
import { englishNamesOf, type Thesaurus } from './synonyms.ts';

/** Readings of a word that count; the rest are too unlikely. */
const maxReadings = 3;

/** Shorter ends of words are mostly inflections. */
const minTailLength = 5;

/** Possible last parts of a compound, longest first. */
function listTails(word: string): string[] {
  return Array.from({ length: Math.max(word.length - minTailLength - 1, 0) }, (_, at) => word.slice(at + 2));
}

/** The terms by which a word is found: its lemmas, and the parts of a compound. */
export interface WordTerms {
  readonly whole: readonly string[];
  /** The last part of a compound: the kind of thing that it is. */
  readonly head: readonly string[];
  readonly otherParts: readonly string[];
  /** True for words that say what a thing is like. */
  readonly isAdjective: boolean;
}

export interface FormRow {
  readonly form: string;
  readonly term: string;
  readonly synonym: boolean;
  readonly adjective: boolean;
}

/** The lemmas of a word; a nominative is its own. */
function findLemmas(language: Language, word: string): readonly string[] {
  const lemmas = language.lemmasOf(word);
  if (lemmas.length === 0 || lemmas[0] === word) return [word];
  return lemmas.slice(0, maxReadings);
}

/** The halves of a compound, then theirs. Where the first is an unknown word (zebra + hanskar), its end alone. */
export function splitParts(language: Language, word: string): readonly (string | undefined)[] {
  const parts = language.compoundParts(word);
  if (parts.length > 0) return parts;
  const tail = listTails(word).find(
    (end) => language.compoundParts(end).length === 0 && language.lemmasOf(end).length > 0,
  );
  return tail === undefined ? [] : [undefined, language.lemmasOf(tail)[0]];
}

export function findWordTerms(language: Language, word: string): WordTerms {
  const [first, last, ...inner] = splitParts(language, word);
  const folded = (words: readonly (string | undefined)[]): string[] =>
    words.flatMap((one) => (one ? [foldIcelandic(one)] : []));
  const lemmas = findLemmas(language, word);
  return {
    isAdjective: lemmas.every((lemma) => language.isAdjective(lemma)),
    whole: folded(lemmas),
    head: folded([last, ...language.headsOf(word)]),
    otherParts: folded([first, ...inner]),
  };
}

/** Synonyms of these words of the catalogue, alone and within compounds: salernishreinsir, klósetthreinsir. */
export function findOtherNames(
  language: Language,
  thesaurus: Thesaurus,
  words: Iterable<string>,
): Set<string> {
  const names = new Set<string>();
  for (const word of words) {
    const [first, head] = splitParts(language, word);
    for (const lemma of [...findLemmas(language, word), head])
      if (lemma !== undefined)
        for (const other of [...thesaurus.otherNamesOf(language, lemma), ...englishNamesOf(language, lemma)])
          names.add(other);
    if (first === undefined || head === undefined) continue;
    for (const other of thesaurus.synonymsOf(first)) names.add(other + head);
    const [written = first] = language.writtenApart(word)?.split(' ') ?? [];
    for (const other of thesaurus.synonymsOf(head)) names.add(written + other);
  }
  return names;
}

/** The lemmas of these words and of the parts of their compounds. */
export function findLemmasBehind(language: Language, words: Iterable<string>): Set<string> {
  const lemmas = new Set<string>();
  for (const word of words)
    for (const lemma of [
      ...findLemmas(language, word),
      ...splitParts(language, word),
      ...language.headsOf(word),
    ])
      if (lemma !== undefined) lemmas.add(lemma);
  return lemmas;
}

/** What shoppers may type for these words of the catalogue. */
export function* listFormRows(
  language: Language,
  thesaurus: Thesaurus,
  words: Iterable<string>,
): Generator<FormRow> {
  const lemmas = findLemmasBehind(language, words);
  for (const lemma of lemmas) yield* rowsOf(language, [lemma], lemma, false);
  for (const group of language.lemmaGroups(lemmas)) yield* rowsOf(language, group, group[0] ?? '', false);
  yield* listSynonymRows(language, thesaurus, lemmas);
}

/** What shoppers may type for words that mean the same as these lemmas. */
export function* listSynonymRows(
  language: Language,
  thesaurus: Thesaurus,
  lemmas: ReadonlySet<string>,
): Generator<FormRow> {
  const withForms = (other: string): string[] => [other, ...language.forms(other)];
  for (const lemma of lemmas) {
    for (const other of thesaurus.otherNamesOf(language, lemma))
      yield* rowsOf(language, withForms(other), lemma, true);
    yield* rowsOf(language, englishNamesOf(language, lemma), lemma, true);
  }
  for (const { name, words: parts } of thesaurus.phrases.values())
    if (parts.some((part) => lemmas.has(part)))
      for (const other of thesaurus.synonymsOf(name))
        yield* rowsOf(language, withForms(other), name.replaceAll('-', ''), true);
}

function* rowsOf(
  language: Language,
  forms: Iterable<string>,
  lemma: string,
  synonym: boolean,
): Generator<FormRow> {
  const term = foldIcelandic(lemma);
  const adjective = language.isAdjective(lemma);
  for (const form of forms) yield { form: foldIcelandic(form).replaceAll('-', ''), term, synonym, adjective };
}
