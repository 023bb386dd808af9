import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { enqueueRevalidate } from '../modules/jobs/jobs.ts';
import { refreshTerms } from '../modules/search/refresh-terms.ts';
import { Changes } from './changes.ts';
import { isCheckout, isContent, parseLine } from './line.ts';
import { loadBrand } from './load-brands.ts';
import { loadCampaign } from './load-campaigns.ts';
import { loadCategory } from './load-categories.ts';
import { loadCheckout } from './load-checkout.ts';
import { loadContent } from './load-content.ts';
import { loadProducts } from './load-products.ts';
import { createSeenTable, type NumberedProduct } from './resolve-products.ts';
import type { Problem } from './problems.ts';
import type { RawLine } from './raw-line.ts';
import {
  hasChanges,
  createShelvingTables,
  changedProducts,
  countShelves,
  markBelow,
  markBranded,
  shelveChanged,
} from './shelves.ts';

interface LoadOptions {
  /** Load nothing when any line is invalid. */
  strict: boolean;
  /** Folder that must contain the pictures named by the lines. */
  images?: string;
  onProblem(problem: Problem): void;
  /** Called after each batch. */
  onProgress?(progress: ImportProgress): void;
}

export interface ImportProgress {
  lines: number;
  /** Products that stand in their listings. */
  listed: number;
  /** Products that the search has. */
  searchable: number;
}

export interface ImportOutcome {
  lines: number;
  badLines: number;
  /** What changed; all 0 when nothing was loaded. */
  changed: { brands: number; categories: number; products: number; content: number };
  loaded: boolean;
}

const batchSize = 500;
/** An arbitrary number, the same for all imports: one at a time. */
const importLock = 4_120_1970;

/** Thrown to roll back a strict import. */
class StrictImportRefused extends Error {}

/** Loads a supplier's lines in one transaction: all the valid ones, or none where `strict` meets an invalid one. */
export async function loadCatalogue(
  db: Database,
  lines: AsyncIterable<RawLine>,
  options: LoadOptions,
): Promise<ImportOutcome> {
  const bad = new Set<number>();
  const changes = new Changes();
  let count = 0;
  const progress: ImportProgress = { lines: 0, listed: 0, searchable: 0 };
  const advance = (done: Partial<ImportProgress>): void =>
    options.onProgress?.(Object.assign(progress, done));
  const report = (problems: readonly Problem[]): void => {
    for (const problem of problems) {
      bad.add(problem.line);
      options.onProblem(problem);
    }
  };
  const outcome = (loaded: boolean): ImportOutcome => {
    const { brands, categories, products, content } = loaded ? changes : new Changes();
    return { lines: count, badLines: bad.size, changed: { brands, categories, products, content }, loaded };
  };
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${importLock})`);
      await createSeenTable(tx);
      await createShelvingTables(tx);
      const changedBrands: number[] = [];
      const changedCategories: number[] = [];
      let batch: NumberedProduct[] = [];
      const flush = async (): Promise<void> => {
        if (batch.length > 0) report(await loadProducts(tx, batch, changes));
        batch = [];
        advance({ lines: count });
      };
      for await (const raw of lines) {
        count += 1;
        const line = await readLine(raw, options.images, report);
        if (!line) continue;
        if (line.type === 'product') {
          batch.push({ number: raw.line, line });
          if (batch.length === batchSize) await flush();
          continue;
        }
        await flush();
        if (isContent(line)) {
          changes.addContent(await loadContent(tx, line));
          continue;
        }
        if (isCheckout(line)) {
          if (await loadCheckout(tx, line)) changes.content += 1;
          continue;
        }
        if (line.type === 'campaign') {
          const done = await loadCampaign(tx, line);
          if ('reason' in done) report([{ line: raw.line, ...done }]);
          // No page holds a customer's price, so none has to be invalidated.
          else if (done.changed) changes.content += 1;
          continue;
        }
        if (line.type === 'brand') {
          const done = await loadBrand(tx, line);
          if ('reason' in done) report([{ line: raw.line, ...done }]);
          else if (done.id !== null) {
            changes.brands += 1;
            changedBrands.push(done.id);
          }
          continue;
        }
        const done = await loadCategory(tx, line);
        if ('reason' in done) report([{ line: raw.line, ...done }]);
        else if (done.changed) {
          changes.categories += 1;
          changedCategories.push(done.id);
        }
      }
      await flush();
      if (options.strict && bad.size > 0) throw new StrictImportRefused();
      await markBranded(tx, changedBrands);
      await markBelow(tx, changedCategories);
      if (await hasChanges(tx)) {
        await shelveChanged(tx, (listed) => advance({ listed }));
        await countShelves(tx);
        await refreshTerms(tx, changedProducts, (searchable) => advance({ searchable }));
      }
      const tags = changes.tags();
      if (tags.length > 0) await enqueueRevalidate(tx, tags);
    });
  } catch (error) {
    if (error instanceof StrictImportRefused) return outcome(false);
    throw error;
  }
  return outcome(true);
}

async function readLine(raw: RawLine, images: string | undefined, report: (problems: Problem[]) => void) {
  if ('problem' in raw) {
    report([{ line: raw.line, field: '', reason: raw.problem }]);
    return null;
  }
  const line = parseLine(raw);
  if (Array.isArray(line)) {
    report(line);
    return null;
  }
  const pictures = line.type === 'product' ? line.images : undefined;
  const missing = images && pictures ? await missingPictures(raw.line, pictures, images) : [];
  report(missing);
  return missing.length > 0 ? null : line;
}

async function missingPictures(
  line: number,
  pictures: readonly { assetPath: string }[],
  folder: string,
): Promise<Problem[]> {
  const checks = pictures.map(async ({ assetPath }, index): Promise<Problem[]> => {
    const exists = await access(join(folder, assetPath)).then(
      () => true,
      () => false,
    );
    return exists
      ? []
      : [{ line, field: `images.${index}.assetPath`, reason: `there is no file ${assetPath} in ${folder}` }];
  });
  return (await Promise.all(checks)).flat();
}
