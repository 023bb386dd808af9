import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { brands, categories } from '../../backend/src/db/schema/catalogue.ts';
import { loadCatalogue } from '../../backend/src/import/load.ts';
import type { Problem } from '../../backend/src/import/problem.ts';
import { readLines } from '../../backend/src/import/read-lines.ts';
import { loadLines } from '../kit/catalogue.ts';
import { connection, folder, everything, setUpImportKeeps } from './import-keeps-setting.ts';

setUpImportKeeps();

/** Loads a file as `npm run import` does. */
async function loadCsv(text: string) {
  const path = join(folder, 'file.csv');
  await writeFile(path, text);
  const problems: Problem[] = [];
  const { changed } = await loadCatalogue(connection.db, readLines(path), {
    strict: false,
    onProblem: (problem) => problems.push(problem),
  });
  return { changed, problems };
}

describe('a CSV file', () => {
  it('with fewer columns changes only what it names, and an empty field clears', async () => {
    const before = await everything();
    expect((await loadCsv('sku;id;stock\nP-1;;1.000.000\n')).changed.products).toBe(1);
    expect((await everything()).product).toEqual({ ...before.product, stockOnHand: 1_000_000 });
    await loadCsv('sku;description;discount\nP-1;;\n');
    expect((await everything()).product).toEqual({
      ...before.product,
      stockOnHand: 1_000_000,
      description: null,
      discount: 0,
      price: 1240,
    });
    expect((await everything()).places).toEqual(before.places);
  });

  it('shows an invalid value as it is written', async () => {
    const text = 'sku;price;stock\nP-1;12.900,50;tíu\nP-1;;1\nNEW;1.290.000;1\n';
    const { problems } = await loadCsv(text);
    expect(problems).toMatchObject([
      { line: 2, field: 'price', reason: 'takes whole krónur (given: "12.900,50")' },
      { line: 2, field: 'stock', reason: 'takes whole units (given: "tíu")' },
      { line: 3, field: 'price', reason: 'is empty: takes whole krónur' },
      { line: 4, field: 'name' },
      { line: 4, field: 'taxPercentage' },
    ]);
  });

  it('needs a column sku', async () => {
    const { problems } = await loadCsv('name\nVara\n');
    expect(problems).toMatchObject([{ reason: 'there is no column sku, by which products are known' }]);
  });
});

it('an import reports a line without its key', async () => {
  const { problems } = await loadLines(connection.db, [
    { type: 'product' },
    { slug: 'x' },
    { type: 'brand', name: 'x' },
  ]);
  expect(problems).toMatchObject([
    { line: 1, field: 'sku', reason: 'is missing: takes text' },
    { line: 2, field: 'type', reason: expect.stringMatching(/^is missing: takes brand, /) },
    { line: 3, field: 'slug', reason: expect.stringMatching(/^is missing: /) },
  ]);
});

it('an import refuses a letter that was lost in an earlier conversion', async () => {
  const { problems } = await loadLines(connection.db, [{ type: 'product', sku: 'P-1', name: 'V\uFFFDra' }]);
  expect(problems).toMatchObject([{ field: 'name', reason: expect.stringContaining('lost') }]);
});

describe('a line of a brand or a category', () => {
  it('keeps what it omits and clears what is null', async () => {
    const [brand] = await connection.db.select().from(brands);
    const { changed } = await loadLines(connection.db, [{ type: 'brand', slug: 'taerun' }]);
    expect(changed.brands).toBe(0);
    await loadLines(connection.db, [{ type: 'brand', slug: 'taerun', description: null, theme: '#000000' }]);
    expect(await connection.db.select().from(brands)).toEqual([
      { ...brand, description: null, theme: '#000000' },
    ]);
  });

  it('keeps the parent of a category', async () => {
    const category = async () =>
      (await connection.db.select().from(categories).where(eq(categories.slug, 'nedri')))[0]!;
    const before = await category();
    const { changed } = await loadLines(connection.db, [{ type: 'category', slug: 'nedri' }]);
    expect(changed.categories).toBe(0);
    await loadLines(connection.db, [{ type: 'category', slug: 'nedri', name: 'Annað nafn' }]);
    expect(await category()).toEqual({ ...before, name: 'Annað nafn', nameSort: expect.any(String) });
    await loadLines(connection.db, [
      { type: 'category', slug: 'nedri', parent: null, position: null, icon: '' },
    ]);
    expect(await category()).toMatchObject({ parentId: null, path: [before.id], position: 0, icon: null });
  });

  it.each(['brand', 'category'])('is invalid for a new %s without a name', async (type) => {
    const { problems } = await loadLines(connection.db, [{ type, slug: 'nytt' }]);
    expect(problems).toEqual([
      { line: 1, field: 'name', reason: `is missing, and the ${type} is new: the shop has nothing to keep` },
    ]);
  });
});
