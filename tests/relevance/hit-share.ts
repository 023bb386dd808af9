import type { Query } from './query.ts';

/** Names of what a search answers, best first. */
export type SearchNames = (query: string) => Promise<readonly string[]>;

const shown = 5;

/** How many percent of the queries are answered among the first five, and what came instead for the others. */
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
