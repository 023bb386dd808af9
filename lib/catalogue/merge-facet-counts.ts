import type { CountedResults } from './hosted-facets.ts';
import { categoryLevels, levelSeparator } from './hosted-names.ts';

/** What one answer counts. */
export interface CountedFacets {
  /** Attribute → value → number of records. */
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly stats: Readonly<Record<string, { min?: number; max?: number }>>;
}

interface LevelCounts {
  name: string;
  count: number;
  data: LevelCounts[];
}

/**
 * Counts of several answers as one: a group of which something is chosen is counted by its own answer.
 * @param countsByGroup the attributes of each such group and its counts
 * @param selectedPath names down to the chosen category, each of which offers what is below it
 */
export function mergeFacetCounts(
  countsOfAll: CountedFacets,
  countsByGroup: readonly (readonly [attributes: readonly string[], counts: CountedFacets])[],
  selectedPath: readonly string[],
): CountedResults {
  const selectedPrefix = selectedPath.join(levelSeparator) + levelSeparator;
  const facetsFor = (attribute: string): CountedFacets =>
    countsByGroup.find(([attributes]) => attributes.includes(attribute))?.[1] ?? countsOfAll;
  const countsFor = (attribute: string): Readonly<Record<string, number>> =>
    facetsFor(attribute).facets[attribute] ?? {};
  return {
    getFacetValues(attribute) {
      if (attribute === categoryLevels[0]) return { data: levelsBelow('', 0) };
      return Object.entries(countsFor(attribute)).map(([name, count]) => ({ name, count }));
    },
    getFacetStats: (attribute) => facetsFor(attribute).stats[attribute],
  };

  function levelsBelow(parent: string, depth: number): LevelCounts[] {
    const attribute = categoryLevels[depth];
    if (!attribute) return [];
    return Object.entries(countsFor(attribute))
      .filter(([path]) => path.startsWith(parent))
      .map(([path, count]) => ({
        name: path.slice(parent.length),
        count,
        data: selectedPrefix.startsWith(path + levelSeparator)
          ? levelsBelow(path + levelSeparator, depth + 1)
          : [],
      }));
  }
}
