import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { ProductPageDocument } from '../../graphql/generated/documents.ts';
import { loadLines, productLine } from '../kit/catalogue.ts';
import { shop, guest, customer, page, skus, setUpCatalogue } from './catalogue-setting.ts';

setUpCatalogue();

describe('a listing', () => {
  it.each([
    ['Popular', ['HAN-2', 'HAN-1', 'PAP-100.5', 'HAN-4']],
    ['NameAscending', ['HAN-1', 'PAP-100.5', 'HAN-4', 'HAN-2']],
    ['NameDescending', ['HAN-2', 'HAN-4', 'PAP-100.5', 'HAN-1']],
    ['PriceAscending', ['HAN-2', 'HAN-1', 'PAP-100.5', 'HAN-4']],
    ['PriceDescending', ['PAP-100.5', 'HAN-1', 'HAN-2', 'HAN-4']],
  ] as const)('sorts by %s; a price that a guest may not see comes last', async (sort, order) => {
    expect(await skus(guest, { sort })).toEqual(order);
  });

  it('shows popular products first, but what is sold out last and special orders not among it', async () => {
    const setStock = (stockOnHand: number) =>
      shop.db.update(products).set({ stockOnHand }).where(eq(products.sku, 'HAN-2'));
    const special = productLine({ sku: 'SER-1', stock: 0, isSpecialOrder: true, popularity: 2 });
    await loadLines(shop.db, [special]);
    const stockBefore = (await page(guest, { search: 'HAN-2' })).products[0]!.stock;
    await setStock(0);
    expect(await skus(guest, { sort: 'Popular' })).toEqual(['HAN-1', 'SER-1', 'HAN-2', 'PAP-100.5', 'HAN-4']);
    await setStock(stockBefore);
    await loadLines(shop.db, [{ ...special, takenOut: true }]);
    expect(await skus(guest, { sort: 'Popular' })).toEqual(['HAN-2', 'HAN-1', 'PAP-100.5', 'HAN-4']);
  });

  it('shows new products first, then the latest ones', async () => {
    const ids = (await page(guest, { sort: 'Newest' })).products.map(({ id }) => Number(id));
    expect((await page(guest, { sort: 'Newest' })).products[0]?.isNew).toBe(true);
    expect(ids.slice(1)).toEqual(ids.slice(1).toSorted((a, b) => b - a));
  });

  it('shows a customer everything, sorted by every price', async () => {
    expect(await skus(customer, { sort: 'PriceAscending' })).toEqual([
      'HAN-3',
      'HAN-4',
      'HAN-2',
      'PAP-2',
      'HAN-1',
      'PAP-100.5',
    ]);
  });

  it('contains what is in a category and below it', async () => {
    const slug = (categorySlug: string) => skus(guest, { categorySlug, sort: 'NameAscending' });
    expect(await slug('hlifdarfatnadur')).toEqual(['HAN-1', 'HAN-4', 'HAN-2']);
    expect(await slug('einnota')).toEqual(['HAN-1', 'HAN-2']);
    expect(await slug('PAPPIR')).toEqual(['HAN-1', 'PAP-100.5']);
    expect(await slug('enginn')).toEqual([]);
  });

  it('combines category, brand and filters', async () => {
    expect(await skus(guest, { brandSlug: 'ogur' })).toEqual(['PAP-100.5']);
    expect(await skus(guest, { brandSlug: 'ogur', categorySlug: 'hanskar' })).toEqual([]);
    expect(await skus(guest, { brandSlug: 'taerun', categorySlug: 'pappir' })).toEqual(['HAN-1']);
    expect(await skus(guest, { inStock: true })).toEqual(['HAN-2', 'HAN-1']);
    expect(await skus(guest, { inStock: false })).toEqual(['PAP-100.5', 'HAN-4']);
    expect(await skus(guest, { isNew: true })).toEqual(['HAN-2']);
    expect(await skus(guest, { isTrending: true })).toEqual(['HAN-4']);
    expect(await skus(guest, { isSpecialOrder: true })).toEqual([]);
    expect(await skus(guest, { ids: ['501', 'x', '-1', '99999999999', '7'] })).toEqual(['HAN-1']);
  });

  it('treats values of an attribute as alternatives, and requires all attributes', async () => {
    const both = { name: 'Litur', values: ['Svartur', 'Hvítur'] };
    expect(await skus(guest, { attributes: [both] })).toEqual(['HAN-2', 'HAN-1']);
    expect(await skus(guest, { attributes: [both, { name: 'Stærð', values: ['M'] }] })).toEqual(['HAN-1']);
    expect(await skus(guest, { attributes: [{ name: "Litur'", values: ['"}]'] }] })).toEqual([]);
  });

  it('counts and pages', async () => {
    const second = await page(guest, { page: 2, pageSize: 3 });
    expect(second).toMatchObject({ total: 4, page: 2, pageSize: 3, pageCount: 2 });
    expect(second.products).toHaveLength(1);
    expect((await page(guest, { page: 9 })).products).toEqual([]);
    expect((await page(customer, {})).total).toBe(6);
    expect((await page(guest, { isNew: true })).total).toBe(1);
  });

  it.each([
    { page: 0 },
    { page: -1 },
    { pageSize: 0 },
    { pageSize: 51 },
    { search: 'x'.repeat(201) },
    { ids: Array.from({ length: 101 }, () => '1') },
    { attributes: [{ name: 'Litur', values: [] }] },
    { page: 1.5 },
    { sort: 'Cheapest' },
  ])('refuses %j', async (query) => {
    expect((await guest.fail(ProductPageDocument, { query })).code).toBe('BAD_REQUEST');
  });

  it('reflects the stock at once', async () => {
    const { db } = shop;
    await db.update(products).set({ stockReserved: 10 }).where(eq(products.sku, 'HAN-1'));
    expect(await skus(guest, { inStock: true })).toEqual(['HAN-2']);
    await db.update(products).set({ stockReserved: 0 }).where(eq(products.sku, 'HAN-1'));
    expect(await skus(guest, { inStock: true })).toEqual(['HAN-2', 'HAN-1']);
  });
});

describe('a search', () => {
  it.each([
    ['han-1', ['HAN-1']],
    ['HAN1', ['HAN-1']],
    ['pap 1005', ['PAP-100.5']],
    ['PAP-1005', ['PAP-100.5']],
    ['thykkir', ['HAN-2']],
    ['Þykkir  HANSKAR', ['HAN-2']],
    ['pappir', ['PAP-100.5']],
    ['ögur', ['PAP-100.5']],
    ['hanskar taerun', ['HAN-2', 'HAN-1', 'HAN-4']],
    ['faldir', []],
    ['100%', ['PAP-100.5']],
    ['%', []],
    ['_', []],
    ["'; drop table products; --", []],
    ['\u0000', ['HAN-2', 'HAN-1', 'PAP-100.5', 'HAN-4']],
    ['   ', ['HAN-2', 'HAN-1', 'PAP-100.5', 'HAN-4']],
  ])('finds the expected products for "%s"', async (search, found) => {
    expect(await skus(guest, { search, sort: 'Relevance' })).toEqual(found);
  });

  it('ranks the equal SKU first, then names that start with the text', async () => {
    await loadLines(shop.db, [
      productLine({ sku: 'LAX-9', name: 'Með LAX-1 í nafni', popularity: 99 }),
      productLine({ sku: 'LAX-1', name: 'Annað' }),
      productLine({ sku: 'LAX-8', name: 'Lax-1 fremst', popularity: 50 }),
    ]);
    expect(await skus(guest, { search: 'lax-1', sort: 'Relevance' })).toEqual(['LAX-1', 'LAX-8', 'LAX-9']);
    await loadLines(
      shop.db,
      ['LAX-9', 'LAX-1', 'LAX-8'].map((sku) => productLine({ sku, takenOut: true, slug: null })),
    );
    expect(await skus(guest, { search: 'lax', sort: 'Relevance' })).toEqual([]);
  });
});
