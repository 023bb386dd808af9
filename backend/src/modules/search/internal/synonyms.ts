import type { Language } from '@vorulind/morphology/language';
import { foldIcelandic } from '../../../../../lib/rules/text/icelandic-order.ts';
import { englishNames, synonymGroups } from './word-lists.ts';

const englishByLemma = new Map(englishNames);

const lemmasBehind = (language: Language, word: string): Set<string> =>
  new Set([word, ...language.lemmasOf(word)]);

/** What buyers who write English call this word of the catalogue. */
export const englishNamesOf = (language: Language, word: string): Set<string> =>
  new Set([...lemmasBehind(language, word)].flatMap((lemma) => englishByLemma.get(lemma) ?? []));

interface Phrase {
  readonly name: string;
  readonly words: readonly string[];
}

/** Words that shoppers use for the same goods: the lists that come with the shop, and those of its own staff. */
export class Thesaurus {
  readonly groups: readonly (readonly string[])[];
  /** Things that have two words and another name of one: einnota glas, plastglas. As a term, with its words. */
  readonly phrases: ReadonlyMap<string, Phrase>;
  readonly #groupsByWord: ReadonlyMap<string, readonly (readonly string[])[]>;

  /** @param ownGroups in the form of the shop's lists: words in the nominative, a hyphen where they are written apart */
  constructor(ownGroups: readonly (readonly string[])[] = []) {
    this.groups = [...synonymGroups, ...ownGroups];
    this.#groupsByWord = groupByWord(this.groups);
    this.phrases = new Map(
      this.groups
        .flat()
        .filter((name) => name.includes('-'))
        .map((name) => [foldIcelandic(name).replaceAll('-', ''), { name, words: name.split('-') }]),
    );
  }

  /** All that names of goods depend on, to be compared with what they were made by; English names are a group too. */
  get wording(): string[][] {
    const english = englishNames.map(([lemma, names]) => [lemma, ...names]);
    return [...this.groups.map((group) => [...group]), ...english];
  }

  synonymsOf(lemma: string): string[] {
    const groups = this.#groupsByWord.get(lemma) ?? [];
    return groups.flatMap((group) => group.filter((other) => other !== lemma));
  }

  /** Other names of this word of the catalogue, whichever form of it stands there: kaffibaunir, kaffibaun. */
  otherNamesOf(language: Language, word: string): Set<string> {
    return new Set([...lemmasBehind(language, word)].flatMap((lemma) => this.synonymsOf(lemma)));
  }
}

function groupByWord(
  groups: readonly (readonly string[])[],
): ReadonlyMap<string, readonly (readonly string[])[]> {
  const byWord = new Map<string, (readonly string[])[]>();
  for (const group of groups)
    for (const word of group) byWord.set(word, [...(byWord.get(word) ?? []), group]);
  return byWord;
}
