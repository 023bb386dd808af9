import type { Language } from '@vorulind/morphology/language';
import { foldIcelandic } from '../../../../../lib/rules/text/icelandic-order.ts';
import { englishNames, synonymGroups } from './word-lists.ts';

const groupsByWord = Map.groupBy(
  synonymGroups.flatMap((group) => group.map((word) => ({ word, group }))),
  ({ word }) => word,
);

const englishByLemma = new Map(englishNames);

const lemmasBehind = (language: Language, word: string): Set<string> =>
  new Set([word, ...language.lemmasOf(word)]);

/** Other names of this word of the catalogue, whichever form of it stands there: kaffibaunir, kaffibaun. */
export const otherNamesOf = (language: Language, word: string): Set<string> =>
  new Set([...lemmasBehind(language, word)].flatMap(synonymsOf));

/** What buyers who write English call this word of the catalogue. */
export const englishNamesOf = (language: Language, word: string): Set<string> =>
  new Set([...lemmasBehind(language, word)].flatMap((lemma) => englishByLemma.get(lemma) ?? []));

/** Things that have two words and another name of one: einnota glas, plastglas. As a term, with its words. */
export const phrases: ReadonlyMap<string, { readonly name: string; readonly words: readonly string[] }> =
  new Map(
    synonymGroups
      .flat()
      .filter((name) => name.includes('-'))
      .map((name) => [foldIcelandic(name).replaceAll('-', ''), { name, words: name.split('-') }]),
  );

export function synonymsOf(lemma: string): string[] {
  const groups = groupsByWord.get(lemma) ?? [];
  return groups.flatMap(({ group }) => group.filter((other) => other !== lemma));
}
