import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products, shelfProducts } from '../../backend/src/db/schema/catalogue.ts';
import { createApp } from '../../backend/src/app.ts';
import { customerDiscounts } from '../../backend/src/db/schema/customers.ts';
import {
  BrandsDocument,
  CategoriesDocument,
  ProductDocument,
  ProductGroupQueryDocument,
  ProductPageDocument,
} from '../../graphql/generated/documents.ts';
import type { ProductPageQueryVariables } from '../../graphql/generated/operations.ts';
import { aCustomer } from '../kit/builders.ts';
import { brandLine, categoryLine, load, productLine } from '../kit/catalogue.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import { Visitor } from '../kit/visitor.ts';

let shop: Shop;
let guest: Visitor;
let customer: Visitor;

const glove = { brand: 'taerun', group: 'hanskar', groupName: 'Hanskar' };
const goods = [
  brandLine(),
  brandLine({ slug: 'ogur', name: 'Ögur' }),
  brandLine({ slug: 'alda', name: 'Álda' }),
  categoryLine('hlifdarfatnadur', { position: 2 }),
  categoryLine('hanskar', { parent: 'hlifdarfatnadur' }),
  categoryLine('einnota', { parent: 'hanskar' }),
  categoryLine('pappir', { position: 1 }),
  productLine({
    ...glove,
    id: 501,
    sku: 'HAN-1',
    name: 'Ávaxtahanskar',
    slug: 'avaxtahanskar',
    categories: ['einnota', 'pappir'],
    price: 2000,
    popularity: 5,
    attributes: [
      { name: 'Litur', value: 'Svartur' },
      { name: 'Stærð', value: 'M' },
    ],
  }),
  productLine({
    ...glove,
    sku: 'HAN-2',
    name: 'Þykkir hanskar',
    slug: null,
    categories: ['einnota'],
    price: 1000,
    discount: 10,
    popularity: 9,
    isNew: true,
    attributes: [{ name: 'Litur', value: 'Hvítur' }],
  }),
  productLine({
    ...glove,
    sku: 'HAN-3',
    name: 'Faldir hanskar',
    slug: 'faldir-hanskar',
    categories: ['einnota'],
    price: 500,
    visibleByGuest: false,
  }),
  productLine({
    ...glove,
    sku: 'HAN-4',
    name: 'Zebrahanskar',
    slug: 'zebrahanskar',
    categories: ['hanskar'],
    price: 1500,
    discount: 50,
    priceVisibleByGuest: false,
    isTrending: true,
    stock: 0,
  }),
  productLine({
    sku: 'PAP-100.5',
    name: 'Klósettpappír',
    slug: 'klosettpappir',
    brand: 'ogur',
    categories: ['pappir'],
    price: 3000,
    taxPercentage: 11,
    stock: 5,
    unitOfMeasure: 6,
    popularity: 1,
  }),
  productLine({
    sku: 'PAP-2',
    name: 'Alltaf falin',
    slug: 'alltaf-falin',
    group: 'falin',
    categories: ['pappir'],
    visibleByGuest: false,
  }),
];

beforeAll(async () => {
  shop = await testShop();
  const { problems } = await load(shop.db, goods);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  guest = shop.guest();
  const customerId = await aCustomer(shop.db);
  await shop.db
    .insert(customerDiscounts)
    .values({ customerId, code: 'K1', salesCode: 'HRE', discountPercentage: 25 });
  customer = await shop.signedIn(customerId);
});
afterAll(() => shop.connection.close());

const page = async (visitor: Visitor, query: ProductPageQueryVariables['query'] = {}) =>
  (await visitor.ask(ProductPageDocument, { query })).productPage;
const skus = async (visitor: Visitor, query: ProductPageQueryVariables['query'] = {}) =>
  (await page(visitor, query)).products.map((product) => product.sku);
const product = async (visitor: Visitor, slugOrId: string) =>
  (await visitor.ask(ProductDocument, { slugOrId })).product;

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

  it('puts what is new first, then what came last', async () => {
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

  it('holds what stands in a category and below it', async () => {
    const slug = (categorySlug: string) => skus(guest, { categorySlug, sort: 'NameAscending' });
    expect(await slug('hlifdarfatnadur')).toEqual(['HAN-1', 'HAN-4', 'HAN-2']);
    expect(await slug('einnota')).toEqual(['HAN-1', 'HAN-2']);
    expect(await slug('PAPPIR')).toEqual(['HAN-1', 'PAP-100.5']);
    expect(await slug('enginn')).toEqual([]);
  });

  it('joins category, brand and filters', async () => {
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

  it('takes values of an attribute as alternatives and names together', async () => {
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

  it('follows the stock at once', async () => {
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
  ])('for "%s"', async (search, found) => {
    expect(await skus(guest, { search, sort: 'Relevance' })).toEqual(found);
  });

  it('puts the equal SKU first, then names that begin so', async () => {
    await load(shop.db, [
      productLine({ sku: 'LAX-9', name: 'Með LAX-1 í nafni', popularity: 99 }),
      productLine({ sku: 'LAX-1', name: 'Annað' }),
      productLine({ sku: 'LAX-8', name: 'Lax-1 fremst', popularity: 50 }),
    ]);
    expect(await skus(guest, { search: 'lax-1', sort: 'Relevance' })).toEqual(['LAX-1', 'LAX-8', 'LAX-9']);
    await load(
      shop.db,
      ['LAX-9', 'LAX-1', 'LAX-8'].map((sku) => productLine({ sku, takenOut: true, slug: null })),
    );
    expect(await skus(guest, { search: 'lax', sort: 'Relevance' })).toEqual([]);
  });
});

describe('what a guest may not see', () => {
  it('does not exist: not by slug, id, list, search, filter, group or count', async () => {
    const hidden = await product(customer, 'faldir-hanskar');
    expect(hidden).not.toBeNull();
    expect(await product(guest, 'faldir-hanskar')).toBeNull();
    expect(await product(guest, hidden!.id)).toBeNull();
    expect(await skus(guest, { ids: [hidden!.id] })).toEqual([]);
    expect(await skus(guest, { search: 'HAN-3' })).toEqual([]);
    expect((await page(guest, { categorySlug: 'einnota' })).total).toBe(2);
    expect((await page(guest, { priceTo: 600 })).total).toBe(0);
    const { productGroup } = await guest.ask(ProductGroupQueryDocument, {
      productGroupId: hidden!.productGroupId!,
    });
    expect(productGroup?.products.map(({ sku }) => sku)).toEqual(['HAN-1', 'HAN-4', 'HAN-2']);
    const alone = await product(customer, 'alltaf-falin');
    expect(
      (await guest.ask(ProductGroupQueryDocument, { productGroupId: alone!.productGroupId! })).productGroup,
    ).toBeNull();
    const { categories } = await guest.ask(CategoriesDocument, {});
    expect(categories.map(({ slug, productCount }) => [slug, productCount])).toEqual([
      ['pappir', 2],
      ['hlifdarfatnadur', 3],
    ]);
  });

  it('is a price that no field, bound or filter tells', async () => {
    const shown = await product(guest, 'zebrahanskar');
    expect(shown).toMatchObject({ price: null, listPrice: null, discount: 0 });
    for (const query of [
      { priceFrom: 0 },
      { priceTo: 1_000_000 },
      { priceFrom: 700, priceTo: 800 },
      { discounted: true },
      { discounted: false },
    ]) {
      expect(await skus(guest, query)).not.toContain('HAN-4');
    }
    expect(await skus(customer, { priceFrom: 700, priceTo: 800 })).toEqual(['HAN-4']);
    expect(await skus(customer, { discounted: true })).toEqual(['HAN-2', 'HAN-4']);
  });
});

describe('a product', () => {
  it('is found by slug in any case, by id, and not by anything else', async () => {
    expect((await product(guest, 'AVAXTAHANSKAR'))?.sku).toBe('HAN-1');
    expect((await product(guest, '501'))?.sku).toBe('HAN-1');
    for (const nothing of [
      '',
      ' ',
      '0',
      '-501',
      '501.0',
      '5e2',
      '9'.repeat(30),
      'x'.repeat(300),
      'a\u0000b',
    ]) {
      expect(await product(guest, nothing)).toBeNull();
    }
  });

  it('is found by an address it once had', async () => {
    const moved = productLine({ sku: 'MOV-1', slug: 'gamla-slodin' });
    await load(shop.db, [moved]);
    await load(shop.db, [{ ...moved, slug: 'nyja-slodin' }]);
    expect((await product(guest, 'gamla-slodin'))?.slug).toBe('nyja-slodin');
    await load(shop.db, [productLine({ sku: 'MOV-2', slug: 'gamla-slodin' })]);
    expect((await product(guest, 'gamla-slodin'))?.sku).toBe('MOV-2');
    await load(
      shop.db,
      ['MOV-1', 'MOV-2'].map((sku) => productLine({ sku, takenOut: true })),
    );
    expect(await product(guest, 'nyja-slodin')).toBeNull();
  });

  it('has the guest’s price or the customer’s own', async () => {
    expect(await product(guest, 'avaxtahanskar')).toMatchObject({
      price: { price: 1613, taxPrice: 387, priceWithTax: 2000, taxPercentage: 24 },
      discount: 0,
    });
    expect(await product(customer, 'avaxtahanskar')).toMatchObject({
      price: { priceWithTax: 1500 },
      listPrice: { priceWithTax: 2000 },
      discount: 25,
    });
    expect((await product(guest, 'klosettpappir'))?.price).toMatchObject({
      taxPercentage: 11,
      priceWithTax: 3000,
    });
  });

  it('names brand, family and the paths of its categories, the main one first', async () => {
    const found = await product(guest, 'avaxtahanskar');
    expect(found?.brand?.name).toBe('Tærun');
    expect(found?.categories.map(({ slug }) => slug)).toEqual([
      'hlifdarfatnadur',
      'hanskar',
      'einnota',
      'pappir',
    ]);
    expect(found?.productGroupId).toMatch(/^\d+$/);
    expect(found?.updatedAt).toMatch(/^\d{4}-\d{2}-\d{2}T.*Z$/);
  });

  it('gives a page of them for a fixed number of statements', async () => {
    const statements = async (pageSize: number): Promise<number> => {
      const counted = countingShop(shop);
      await counted.visitor.ask(ProductPageDocument, { query: { pageSize } });
      return counted.statements();
    };
    expect(await statements(4)).toBe(await statements(1));
  });
});

describe('menus', () => {
  it('nest categories in three levels and sort brands by the Icelandic alphabet', async () => {
    const { categories } = await guest.ask(CategoriesDocument, {});
    expect(categories[1]?.children[0]?.children[0]).toMatchObject({ slug: 'einnota', productCount: 2 });
    const { brands } = await guest.ask(BrandsDocument, {});
    expect(brands.map(({ name, productCount }) => [name, productCount])).toEqual([
      ['Álda', 0],
      ['Tærun', 3],
      ['Ögur', 1],
    ]);
  });
});

/** The same shop, with a count of the statements it sends. */
function countingShop({ db, config, log }: Shop): { visitor: Visitor; statements(): number } {
  let count = 0;
  const session = Reflect.get(db, 'session') as { prepareQuery: (...given: unknown[]) => unknown };
  const prepare = session.prepareQuery.bind(session);
  session.prepareQuery = (...given) => {
    count += 1;
    return prepare(...given);
  };
  return {
    visitor: new Visitor(createApp({ db, config, log })),
    statements() {
      session.prepareQuery = prepare;
      return count;
    },
  };
}

/** The shelves repeat the products: they have to say the same. */
it('keeps shelves and products in step', async () => {
  const rows = await shop.db
    .select({
      sku: products.sku,
      price: products.price,
      shelfPrice: shelfProducts.price,
      guestPrice: shelfProducts.guestPrice,
      seen: products.priceVisibleByGuest,
    })
    .from(shelfProducts)
    .innerJoin(products, eq(products.id, shelfProducts.productId));
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) {
    expect(row.shelfPrice).toBe(row.price);
    expect(row.guestPrice).toBe(row.seen ? row.price : null);
  }
});
