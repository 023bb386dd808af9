import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { customerDiscounts, companyMembers } from '../../backend/src/db/schema/customers.ts';
import { orders } from '../../backend/src/db/schema/orders.ts';
import { rateLimits } from '../../backend/src/db/schema/sessions.ts';
import {
  CompanyKeysDocument,
  CreateCompanyKeyDocument,
  RevokeCompanyKeyDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aProduct } from '../kit/builders.ts';
import { aCompany, anEmployee } from '../kit/company.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import { Visitor } from '../kit/visitor.ts';

/* Orders by a company's own system, with a key. */

let shop: Shop;
let companyId: number;
let managerId: number;
let manager: Visitor;
let coffee: string;
let paper: string;
let presses = 0;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.connection.close());
beforeEach(async () => {
  await shop.db.delete(rateLimits);
  companyId = await aCompany(shop);
  managerId = await anEmployee(shop, companyId, 'Manager');
  manager = await shop.signedIn(managerId, { customerId: companyId });
  presses += 1;
  coffee = `KAF-${presses}`;
  paper = `PAP-${presses}`;
  await aProduct(shop.db, { sku: coffee, name: 'Kaffi', stockOnHand: 10, salesCode: 'KAFFI' });
  await aProduct(shop.db, { sku: paper, name: 'Pappír', unitOfMeasure: 2, stockOnHand: 10 });
});
afterEach(() => checkInvariants(shop.db));

const press = () => `press-${(presses += 1)}-abcdefgh`;

async function aKey(by: Visitor = manager): Promise<string> {
  return (await by.ask(CreateCompanyKeyDocument, { key: press(), name: 'Navision' })).createCompanyKey.secret;
}

/** A program without cookies and without the shop's own key. */
async function call(secret: string, path: string, { body, key }: { body?: object; key?: string } = {}) {
  const response = await shop.app.fetch(
    new Request(`http://shop.test/company/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        Authorization: `Bearer ${secret}`,
        ...(key !== undefined && { 'Idempotency-Key': key }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

const receiver = { name: 'Vörumóttaka', email: 'mottaka@x.test', phone: '770-1001' };
const orderOf = (lines: Record<string, number>, over: object = {}) => ({
  lines: Object.entries(lines).map(([sku, quantity]) => ({ sku, quantity })),
  deliveryMethodId: 'pickup',
  receiver,
  ...over,
});
const countOrders = async () =>
  (await shop.db.select().from(orders).where(eq(orders.customerId, companyId))).length;

it('orders on account at the own prices, once for a key', async () => {
  await shop.db
    .insert(customerDiscounts)
    .values({ customerId: companyId, code: 'A1', salesCode: 'KAFFI', discountPercentage: 10 });
  const secret = await aKey();
  const { answer: goods } = await call(secret, `/products?sku=${coffee.toLowerCase()}&sku=EKKI-TIL`);
  const [product] = goods['products'] as { price: number; stock: number }[];
  expect(product).toMatchObject({ sku: coffee, stock: 10, salesUnit: 1 });
  expect(goods['unknown']).toEqual(['EKKI-TIL']);

  const order = orderOf({ [coffee]: 2, [paper]: 4 });
  const placed = await call(secret, '/orders', { body: order, key: 'order-0001' });
  expect(placed).toMatchObject({ status: 201, answer: { status: 'placed', requestId: null } });
  expect(await call(secret, '/orders', { body: order, key: 'order-0001' })).toEqual(placed);
  expect(await countOrders()).toBe(1);

  const { answer: read } = await call(secret, `/orders/${String(placed.answer['number'])}`);
  expect(read).toMatchObject({ status: 'Pending', receiverName: 'Vörumóttaka', shipments: [] });
  expect((read['lines'] as { unitPrice: number }[])[0]?.unitPrice).toBe(product?.price);
  const { answer: list } = await call(secret, '/orders?page=1');
  expect(list).toMatchObject({ hasMore: false, orders: [{ number: placed.answer['number'] }] });
});

it('refuses a used key with another order, and places one of twenty at once', async () => {
  const secret = await aKey();
  const order = orderOf({ [coffee]: 1 });
  /** As docs/company-api.md says: twenty wait for five connections, and who waits too long gets 503 and sends the same again. */
  const send = async (): ReturnType<typeof call> => {
    const answer = await call(secret, '/orders', { body: order, key: 'order-0002' });
    return answer.status === 503 ? send() : answer;
  };
  const answers = await Promise.all(Array.from({ length: 20 }, send));
  expect(new Set(answers.map(({ answer }) => answer['number'])).size).toBe(1);
  expect(await countOrders()).toBe(1);
  const other = await call(secret, '/orders', { body: orderOf({ [coffee]: 2 }), key: 'order-0002' });
  expect(other).toMatchObject({ status: 400, answer: { reason: 'idempotencyKey' } });
});

it('says what is wrong with each line, and orders whole or not at all', async () => {
  const secret = await aKey();
  const wrong = orderOf({ 'EKKI-TIL': 1, [paper]: 3 }, { deliveryMethodId: 'dreki' });
  expect(await call(secret, '/orders', { body: wrong, key: 'order-0003' })).toMatchObject({
    status: 400,
    answer: {
      fields: {
        'lines.0.sku': 'Varan er ekki til.',
        'lines.1.quantity': 'Varan er seld í einingum af 2',
        deliveryMethodId: expect.any(String),
      },
    },
  });
  const tooMany = await call(secret, '/orders', { body: orderOf({ [coffee]: 11 }), key: 'order-0004' });
  expect(tooMany).toMatchObject({
    status: 409,
    answer: { reason: 'goods.stockShort', missing: [{ available: 10 }] },
  });
  const dearer = await call(secret, '/orders', {
    body: orderOf({ [coffee]: 1 }, { expectedTotal: 1 }),
    key: 'order-0005',
  });
  expect(dearer).toMatchObject({ status: 409, answer: { reason: 'pay.priceChanged' } });
  expect(await call(secret, '/orders', { body: orderOf({ [coffee]: 1 }) })).toMatchObject({ status: 400 });
  expect(await call(secret, '/orders', { body: { lines: [] }, key: 'order-0006' })).toMatchObject({
    status: 400,
  });
  expect(await countOrders()).toBe(0);
  // A refusal leaves the key free.
  expect((await call(secret, '/orders', { body: orderOf({ [coffee]: 1 }), key: 'order-0004' })).status).toBe(
    201,
  );
});

it('keeps to the limit and the rights of who made the key', async () => {
  const limited = await anEmployee(shop, companyId, 'Admin', { orderLimit: 10 });
  const secret = await aKey(await shop.signedIn(limited, { customerId: companyId }));
  const placed = await call(secret, '/orders', { body: orderOf({ [coffee]: 1 }), key: 'order-0007' });
  expect(placed).toMatchObject({ status: 202, answer: { status: 'awaiting-approval', number: null } });
  expect(await call(secret, '/orders', { body: orderOf({ [coffee]: 1 }), key: 'order-0007' })).toEqual(
    placed,
  );

  await shop.db
    .update(companyMembers)
    .set({ role: 'Influencer' })
    .where(eq(companyMembers.customerId, limited));
  expect((await call(secret, '/orders', { body: orderOf({ [coffee]: 1 }), key: 'order-0008' })).status).toBe(
    403,
  );
  expect((await call(secret, '/orders')).status).toBe(403);
  await shop.db.delete(companyMembers).where(eq(companyMembers.customerId, limited));
  expect((await call(secret, '/orders')).status).toBe(401);
});

it('ends a key at once, and shows nobody else’s orders', async () => {
  const secret = await aKey();
  const placed = await call(secret, '/orders', { body: orderOf({ [coffee]: 1 }), key: 'order-0009' });
  const otherCompany = await aCompany(shop, 'Önnur ehf.');
  const stranger = await shop.signedIn(await anEmployee(shop, otherCompany, 'Manager'), {
    customerId: otherCompany,
  });
  const foreign = await aKey(stranger);
  expect((await call(foreign, `/orders/${String(placed.answer['number'])}`)).status).toBe(404);

  const { companyKeys } = await manager.ask(CompanyKeysDocument, {});
  expect(companyKeys).toMatchObject([{ name: 'Navision', ending: secret.slice(-4) }]);
  expect(companyKeys[0]?.lastUsedAt).not.toBeNull();
  const keyId = companyKeys[0]?.id ?? '';
  expect(await stranger.fail(RevokeCompanyKeyDocument, { keyId })).toMatchObject({ code: 'NOT_FOUND' });
  expect((await call(secret, '/orders')).status).toBe(200);
  for (const _twice of [1, 2]) await manager.ask(RevokeCompanyKeyDocument, { keyId });
  expect((await call(secret, '/orders')).status).toBe(401);
  expect((await manager.ask(CompanyKeysDocument, {})).companyKeys).toEqual([]);
});

it('answers a press that is sent again with the same key and another secret, until it was used', async () => {
  const key = press();
  const make = async () =>
    (await manager.ask(CreateCompanyKeyDocument, { key, name: 'SAP' })).createCompanyKey;
  const [first, second] = [await make(), await make()];
  expect(second.key.id).toBe(first.key.id);
  expect((await call(first.secret, '/orders')).status).toBe(401);
  expect((await call(second.secret, '/orders')).status).toBe(200);
  expect(await manager.fail(CreateCompanyKeyDocument, { key, name: 'SAP' })).toMatchObject({
    code: 'BAD_REQUEST',
  });
  expect(await manager.fail(CreateCompanyKeyDocument, { key: press(), name: ' ' })).toMatchObject({
    code: 'BAD_REQUEST',
    details: { fields: { name: expect.any(String) } },
  });
});

it('limits guesses by network and calls by key, and describes itself without a key', async () => {
  const secret = await aKey();
  for (let guess = 0; guess < 30; guess += 1) expect((await call('vlk_wrong', '/orders')).status).toBe(401);
  expect((await call('vlk_wrong', '/orders')).status).toBe(429);
  // Who has a key is not locked out by who has none.
  const statuses = await Promise.all(Array.from({ length: 121 }, () => call(secret, '/products?sku=A')));
  expect(statuses.filter(({ status }) => status === 429)).toHaveLength(1);
  const document = await new Visitor(shop.app).fetch('/company/v1/openapi.json');
  expect(await document.json()).toMatchObject({ openapi: '3.1.0', paths: { '/orders': { post: {} } } });
});
