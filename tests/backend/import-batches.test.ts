import { asc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rows } from '../../backend/src/db/rows.ts';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { shelves } from '../../backend/src/db/schema/shelves.ts';
import { staleProducts } from '../../backend/src/db/schema/stale-products.ts';
import { searchProducts } from '../../backend/src/db/schema/search.ts';
import { loadCatalogue } from '../../backend/src/import/load.ts';
import { describePreview, type Preview } from '../../backend/src/import/preview.ts';
import { ProgressReport } from '../../backend/src/import/progress-report.ts';
import type { RawLine } from '../../backend/src/import/raw-line.ts';
import { findDisagreements } from '../kit/catalogue-state.ts';
import { brandLine, categoryLine, loadLines, productLine } from '../kit/catalogue.ts';
import { connection, setUpImport } from './import-setting.ts';

setUpImport();

async function* numbered(lines: readonly unknown[]): AsyncGenerator<RawLine> {
  for (const [index, value] of lines.entries()) yield { line: index + 1, value };
}

const stored = () => connection.db.select().from(products).orderBy(asc(products.id));

describe('an import that ends before its end', () => {
  const lines = [
    categoryLine('efni'),
    ...Array.from({ length: 500 }, (_, at) =>
      productLine({ sku: `K-${at}`, slug: `k-${at}`, categories: ['efni'] }),
    ),
  ];

  it('leaves whole products, and the next one does the rest', async () => {
    const broken = loadCatalogue(connection.db, numbered(lines), {
      strict: false,
      onProblem: () => undefined,
      onProgress: ({ phase }) => {
        if (phase === 'products') throw new Error('power cut');
      },
    });
    await expect(broken).rejects.toThrow('power cut');
    const begun = (await stored()).length;
    expect(begun).toBeGreaterThan(0);
    expect(begun).toBeLessThan(500);
    expect(await findDisagreements(connection.db)).toEqual([]);
    const { changed, problems } = await loadLines(connection.db, lines);
    expect(problems).toEqual([]);
    expect(changed.products).toBe(500 - begun);
    expect(await findDisagreements(connection.db)).toEqual([]);
    expect(await connection.db.select().from(shelves).where(eq(shelves.shelf, 0))).toMatchObject([
      { productCount: 500, guestCount: 500 },
    ]);
  }, 60_000);

  it('shelves next time what a moved category left behind', async () => {
    await loadLines(connection.db, [categoryLine('a'), productLine({ sku: 'P', categories: ['a'] })]);
    const [product] = await stored();
    await connection.db.delete(searchProducts);
    await connection.db.insert(staleProducts).values({ productId: product!.id });
    await loadLines(connection.db, []);
    expect(await connection.db.select().from(staleProducts)).toEqual([]);
    expect(await findDisagreements(connection.db)).toEqual([]);
  });
});

describe('a SKU', () => {
  it('is the same in any case, and keeps the one that it has', async () => {
    await loadLines(connection.db, [productLine({ sku: 'Abc-1', price: 100 })]);
    const { problems } = await loadLines(connection.db, [
      { type: 'product', sku: 'aBC-1', price: 200 },
      { type: 'product', sku: 'ABC-1', price: 300 },
    ]);
    expect(problems).toMatchObject([{ line: 2, field: 'sku', reason: 'stands in line 1 already' }]);
    expect(await stored()).toMatchObject([{ sku: 'Abc-1', listPrice: 200 }]);
  });
});

describe('--replace', () => {
  const range = Array.from({ length: 10 }, (_, at) => productLine({ sku: `R-${at}`, slug: `r-${at}` }));
  const replace = (lines: readonly unknown[]) => loadLines(connection.db, [...lines], { replace: true });
  const skusInRange = async () =>
    (await stored()).filter(({ takenOutAt }) => takenOutAt === null).map(({ sku }) => sku);

  it('takes out what the file lacks', async () => {
    await loadLines(connection.db, range);
    const { changed } = await replace(range.slice(2));
    expect(changed.products).toBe(2);
    expect(await skusInRange()).toEqual(range.slice(2).map(({ sku }) => sku));
    expect(await findDisagreements(connection.db)).toEqual([]);
  });

  it('is refused above a fifth of the range, and while a line is invalid', async () => {
    await loadLines(connection.db, range);
    await expect(replace(range.slice(3))).rejects.toThrow('3 of 10 products, more than 20 %');
    const { loaded } = await replace([...range.slice(1), productLine({ price: -1 })]);
    expect(loaded).toBe(false);
    expect(await skusInRange()).toHaveLength(10);
  });
});

describe('--dry-run', () => {
  const preview = async (lines: readonly unknown[], answer: boolean) => {
    let shown: Preview | undefined;
    const outcome = await loadCatalogue(connection.db, numbered(lines), {
      strict: false,
      onProblem: () => undefined,
      review: (reviewed) => {
        shown = reviewed;
        return Promise.resolve(answer);
      },
    });
    return { outcome, text: shown ? describePreview(shown) : '' };
  };

  it('shows what would change and changes nothing, unless the answer is yes', async () => {
    await loadLines(connection.db, [
      productLine({ sku: 'UP', price: 100, stock: 5 }),
      productLine({ sku: 'DOWN', price: 1000 }),
      productLine({ sku: 'TEXT', description: 'Gott' }),
    ]);
    const before = await stored();
    const lines = [
      categoryLine('nyr', { name: 'Nýr' }),
      { type: 'product', sku: 'UP', price: 151, stock: 0 },
      { type: 'product', sku: 'DOWN', price: 499 },
      { type: 'product', sku: 'TEXT', description: null },
      productLine({ sku: 'NEW', name: 'Ný vara', price: 1990, categories: ['nyr'] }),
    ];
    const { outcome, text } = await preview(lines, false);
    expect(outcome).toMatchObject({ loaded: false, badLines: 0 });
    expect(text).toContain('1 new products, 3 that the shop has');
    expect(text).toMatch(/NEW \| Ný vara \| kr\..1\.990 \| stock 10 \| Nýr/);
    expect(text).toContain('1 prices that rise by more than 50 %:\n  UP: 100 → 151');
    expect(text).toContain('1 prices that fall by more than 50 %:\n  DOWN: 1000 → 499');
    expect(text).toContain('1 products that sell out (stock to 0):\n  UP: 5 → 0');
    expect(text).toContain('1 products that lose a text');
    expect(await stored()).toEqual(before);
    expect((await preview(lines, true)).outcome).toMatchObject({ loaded: true, changed: { products: 4 } });
    expect(await findDisagreements(connection.db)).toEqual([]);
  });
});

it('says what it does, how fast, and how long that takes', () => {
  let now = 0;
  const report = new ProgressReport(() => now);
  report.advance({ phase: 'products', done: 0, total: 300 });
  now = 2_000;
  report.advance({ phase: 'products', done: 100, total: 300 });
  expect(report.toText()).toBe('… Writing products: 100 of 300, 50/s, 4 s left');
});

it('finds a product by its new words, its new brand and its new category', async () => {
  await loadLines(connection.db, [
    brandLine(),
    categoryLine('efni', { name: 'Hreinsiefni' }),
    productLine({ sku: 'O-1', name: 'Gólfsápa', price: 100 }),
  ]);
  const [product] = await stored();
  const terms = async () => {
    const [row] = await rows<{ terms: string }>(
      connection.db,
      sql`SELECT terms::text AS terms FROM search_products WHERE product_id = ${product!.id}`,
    );
    return row?.terms ?? '';
  };
  const before = await terms();
  await loadLines(connection.db, [{ type: 'product', sku: 'O-1', price: 200 }]);
  expect(await terms()).toBe(before);
  await loadLines(connection.db, [{ type: 'product', sku: 'O-1', brand: 'taerun' }]);
  expect(await terms()).toContain("'taerun'");
  await loadLines(connection.db, [{ type: 'product', sku: 'O-1', price: 300, categories: ['efni'] }]);
  expect(await terms()).toContain("'hreinsiefni'");
  await loadLines(connection.db, [{ type: 'product', sku: 'O-1', name: 'Moppa' }]);
  expect(await terms()).toContain("'moppa'");
});
