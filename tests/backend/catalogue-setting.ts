/**
 * A small catalogue with the cases that listings distinguish, e.g. prices, stock, brands and a family; shared by the catalogue
 * tests.
 */

import { afterAll, beforeAll } from 'vitest';
import { customerDiscounts } from '../../backend/src/db/schema/customers.ts';
import { ProductDocument, ProductPageDocument } from '../../graphql/generated/documents.ts';
import type { ProductPageQueryVariables } from '../../graphql/generated/operations.ts';
import { aCustomer } from '../kit/builders.ts';
import { brandLine, categoryLine, loadLines, productLine } from '../kit/catalogue.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

export let shop: Shop;
export let guest: Visitor;
export let customer: Visitor;
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

/** Registers the hooks of this setting for the test file that calls it. */
export function setUpCatalogue(): void {
  beforeAll(async () => {
    shop = await testShop();
    const { problems } = await loadLines(shop.db, goods);
    if (problems.length > 0) throw new Error(JSON.stringify(problems));
    guest = shop.guest();
    const customerId = await aCustomer(shop.db);
    await shop.db
      .insert(customerDiscounts)
      .values({ customerId, code: 'K1', salesCode: 'HRE', discountPercentage: 25 });
    customer = await shop.signedIn(customerId);
  });
  afterAll(() => shop.connection.close());
}

export const page = async (visitor: Visitor, query: ProductPageQueryVariables['query'] = {}) =>
  (await visitor.ask(ProductPageDocument, { query })).productPage;

export const skus = async (visitor: Visitor, query: ProductPageQueryVariables['query'] = {}) =>
  (await page(visitor, query)).products.map((product) => product.sku);

export const product = async (visitor: Visitor, slugOrId: string) =>
  (await visitor.ask(ProductDocument, { slugOrId })).product;
