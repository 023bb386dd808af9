import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentOf, pricePerUnitOf } from '../../backend/src/db/unit-price.ts';
import { rows } from '../../backend/src/db/rows.ts';
import { customerDiscounts } from '../../backend/src/db/schema/customers.ts';
import { loadAmounts } from '../../backend/src/import/load-amounts.ts';
import { ProductPageDocument } from '../../graphql/generated/documents.ts';
import { ListingFacetsDocument } from '../../graphql/generated/documents-on-demand.ts';
import type { ProductPageQueryVariables } from '../../graphql/generated/operations.ts';
import { pricePerUnit } from '../../lib/rules/money/price-per-unit.ts';
import { maximumContent } from '../../lib/rules/products/package-content.ts';
import { aCustomer } from '../kit/builders.ts';
import { loadLines, productLine } from '../kit/catalogue.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

type Query = ProductPageQueryVariables['query'];

let shop: Shop;
let guest: Visitor;
let customer: Visitor;

const goods = (sku: string, price: number, over: Record<string, unknown>) =>
  productLine({ sku, price, ...over });

beforeAll(async () => {
  shop = await testShop();
  const { problems } = await loadLines(shop.db, [
    goods('BRUSI', 2000, { packageSize: '5 l brúsi' }),
    goods('FLASKA', 600, { packageSize: '1 l flaska' }),
    goods('KASSI', 3000, { packageSize: '6 × 750 ml', discount: 10 }),
    goods('POKI', 990, { packageSize: '500 g poki' }),
    // The supplier's word counts before what the package size seems to say.
    goods('HREINT', 800, { packageSize: '12 stk.', netContent: '2,5 kg' }),
    goods('LEYND', 100, { packageSize: '1 kg', priceVisibleByGuest: false }),
    goods('FALIN', 50, { packageSize: '1 kg', visibleByGuest: false }),
    goods('BLAD', 890, { packageSize: '500 blöð' }),
    goods('STAKT', 400, {}),
  ]);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  guest = shop.guest();
  const customerId = await aCustomer(shop.db);
  await shop.db
    .insert(customerDiscounts)
    .values({ customerId, code: 'S', salesCode: 'HRE', discountPercentage: 20 });
  customer = await shop.signedIn(customerId);
});
afterAll(() => shop.connection.close());

const list = async (query: Query, visitor = guest) =>
  (await visitor.ask(ProductPageDocument, { query })).productPage.products;
const skus = async (query: Query, visitor = guest) => (await list(query, visitor)).map(({ sku }) => sku);
const ofSku = async (sku: string, visitor = guest) =>
  (await list({}, visitor)).find((product) => product.sku === sku)?.unitPrice;

it('says what one litre, kilogram or sheet costs, with VAT and without', async () => {
  expect(await ofSku('BRUSI')).toEqual({ per: 'l', content: 5, price: 32_300, priceWithTax: 40_000 });
  expect(await ofSku('KASSI')).toEqual({ per: 'l', content: 4.5, price: 48_400, priceWithTax: 60_000 });
  expect(await ofSku('HREINT')).toEqual({ per: 'kg', content: 2.5, price: 25_800, priceWithTax: 32_000 });
  expect(await ofSku('BLAD')).toEqual({ per: 'blað', content: 500, price: 140, priceWithTax: 180 });
  expect(await ofSku('STAKT')).toBeNull();
});

it('says it at the own price of a customer, and not where the price is hidden', async () => {
  expect(await ofSku('BRUSI', customer)).toMatchObject({ priceWithTax: 32_000 });
  expect(await ofSku('LEYND')).toBeNull();
  expect(await ofSku('LEYND', customer)).toMatchObject({ per: 'kg', priceWithTax: 8_000 });
});

it('sorts within each measure, what has none last and what hides its price after its own', async () => {
  const sort = 'UnitPriceAscending';
  expect(await skus({ sort })).toEqual([
    'HREINT',
    'POKI',
    'LEYND',
    'BRUSI',
    'FLASKA',
    'KASSI',
    'BLAD',
    'STAKT',
  ]);
  expect((await skus({ sort }, customer)).slice(0, 4)).toEqual(['FALIN', 'LEYND', 'HREINT', 'POKI']);
});

it('filters by a range of one measure', async () => {
  const sort = 'UnitPriceAscending';
  expect(await skus({ sort, unitPrice: { per: 'l', from: 401 } })).toEqual(['FLASKA', 'KASSI']);
  expect(await skus({ sort, unitPrice: { per: 'l', from: 400, to: 400 } })).toEqual(['BRUSI']);
  expect(await skus({ sort, unitPrice: { per: 'kg', to: 1000 } })).toEqual(['HREINT']);
  expect(await skus({ sort, unitPrice: { per: 'kg' } }, customer)).toEqual([
    'FALIN',
    'LEYND',
    'HREINT',
    'POKI',
  ]);
  expect(await skus({ unitPrice: { per: 'm', to: 2_147_483_647 } })).toEqual([]);
});

it('refuses a measure that there is not', async () => {
  for (const per of ['', 'KG', 'míla', 'stk', "kg' OR true"])
    await expect(list({ unitPrice: { per } })).rejects.toThrow('Upplýsingarnar eru ekki réttar');
});

it('offers the measures and their bounds, as if no range of them were chosen', async () => {
  const bounds = async (query: Query, visitor = guest) =>
    (await visitor.ask(ListingFacetsDocument, { query })).productPage.facets.unitPrices;
  const all = [
    { per: 'kg', count: 2, from: 320, to: 1980 },
    { per: 'l', count: 3, from: 400, to: 600 },
    { per: 'blað', count: 1, from: 1, to: 2 },
  ];
  expect(await bounds({})).toEqual(all);
  expect(await bounds({ unitPrice: { per: 'l', from: 500 } })).toEqual(all);
  expect(await bounds({ priceTo: 1000, unitPrice: { per: 'l', from: 500 } })).toEqual([
    { per: 'kg', count: 2, from: 320, to: 1980 },
    { per: 'l', count: 1, from: 600, to: 600 },
    { per: 'blað', count: 1, from: 1, to: 2 },
  ]);
  expect((await bounds({}, customer))[0]).toEqual({ per: 'kg', count: 4, from: 50, to: 1980 });
});

it('refuses a content that is none, and keeps what a line does not name', async () => {
  const { problems } = await loadLines(shop.db, [
    goods('POKI', 990, { netContent: 'lítið' }),
    { type: 'product', sku: 'HREINT', packageSize: '10 stk.' },
    { type: 'product', sku: 'FLASKA', price: 620 },
  ]);
  expect(problems.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('takes an amount such as 750 ml, 2,5 kg or 6 × 1 l'),
  ]);
  expect(await ofSku('HREINT')).toMatchObject({ per: 'kg', content: 2.5 });
  expect(await ofSku('FLASKA')).toMatchObject({ priceWithTax: 62_000 });
  await loadLines(shop.db, [{ type: 'product', sku: 'HREINT', netContent: null }]);
  expect(await ofSku('HREINT')).toMatchObject({ per: 'stk.', content: 10, priceWithTax: 8_000 });
});

it('follows a price that changes between imports', async () => {
  await shop.db.transaction((tx) => loadAmounts(tx, [{ sku: 'BRUSI', price: 4000 }]));
  expect(await skus({ sort: 'UnitPriceAscending', unitPrice: { per: 'l' } })).toEqual([
    'KASSI',
    'FLASKA',
    'BRUSI',
  ]);
});

it('computes in the database what the rule computes', async () => {
  const cases = fc.sample(
    fc.record({
      price: fc.integer({ min: 0, max: 100_000_000 }),
      amount: fc.oneof(
        fc.integer({ min: 1, max: maximumContent }),
        fc.integer({ min: 1, max: 999 }).map((number) => number * 25_000),
      ),
    }),
    500,
  );
  const found = await rows<{ price: number; amount: number; found: number | null }>(
    shop.db,
    sql`SELECT i.price, i.amount::float8 AS amount, ${pricePerUnitOf(sql`i.price`, contentOf('p'))} AS found
      FROM jsonb_to_recordset(${JSON.stringify(cases)}::jsonb) AS i (price integer, amount bigint)
      CROSS JOIN LATERAL (SELECT jsonb_build_object('amount', i.amount, 'per', 'kg') AS net_content, NULL::jsonb AS package_content) p`,
  );
  expect(found).toHaveLength(500);
  for (const { price, amount, found: inDatabase } of found)
    expect(inDatabase).toBe(pricePerUnit(price, { amount, per: 'kg' }));
});
