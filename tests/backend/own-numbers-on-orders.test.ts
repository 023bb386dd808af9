import { extractText } from 'unpdf';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { rateLimits } from '../../backend/src/db/schema/sessions.ts';
import {
  CreateCompanyKeyDocument,
  CustomerOrdersDocument,
  SetOwnNumberDocument,
  ViewInvoiceDocument,
  ViewOrderDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aProduct } from '../kit/builders.ts';
import { fillCheckout, pay } from '../kit/buyer.ts';
import { aCompany, anEmployee } from '../kit/company.ts';
import { elementContent, elementTexts } from '../kit/e-invoice.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { orderPath } from '../kit/shipments.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';
import { callWarehouse, warehouseSecret } from '../kit/warehouse.ts';

/* What an order keeps of the company's own numbers, and what its papers and its own system read. */

let shop: Shop;
let manager: Visitor;
let round = 0;
let sku: string;
let other: string;
let productId: number;

beforeAll(async () => {
  shop = await testShop({ WAREHOUSE_SECRET: warehouseSecret });
});
afterAll(() => shop.connection.close());
afterEach(() => checkInvariants(shop.db));
beforeEach(async () => {
  await shop.db.delete(rateLimits);
  round += 1;
  [sku, other] = [`PAP-${round}`, `KAF-${round}`];
  const companyId = await aCompany(shop);
  manager = await shop.signedIn(await anEmployee(shop, companyId, 'Manager'), { customerId: companyId });
  productId = await aProduct(shop.db, { sku, name: 'Pappír', stockOnHand: 50 });
  await aProduct(shop.db, { sku: other, name: 'Kaffi', stockOnHand: 50 });
  await set('47-11', 'Ljósritunarpappír eldhús');
});

const set = (number: string, name: string) =>
  manager.ask(SetOwnNumberDocument, { product: sku, number, name });
const fetchOwn = (url: string) => manager.fetch(url.replace(/^\/backend/, ''), { headers: { ApiKey: '' } });
async function pdfText(url: string): Promise<string> {
  const answer = await fetchOwn(url);
  const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}
const kept = { ownNumber: '47-11', ownName: 'Ljósritunarpappír eldhús' };

it('an order, its invoice and their papers keep what stood when it was placed', async () => {
  const { id, invoiceId } = await pay(manager, await fillCheckout(manager, { [productId]: 2 }));
  await callWarehouse(shop, `${orderPath(id!)}/shipments`, { key: 'a' });
  await set('9999', 'Annað');
  const { order } = await manager.ask(ViewOrderDocument, { orderId: id! });
  expect(order?.items).toMatchObject([{ sku, ...kept }]);
  const { viewInvoice } = await manager.ask(ViewInvoiceDocument, { invoiceId: invoiceId! });
  expect(viewInvoice?.items[0]).toMatchObject({ sku, ...kept });
  const words = 'Ykkar númer 47-11 – Ljósritunarpappír eldhús';
  expect(await pdfText(viewInvoice!.pdfUrl)).toContain(words);
  expect(await pdfText(order!.shipments[0]!.deliveryNoteUrl)).toContain(words);
  const xml = await (await fetchOwn(viewInvoice!.eInvoiceUrl)).text();
  const item = elementContent(xml, 'cac:Item');
  expect(elementTexts(elementContent(item, 'cac:BuyersItemIdentification'), 'cbc:ID')).toEqual(['47-11']);
  expect(item.indexOf('cac:BuyersItemIdentification')).toBeLessThan(
    item.indexOf('cac:SellersItemIdentification'),
  );
  const found = async (search: string) =>
    (await manager.ask(CustomerOrdersDocument, { page: 1, filter: { search } })).customerOrders.orders.length;
  expect([await found('47-11'), await found('eldhús'), await found('9999')]).toEqual([1, 1, 0]);
});

it('a line without one has none in the e-invoice', async () => {
  const coffee = await aProduct(shop.db, { name: 'Te', stockOnHand: 5 });
  const { invoiceId } = await pay(manager, await fillCheckout(manager, { [coffee]: 1 }));
  const { viewInvoice } = await manager.ask(ViewInvoiceDocument, { invoiceId: invoiceId! });
  expect(await (await fetchOwn(viewInvoice!.eInvoiceUrl)).text()).not.toContain('BuyersItemIdentification');
});

it('the company’s own system asks and orders by them', async () => {
  const { createCompanyKey } = await manager.ask(CreateCompanyKeyDocument, {
    key: `key-${round}-abcdefgh`,
    name: 'Navision',
  });
  let orders = 0;
  const call = async (path: string, body?: object) => {
    orders += 1;
    const headers = {
      Authorization: `Bearer ${createCompanyKey.secret}`,
      'Idempotency-Key': `order-${round}-${orders}`,
      'Content-Type': 'application/json',
    };
    const init = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers };
    const answer = await shop.app.fetch(new Request(`http://shop.test/company/v1${path}`, init));
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const goods = await call(`/products?ownNumber=4711&sku=${other}&ownNumber=EKKI`);
  expect(goods.body).toMatchObject({
    products: [
      { sku: other, ownNumber: null, ownName: null },
      { sku, ...kept },
    ],
    unknown: ['EKKI'],
  });
  const orderOf = (...lines: object[]) => ({
    lines,
    deliveryMethodId: 'pickup',
    receiver: { name: 'Móttaka', email: 'a@x.test', phone: '770-1001' },
  });
  const placed = await call(
    '/orders',
    orderOf({ ownNumber: '4711', quantity: 2 }, { sku: other, quantity: 1 }),
  );
  expect(placed.status).toBe(201);
  const { body: read } = await call(`/orders/${String(placed.body['number'])}`);
  expect(read['lines']).toMatchObject([
    { sku, ...kept },
    { sku: other, ownNumber: null },
  ]);
  const refused = async (...lines: object[]) => (await call('/orders', orderOf(...lines))).body['fields'];
  expect(await refused({ ownNumber: 'EKKI', quantity: 1 })).toHaveProperty(['lines.0.ownNumber']);
  expect(await refused({ quantity: 1 })).toHaveProperty(['lines.0.sku']);
  expect(await refused({ sku, ownNumber: '4711', quantity: 1 })).toHaveProperty(['lines.0.sku']);
  expect(await refused({ sku, quantity: 1 }, { ownNumber: '4711', quantity: 1 })).toHaveProperty([
    'lines.1.ownNumber',
  ]);
});

it('the files of prices and of own numbers hold them', async () => {
  const own = await (await fetchOwn('/exports/own-numbers.csv')).text();
  expect(own.split('\r\n').slice(0, 2)).toEqual([
    'Vörunúmer;Ykkar vörunúmer;Ykkar heiti;Heiti;Strikamerki',
    `${sku};47-11;Ljósritunarpappír eldhús;Pappír;`,
  ]);
  const prices = await (await fetchOwn('/exports/prices.csv')).text();
  expect(prices.split('\r\n').find((line) => line.startsWith(`${sku};`))).toMatch(
    /;47-11;Ljósritunarpappír eldhús$/,
  );
});
