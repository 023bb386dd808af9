import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { campaigns } from '../../backend/src/db/schema/campaigns.ts';
import { companyMembers, customerDiscounts, customers } from '../../backend/src/db/schema/customers.ts';
import { CartDocument, addToCartDocument } from '../../graphql/generated/documents.ts';
import {
  CampaignProductsDocument,
  CustomersProductDocument,
  GetCampaignsDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { reykjavikNow } from '../../lib/rules/text/icelandic.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { pay, fillCheckout } from '../kit/buyer.ts';
import { loadLines } from '../kit/catalogue.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

const dayFromNow = (days: number) => reykjavikNow(new Date(Date.now() + days * 86_400_000)).date;

let shop: Shop;
let customerId: number;
let visitor: Visitor;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.connection.close());
beforeEach(async () => {
  await shop.db.delete(campaigns);
  customerId = await aCustomer(shop.db);
  visitor = await shop.signedIn(customerId);
});

const line = (over: Record<string, unknown> = {}) => ({
  type: 'campaign',
  code: 'HAUST',
  name: 'Haustherferð',
  salesCode: 'HRE',
  discountPercentage: 25,
  validFrom: dayFromNow(0),
  ...over,
});
const codes = async (by = visitor) =>
  (await by.ask(GetCampaignsDocument, {})).campaigns.map(({ code }) => code);
const ssnOf = async (id: number) =>
  (await shop.db.select().from(customers).where(eq(customers.id, id)))[0]!.ssn;
async function priceOf(productId: number, by = visitor) {
  const { product } = await by.ask(CustomersProductDocument, { slugOrId: String(productId) });
  return [product?.price?.priceWithTax, product?.discount];
}

describe('a customer’s campaigns', () => {
  it('are those that run today, with what they give', async () => {
    await loadLines(shop.db, [
      line({ validUntil: dayFromNow(0) }),
      line({ code: 'LIDIN', salesCode: 'KAF', validFrom: dayFromNow(-9), validUntil: dayFromNow(-1) }),
      line({ code: 'SIDAR', salesCode: 'PAP', validFrom: dayFromNow(1) }),
    ]);
    expect((await visitor.ask(GetCampaignsDocument, {})).campaigns).toEqual([
      {
        code: 'HAUST',
        name: 'Haustherferð',
        description: null,
        salesCode: 'HRE',
        discountPercentage: 25,
        validUntil: new Date(`${dayFromNow(1)}T00:00:00Z`).toISOString(),
      },
    ]);
  });

  it('are only for the customers they are meant for', async () => {
    const chosen = await aCustomer(shop.db);
    await loadLines(shop.db, [line({ customers: [await ssnOf(chosen)] })]);
    const soap = await aProduct(shop.db);
    expect(await codes()).toEqual([]);
    expect(await priceOf(soap)).toEqual([1240, 0]);
    const other = await shop.signedIn(chosen);
    expect(await codes(other)).toEqual(['HAUST']);
    expect(await priceOf(soap, other)).toEqual([930, 25]);
    const page = { code: 'HAUST', page: 1 };
    expect(await visitor.fail(CampaignProductsDocument, page)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('do not exist for unconfirmed customers, roles without prices and guests', async () => {
    await loadLines(shop.db, [line()]);
    const soap = await aProduct(shop.db);
    const unconfirmed = await shop.signedIn(await aCustomer(shop.db, { isConfirmed: false }));
    expect(await codes(unconfirmed)).toEqual([]);
    expect(await priceOf(soap, unconfirmed)).toEqual([1240, 0]);
    const person = await aCustomer(shop.db);
    await shop.db
      .insert(companyMembers)
      .values({ customerId: person, companyId: customerId, role: 'Undetermined' });
    const nobody = await shop.signedIn(customerId, { actorId: person });
    expect(await codes(nobody)).toEqual([]);
    expect(await shop.guest().fail(GetCampaignsDocument, {})).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await priceOf(soap, shop.guest())).toEqual([1240, 0]);
  });

  it('show the best one of each sales code, and none that the customer’s own terms match', async () => {
    await shop.db.insert(customerDiscounts).values([
      { customerId, code: 'Samningur', salesCode: 'HRE', discountPercentage: 25 },
      { customerId, code: 'Samningur', salesCode: 'PAP', discountPercentage: 10 },
    ]);
    await loadLines(shop.db, [
      line(),
      line({ code: 'PAPPIR-10', salesCode: 'PAP', discountPercentage: 10.5 }),
      line({ code: 'PAPPIR-20', salesCode: 'PAP', discountPercentage: 20 }),
    ]);
    expect(await codes()).toEqual(['PAPPIR-20']);
  });
});

describe('a campaign price', () => {
  it('is charged as shown in listings, in the cart and on the invoice', async () => {
    await loadLines(shop.db, [line({ discountPercentage: 12.5 })]);
    const soap = await aProduct(shop.db);
    const { campaignProducts } = await visitor.ask(CampaignProductsDocument, { code: 'HAUST', page: 1 });
    const shown = campaignProducts.page.products.find(({ id }) => id === String(soap));
    expect([shown?.discount, shown?.price?.priceWithTax]).toEqual([12.5, 1085]);
    await visitor.ask(addToCartDocument, { productId: String(soap), quantity: 2 });
    const { cart } = await visitor.ask(CartDocument, {});
    expect(cart.items).toMatchObject([
      { unitPrice: 1085, discountPercentage: 12.5, price: 2170, discount: 310 },
    ]);
    const order = await pay(visitor, await fillCheckout(visitor, {}));
    expect(order.status).toBe('Completed');
    const answer = await visitor.ask(CartDocument, {});
    expect(answer.cart.items).toEqual([]);
  });

  it('is refused at checkout when the campaign ended after it was shown', async () => {
    await loadLines(shop.db, [line()]);
    const soap = await aProduct(shop.db);
    const checkout = await fillCheckout(visitor, { [soap]: 1 });
    expect(checkout.total).toBe(930);
    await loadLines(shop.db, [line({ validFrom: dayFromNow(-3), validUntil: dayFromNow(-1) })]);
    await expect(pay(visitor, checkout)).rejects.toThrow('FAILED_PRECONDITION');
  });

  it('applies to every listed product, except those with a better discount of their own', async () => {
    await loadLines(shop.db, [line({ salesCode: 'PROF' })]);
    const ids: number[] = [];
    for (const over of [
      { popularity: 1 },
      { popularity: 9, discount: 25 },
      { popularity: 5, discount: 10 },
      { discount: 30 },
      { takenOutAt: new Date() },
      { salesCode: 'ANNAD' },
    ])
      ids.push(await aProduct(shop.db, { salesCode: 'PROF', ...over }));
    const { campaignProducts } = await visitor.ask(CampaignProductsDocument, { code: 'HAUST', page: 1 });
    expect(campaignProducts.page.products.map(({ id }) => Number(id))).toEqual([ids[1], ids[2], ids[0]]);
    expect(campaignProducts.page.products.map(({ discount }) => discount)).toEqual([25, 25, 25]);
    expect(campaignProducts.page.total).toBe(3);
  });

  it.each([0, -1, 401])('is refused for page %d of its products', async (page) => {
    await loadLines(shop.db, [line()]);
    expect(await visitor.fail(CampaignProductsDocument, { code: 'HAUST', page })).toMatchObject({
      code: 'BAD_REQUEST',
    });
  });
});

describe('the import', () => {
  it('overwrites the campaign with the same code, and reports what changed', async () => {
    const [one, two] = [await ssnOf(customerId), await ssnOf(await aCustomer(shop.db))];
    expect((await loadLines(shop.db, [line({ customers: [one] })])).changed.content).toBe(1);
    expect((await loadLines(shop.db, [line({ customers: [one] })])).changed.content).toBe(0);
    expect((await loadLines(shop.db, [line({ customers: [two] })])).changed.content).toBe(1);
    expect(await codes()).toEqual([]);
    expect((await loadLines(shop.db, [line()])).changed.content).toBe(1);
    expect(await codes()).toEqual(['HAUST']);
  });

  it.each([
    ['code', { code: 'haust' }],
    ['discountPercentage', { discountPercentage: 0 }],
    ['discountPercentage', { discountPercentage: 100.5 }],
    ['validFrom', { validFrom: '20.11.2026' }],
    ['validUntil', { validUntil: dayFromNow(-1) }],
    ['customers', { customers: [] }],
    ['customers', { customers: ['0000000000'] }],
    ['salesCode', { salesCode: ' ' }],
    ['remove', { remove: true }],
  ])('refuses an invalid %s and loads the rest', async (field, over) => {
    const { problems, badLines } = await loadLines(shop.db, [line(over), line({ code: 'RETT' })]);
    expect(badLines).toBe(1);
    expect(problems.map((problem) => problem.field)).toEqual([field]);
    expect(await codes()).toEqual(['RETT']);
  });
});
