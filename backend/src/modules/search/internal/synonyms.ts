import { englishNames, synonymGroups } from './word-lists.ts';

const groupsByWord = Map.groupBy(
  synonymGroups.flatMap((group) => group.map((word) => ({ word, group }))),
  ({ word }) => word,
);

const englishByLemma = new Map(englishNames);

export function synonymsOf(lemma: string): string[] {
  const groups = groupsByWord.get(lemma) ?? [];
  return groups.flatMap(({ group }) => group.filter((other) => other !== lemma));
}

/** What buyers who write English call it. */
export const englishNamesOf = (lemma: string): readonly string[] => englishByLemma.get(lemma) ?? [];
