import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { shelfProducts } from '../../backend/src/db/schema/shelves.ts';
import { createApp } from '../../backend/src/app.ts';
import {
  BrandsDocument,
  CategoriesDocument,
  CategoryDocument,
  ProductGroupQueryDocument,
  ProductPageDocument,
  TopCategoriesDocument,
} from '../../graphql/generated/documents.ts';
import { loadLines, productLine } from '../kit/catalogue.ts';
import type { Shop } from '../kit/shop.ts';
import { Visitor } from '../kit/visitor.ts';
import { shop, guest, customer, page, skus, product, setUpCatalogue } from './catalogue-setting.ts';

setUpCatalogue();

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

  it('is a price that no field, bound or filter reveals', async () => {
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
  it('is found by slug in any case, by id, and by nothing else', async () => {
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

  it('is found by a former address', async () => {
    const moved = productLine({ sku: 'MOV-1', slug: 'gamla-slodin' });
    await loadLines(shop.db, [moved]);
    await loadLines(shop.db, [{ ...moved, slug: 'nyja-slodin' }]);
    expect((await product(guest, 'gamla-slodin'))?.slug).toBe('nyja-slodin');
    await loadLines(shop.db, [productLine({ sku: 'MOV-2', slug: 'gamla-slodin' })]);
    expect((await product(guest, 'gamla-slodin'))?.sku).toBe('MOV-2');
    await loadLines(
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

  it('needs a fixed number of statements for a whole page', async () => {
    const statements = async (pageSize: number): Promise<number> => {
      const counted = countingShop(shop);
      await counted.visitor.ask(ProductPageDocument, { query: { pageSize } });
      return counted.statements();
    };
    expect(await statements(4)).toBe(await statements(1));
  });
});

describe('the menus', () => {
  it('nest categories in three levels and sort brands by the Icelandic alphabet', async () => {
    const { categories } = await guest.ask(CategoriesDocument, {});
    expect(categories[1]?.children[0]?.children[0]).toMatchObject({ slug: 'einnota', name: 'einnota' });
    const { categories: top } = await guest.ask(TopCategoriesDocument, {});
    expect(top.map(({ slug }) => slug)).toEqual(categories.map(({ slug }) => slug));
    const { brands } = await guest.ask(BrandsDocument, {});
    expect(brands.map(({ name, productCount }) => [name, productCount])).toEqual([
      ['Álda', 0],
      ['Tærun', 3],
      ['Ögur', 1],
    ]);
  });

  it('give a category with its way and the levels below that its page shows, by its present slug only', async () => {
    const { categories } = await guest.ask(CategoriesDocument, {});
    for (const top of categories)
      for (const isOverview of [false, true]) {
        const { category } = await guest.ask(CategoryDocument, { slug: top.slug, isOverview });
        expect(category?.path).toEqual([{ name: top.name, slug: top.slug }]);
        expect(category?.children).toMatchObject(top.children.map(({ children: _below, ...child }) => child));
        const below = top.children.map(({ children }) =>
          isOverview ? children.map(({ slug }) => slug) : [],
        );
        expect(category?.children.map(({ children = [] }) => children.map(({ slug }) => slug))).toEqual(
          below,
        );
      }
    const { category } = await guest.ask(CategoryDocument, { slug: 'einnota', isOverview: true });
    expect(category).toMatchObject({ productCount: 2, children: [] });
    const [, top] = categories;
    const path = [top, top?.children[0], top?.children[0]?.children[0]];
    expect(category?.path).toEqual(path.map((one) => ({ name: one?.name, slug: one?.slug })));
    for (const slug of ['Einnota', ' einnota', 'ekki-til', ''])
      expect(await guest.ask(CategoryDocument, { slug, isOverview: false })).toEqual({ category: null });
  });
});

/** The same shop, counting the statements that it sends. */
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

/** The shelves duplicate the products, so they have to agree. */
it('keeps shelves and products consistent', async () => {
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
