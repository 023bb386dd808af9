import { synonymGroups } from './synonym-list.ts';

const groupsByWord = Map.groupBy(
  synonymGroups.flatMap((group) => group.map((word) => ({ word, group }))),
  ({ word }) => word,
);

export function synonymsOf(lemma: string): string[] {
  const groups = groupsByWord.get(lemma) ?? [];
  return groups.flatMap(({ group }) => group.filter((other) => other !== lemma));
}
