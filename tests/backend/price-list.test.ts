import { afterAll, beforeAll, expect, it } from 'vitest';
import { brands } from '../../backend/src/db/schema/catalogue.ts';
import { customerDiscounts } from '../../backend/src/db/schema/customers.ts';
import { readCsv } from '../../backend/src/import/csv.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { aCompany, anEmployee } from '../kit/company.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.connection.close());

/** The file's rows by product number, without its mark and its headings. */
async function readPrices(visitor: Visitor): Promise<Map<string, string[]>> {
  const text = await (await visitor.fetch('/exports/prices.csv')).text();
  async function* chunks() {
    yield text.replace(/^\u{feff}/u, '');
  }
  const rows: string[][] = [];
  for await (const { fields } of readCsv(chunks())) rows.push(fields);
  return new Map(rows.slice(1).map(([sku = '', ...cells]) => [sku, cells]));
}

async function aBuyer(discountPercentage = 0): Promise<Visitor> {
  const customerId = await aCustomer(shop.db);
  if (discountPercentage > 0)
    await shop.db
      .insert(customerDiscounts)
      .values({ customerId, code: `V${customerId}`, salesCode: 'VERÐ', discountPercentage });
  return shop.signedIn(customerId);
}

it('has each product at the price of who asks, with the tiers below it', async () => {
  const [brand] = await shop.db
    .insert(brands)
    .values({ name: 'Lind', nameSort: 'lind', slug: 'lind' })
    .returning({ id: brands.id });
  await aProduct(shop.db, {
    sku: 'VERÐ-1',
    ean: '5690000000012',
    name: '=Sápa',
    brandId: brand!.id,
    packageSize: '12 x 1 l',
    salesCode: 'VERÐ',
    listPrice: 1240,
    priceTiers: [
      { fromQuantity: 12, unitPrice: 1200 },
      { fromQuantity: 24, unitPrice: 1000 },
      { fromQuantity: 48, unitPrice: 900 },
    ],
  });
  const common = ['5690000000012', "'=Sápa", 'Lind', '12 x 1 l', '1240'];
  expect((await readPrices(await aBuyer())).get('VERÐ-1')).toEqual([
    ...common,
    '0',
    '1000',
    '24',
    '1240',
    '12:1200;24:1000;48:900',
  ]);
  expect((await readPrices(await aBuyer(12.5))).get('VERÐ-1')).toEqual([
    ...common,
    '12,5',
    '875',
    '24',
    '1085',
    '24:1000;48:900',
  ]);
});

it('is whole beyond one batch, with what guests may not see and without what was taken out', async () => {
  for (let at = 0; at < 501; at += 1) await aProduct(shop.db, { sku: `RUNA-${at}` });
  await aProduct(shop.db, { sku: 'FALIN', visibleByGuest: false });
  await aProduct(shop.db, { sku: 'FARIN', takenOutAt: new Date() });
  const skus = [...(await readPrices(await aBuyer())).keys()];
  expect(skus.filter((sku) => sku.startsWith('RUNA-'))).toHaveLength(501);
  expect(skus).toContain('FALIN');
  expect(skus).not.toContain('FARIN');
});

it('comes as a file to those who see prices, and not too often', async () => {
  const answer = await (await aBuyer()).fetch('/exports/prices.csv');
  expect([answer.headers.get('Content-Type'), answer.headers.get('Content-Disposition')]).toEqual([
    'text/csv; charset=utf-8',
    'attachment; filename="verdlisti.csv"',
  ]);
  expect((await shop.guest().fetch('/exports/prices.csv')).status).toBe(401);
  const companyId = await aCompany(shop);
  const statusFor = async (role: 'Influencer' | 'Undetermined') => {
    const visitor = await shop.signedIn(await anEmployee(shop, companyId, role), { customerId: companyId });
    return (await visitor.fetch('/exports/prices.csv')).status;
  };
  expect([await statusFor('Influencer'), await statusFor('Undetermined')]).toEqual([200, 403]);
  const buyer = await aBuyer();
  const statuses: number[] = [];
  for (let time = 0; time < 11; time += 1) statuses.push((await buyer.fetch('/exports/prices.csv')).status);
  expect(statuses.slice(-2)).toEqual([200, 429]);
});
