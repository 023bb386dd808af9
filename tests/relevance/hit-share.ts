import type { Query } from './query.ts';

/** Names of a search's results, best first. */
export type SearchNames = (query: string) => Promise<readonly string[]>;

const shown = 5;

/** Percentage of the queries with a hit among the first five, and the results of the others. */
export async function hitShare(
  queries: readonly Query[],
  search: SearchNames,
): Promise<{ share: number; misses: string[] }> {
  const misses: string[] = [];
  for (const [typed, expected] of queries) {
    const names = (await search(typed)).slice(0, shown);
    if (!names.some((name) => expected.test(name)))
      misses.push(`${typed}: ${names.join(' · ') || 'nothing'}`);
  }
  return { share: (100 * (queries.length - misses.length)) / queries.length, misses };
}
