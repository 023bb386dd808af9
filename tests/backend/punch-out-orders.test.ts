import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { companyMembers, customerAddresses } from '../../backend/src/db/schema/customers.ts';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { orders } from '../../backend/src/db/schema/orders.ts';
import { rateLimits } from '../../backend/src/db/schema/sessions.ts';
import { aProduct } from '../kit/builders.ts';
import { aCompany, anEmployee } from '../kit/company.ts';
import { cxmlOf, findFaults, identities, readCxml } from '../kit/cxml.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { aPurchasingSystem } from '../kit/purchasing-system.ts';
import { testShop, type Shop } from '../kit/shop.ts';

/* Orders that a purchasing system sends as an OrderRequest of cXML. */

let shop: Shop;
let companyId: number;
let managerId: number;
let secret: string;
let sku: string;
let productId: number;
let count = 0;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.connection.close());
beforeEach(async () => {
  await shop.db.delete(rateLimits);
  companyId = await aCompany(shop);
  managerId = await anEmployee(shop, companyId, 'Manager');
  await shop.db
    .insert(customerAddresses)
    .values({ customerId: companyId, addressLine1: 'Vöruhús 7', city: 'Hafnarfjörður', postalCode: '220' });
  secret = await connect('home');
  count += 1;
  sku = `BLA-${count}`;
  productId = await aProduct(shop.db, {
    sku,
    name: 'Blöð',
    listPrice: 1_240,
    unitOfMeasure: 2,
    stockOnHand: 20,
  });
});
afterEach(() => checkInvariants(shop.db));

async function connect(deliveryMethodId: string | null): Promise<string> {
  const manager = await shop.signedIn(managerId, { customerId: companyId });
  return (await aPurchasingSystem(manager, { kind: 'CXML', identities, deliveryMethodId })).secret;
}

interface Order {
  id?: string;
  items?: string;
  street?: string;
  header?: string;
  attributes?: string;
}
const item = (quantity: number | string, price: string | null = '1000', over = ''): string =>
  `<ItemOut quantity="${quantity}"><ItemID><SupplierPartID>${sku}</SupplierPartID></ItemID>${
    price === null
      ? ''
      : `<ItemDetail><UnitPrice><Money currency="ISK">${price}</Money></UnitPrice>
         <Description xml:lang="is">Blöð</Description><UnitOfMeasure>EA</UnitOfMeasure></ItemDetail>`
  }${over}</ItemOut>`;
const shipTo = (street: string): string => `<ShipTo><Address addressID="12"><Name xml:lang="is">Lager</Name>
  <PostalAddress><DeliverTo>Gunna í móttöku</DeliverTo><Street>${street}</Street><City>Hafnarfjörður</City>
  <PostalCode>220</PostalCode><Country isoCountryCode="IS">Ísland</Country></PostalAddress>
  <Phone><TelephoneNumber><CountryCode isoCountryCode="IS">354</CountryCode><AreaOrCityCode/><Number>770 1001</Number>
  </TelephoneNumber></Phone></Address></ShipTo>`;
const orderOf = ({
  id = 'PO-77',
  items = item(4),
  street = 'vöruhús  7',
  header,
  attributes = '',
}: Order = {}): string =>
  `<OrderRequest><OrderRequestHeader orderID="${id}" orderDate="2026-11-26T18:00:00+00:00" ${attributes}>
   <Total><Money currency="ISK">4000</Money></Total>${header ?? shipTo(street)}</OrderRequestHeader>${items}</OrderRequest>`;

let payloads = 0;
async function send(
  order: Order = {},
  { by = secret, payloadId = `${(payloads += 1)}@kaupandi`, mode = 'production' } = {},
) {
  const text = cxmlOf({ secret: by, request: orderOf(order), payloadId });
  const response = await shop.app.fetch(
    new Request('http://shop.test/punch-out/cxml', {
      method: 'POST',
      headers: { 'Content-Type': 'text/xml' },
      body: text.replace('deploymentMode="production"', `deploymentMode="${mode}"`),
    }),
  );
  const answer = await response.text();
  expect(findFaults(readCxml(answer))).toEqual([]);
  const [, code = '', message = ''] = /<Status code="(\d+)"[^>]*>([^<]*)</.exec(answer) ?? [];
  return { code, message };
}
const ownOrders = () => shop.db.select().from(orders).where(eq(orders.customerId, companyId));

it('places the order on account, once for a message, to the address that it names', async () => {
  const placed = await send({ items: item(2) + item('2', null) }, { payloadId: 'a@b' }).catch(String);
  expect(placed).toMatchObject({ code: '400', message: expect.stringContaining('tveimur verðum') });
  const first = await send({ items: item(2) + item(2) }, { payloadId: 'c@d' });
  expect(first).toMatchObject({ code: '200', message: expect.stringMatching(/^Pöntun P\d+$/) });
  // The price has changed since: the answer to the same message has not.
  await shop.db.update(products).set({ listPrice: 2_480 }).where(eq(products.id, productId));
  expect(await send({ items: item(2) + item(2) }, { payloadId: 'c@d' })).toEqual(first);
  expect(await send({ items: item(6) }, { payloadId: 'c@d' })).toMatchObject({ code: '409' });
  const [order, ...others] = await ownOrders();
  expect(others).toEqual([]);
  expect(order).toMatchObject({
    actorId: managerId,
    receiverName: 'Gunna í móttöku',
    phone: '7701001',
  });
  for (const text of ['PO-77', 'Vöruhús 7']) expect(JSON.stringify(order)).toContain(text);
});

it('places one of ten at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => send({}, { payloadId: 'once@kaupandi' })),
  );
  expect(new Set(answers.map(({ message }) => message)).size).toBe(1);
  expect(answers[0]?.code).toBe('200');
  expect(await ownOrders()).toHaveLength(1);
});

it('refuses whole what does not fit, and says why', async () => {
  const refusals: [order: Order, code: string, message: string][] = [
    [{ items: item(4, '999') }, '409', 'Verð hefur breyst'],
    [{ items: item(4, '1000.5') }, '400', 'lines.0.priceWithoutVat'],
    [{ items: item(3) }, '400', 'Varan er seld í einingum af 2'],
    [{ items: item('1.5') }, '400', 'lines.0.quantity'],
    [{ items: item('') }, '400', 'lines.0.quantity'],
    [{ items: item(40) }, '409', 'Aðeins 20'],
    [{ items: '' }, '400', 'lines'],
    [{ items: item(2).replace(sku, 'EKKI-TIL') }, '400', 'Varan er ekki til.'],
    [{ items: item(2).replace('ISK', 'EUR') }, '400', 'ISK'],
    [{ street: 'Annað hús 7' }, '400', 'Vöruhús 7, 220 Hafnarfjörður'],
    [{ header: '' }, '400', 'Afhendingarstaður (ShipTo)'],
    [{ items: item(2, '1000', shipTo('Prófgata 1')) }, '400', 'Afhendingarstaður (ShipTo)'],
    [{ attributes: 'type="update"' }, '400', 'ekki breytt eða eytt'],
    [{ attributes: 'type="delete"' }, '400', 'ekki breytt eða eytt'],
  ];
  for (const [order, code, message] of refusals)
    expect([order, await send(order)]).toEqual([order, { code, message: expect.stringContaining(message) }]);
  expect(await send({}, { mode: 'test' })).toMatchObject({ code: '400' });
  expect(await send({}, { payloadId: '' })).toMatchObject({ code: '400' });
  expect(await ownOrders()).toEqual([]);
});

it('orders nothing where the settings name no delivery, or who made them may not order', async () => {
  expect(await send({}, { by: await connect(null) })).toMatchObject({ code: '409' });
  expect(await send({ header: '' }, { by: await connect('pickup') })).toMatchObject({ code: '200' });
  await shop.db
    .update(companyMembers)
    .set({ role: 'Influencer' })
    .where(eq(companyMembers.customerId, managerId));
  expect(await send()).toMatchObject({ code: '403' });
  await shop.db
    .update(companyMembers)
    .set({ role: 'Employee', orderLimit: 10 })
    .where(eq(companyMembers.customerId, managerId));
  expect(await send()).toEqual({ code: '202', message: 'Pöntunin bíður samþykkis.' });
  await shop.db.delete(companyMembers).where(eq(companyMembers.customerId, managerId));
  expect(await send()).toMatchObject({ code: '401' });
  expect(await ownOrders()).toHaveLength(1);
});
