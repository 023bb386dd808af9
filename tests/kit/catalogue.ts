import type { Database } from '../../backend/src/db/connect.ts';
import {
  brands,
  categories,
  oldSlugs,
  productCategories,
  productGroups,
  products,
} from '../../backend/src/db/schema/catalogue.ts';
import { shelfProducts, shelves } from '../../backend/src/db/schema/shelves.ts';
import { staleProducts } from '../../backend/src/db/schema/stale-products.ts';
import { jobs } from '../../backend/src/db/schema/jobs.ts';
import { loadCatalogue, type ImportOutcome } from '../../backend/src/import/load.ts';
import type { Problem } from '../../backend/src/import/problem.ts';
import type { RawLine } from '../../backend/src/import/raw-line.ts';

let last = 0;

/** Tables that imports write, referencing ones first. */
const importedTables = [
  shelfProducts,
  shelves,
  staleProducts,
  productCategories,
  products,
  productGroups,
  oldSlugs,
  brands,
  categories,
  jobs,
];

/** Deletes everything that an import wrote. */
export async function clearCatalogue(db: Database): Promise<void> {
  for (const table of importedTables) await db.delete(table);
}

export const brandLine = (over: Record<string, unknown> = {}) => ({
  type: 'brand',
  slug: 'taerun',
  name: 'Tærun',
  ...over,
});

export const categoryLine = (slug: string, over: Record<string, unknown> = {}) => ({
  type: 'category',
  slug,
  name: slug,
  position: 1,
  ...over,
});

/** A product of 1.240 kr. that everyone sees, with the given changes. */
export function productLine(over: Record<string, unknown> = {}) {
  last += 1;
  return {
    type: 'product',
    sku: `TST-${last}`,
    name: `Prófunarvara ${last}`,
    slug: `profunarvara-${last}`,
    price: 1240,
    taxPercentage: 24,
    salesCode: 'HRE',
    stock: 10,
    ...over,
  };
}

/** Loads lines as `npm run import` does; numbered from 1. */
export async function loadLines(
  db: Database,
  lines: unknown[],
  options: { strict?: boolean; images?: string; replace?: boolean } = {},
): Promise<ImportOutcome & { problems: Problem[] }> {
  async function* numbered(): AsyncGenerator<RawLine> {
    for (const [index, value] of lines.entries()) yield { line: index + 1, value };
  }
  const problems: Problem[] = [];
  const outcome = await loadCatalogue(db, numbered(), {
    strict: false,
    ...options,
    onProblem: (problem) => problems.push(problem),
  });
  return { ...outcome, problems };
}
