import type { CountedResults } from './hosted-facets.ts';
import { levels, separator } from './hosted-names.ts';

/** What one answer counts. */
export interface CountedFacets {
  /** Attribute → value → number of records. */
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly stats: Readonly<Record<string, { min?: number; max?: number }>>;
}

interface Level {
  name: string;
  count: number;
  data: Level[];
}

/**
 * Counts of several answers as one: a group of which something is chosen is counted by its own answer.
 * @param own the attributes of each such group and its counts
 * @param way names down to the chosen category, each of which offers what is below it
 */
export function readFacetCounts(
  all: CountedFacets,
  own: readonly (readonly [attributes: readonly string[], counted: CountedFacets])[],
  way: readonly string[],
): CountedResults {
  const chosen = way.join(separator) + separator;
  const answerFor = (attribute: string): CountedFacets =>
    own.find(([attributes]) => attributes.includes(attribute))?.[1] ?? all;
  const of = (attribute: string): Readonly<Record<string, number>> =>
    answerFor(attribute).facets[attribute] ?? {};
  return {
    getFacetValues(attribute) {
      if (attribute === levels[0]) return { data: below('', 0) };
      return Object.entries(of(attribute)).map(([name, count]) => ({ name, count }));
    },
    getFacetStats: (attribute) => answerFor(attribute).stats[attribute],
  };

  function below(parent: string, depth: number): Level[] {
    const attribute = levels[depth];
    if (!attribute) return [];
    return Object.entries(of(attribute))
      .filter(([path]) => path.startsWith(parent))
      .map(([path, count]) => ({
        name: path.slice(parent.length),
        count,
        data: chosen.startsWith(path + separator) ? below(path + separator, depth + 1) : [],
      }));
  }
}
