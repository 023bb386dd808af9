import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { carts } from '../../backend/src/db/schema/carts.ts';
import { companyMembers, customerDiscounts } from '../../backend/src/db/schema/customers.ts';
import { punchOuts } from '../../backend/src/db/schema/punch-out.ts';
import { rateLimits, sessions } from '../../backend/src/db/schema/sessions.ts';
import {
  addToCartDocument,
  AuthenticatedCustomerDocument,
  CartDocument,
} from '../../graphql/generated/documents.ts';
import {
  PaymentMethodsDocument,
  PurchasingSystemsDocument,
  RevokePurchasingSystemDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aProduct } from '../kit/builders.ts';
import { aCompany, anEmployee } from '../kit/company.ts';
import { loadLines, productLine } from '../kit/catalogue.ts';
import { checkInvariants } from '../kit/invariants.ts';
import {
  aPurchasingSystem,
  aVisit,
  readFields,
  returnAddress,
  sendCart,
  sendForm,
} from '../kit/purchasing-system.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import { Visitor } from '../kit/visitor.ts';

/* A purchasing system opens the shop by OCI 5, and takes the cart home. */

let shop: Shop;
let companyId: number;
let managerId: number;
let manager: Visitor;
let system: Awaited<ReturnType<typeof aPurchasingSystem>>;
let sku: string;
let coffee: string;
let count = 0;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.connection.close());
beforeEach(async () => {
  await shop.db.delete(rateLimits);
  companyId = await aCompany(shop);
  managerId = await anEmployee(shop, companyId, 'Manager');
  manager = await shop.signedIn(managerId, { customerId: companyId });
  system = await aPurchasingSystem(manager);
  count += 1;
  sku = `KAF-${count}`;
  coffee = String(
    await aProduct(shop.db, {
      sku,
      name: 'Kaffi "Gull" <500 g> malað í hylkjum og í poka',
      listPrice: 1_240,
      taxPercentage: 24,
      slug: null,
      packageSize: 'poki',
      deliveryTime: '2–3 vikur',
      stockOnHand: 10,
      salesCode: 'KAFFI',
    }),
  );
});
afterEach(() => checkInvariants(shop.db));

const credentials = () => ({ USERNAME: system.username, PASSWORD: system.secret, HOOK_URL: returnAddress });
const call = (over: Record<string, string>) =>
  sendForm(new Visitor(shop.app), '/punch-out/oci', { ...credentials(), ...over });

it('opens the shop with a cart of its own, and sends it back once, without VAT at the own terms', async () => {
  await shop.db
    .insert(customerDiscounts)
    .values({ customerId: companyId, code: 'A1', salesCode: 'KAFFI', discountPercentage: 10 });
  await manager.ask(addToCartDocument, { productId: coffee, quantity: 5 });
  const visitor = await aVisit(shop, system, { '~OkCode': 'ADDI', '~CALLER': 'CTLG', '~TARGET': '_top' });
  const { authenticatedCustomer } = await visitor.ask(AuthenticatedCustomerDocument, {});
  expect(authenticatedCustomer).toMatchObject({
    id: String(companyId),
    role: 'PunchOut',
    companies: [],
    addresses: [],
    creditLimit: null,
  });
  const cards = await visitor.ask(PaymentMethodsDocument, {});
  expect(cards.authenticatedCustomer!.paymentMethods).toEqual([]);
  expect((await visitor.ask(CartDocument, {})).cart.items).toEqual([]);
  await visitor.ask(addToCartDocument, { productId: coffee, quantity: 3 });
  expect((await manager.ask(CartDocument, {})).cart.items).toMatchObject([{ quantity: 5 }]);

  const sent = await sendCart(visitor);
  expect(sent.status).toBe(200);
  expect(readFields(sent.html)).toEqual({
    '~OkCode': 'ADDI',
    '~CALLER': 'CTLG',
    '~TARGET': '_top',
    'NEW_ITEM-DESCRIPTION[1]': 'Kaffi "Gull" <500 g> malað í hylkjum og ',
    'NEW_ITEM-QUANTITY[1]': '3',
    'NEW_ITEM-UNIT[1]': 'XBG',
    'NEW_ITEM-PRICE[1]': '900',
    'NEW_ITEM-CURRENCY[1]': 'ISK',
    'NEW_ITEM-PRICEUNIT[1]': '1',
    'NEW_ITEM-LEADTIME[1]': '1',
    'NEW_ITEM-VENDOR[1]': '5001010000',
    'NEW_ITEM-VENDORMAT[1]': sku,
    'NEW_ITEM-SERVICE[1]': '',
    'NEW_ITEM-EXT_PRODUCT_ID[1]': sku,
    'NEW_ITEM-EXT_SCHEMA_TYPE[1]': 'VORULIND',
    'NEW_ITEM-LONGTEXT_1:132[]': 'Kaffi "Gull" <500 g> malað í hylkjum og í poka',
  });
  expect(sent.html).toContain(`action="${returnAddress}" target="_top"`);
  expect(sent.html).toContain('<button type="submit">Senda körfu í innkaupakerfið</button>');
  expect(sent.policy).toContain('form-action https://innkaup.fyrirtaeki.test');
  expect(sent.policy).toContain("frame-ancestors 'none'");
  expect(sent.policy).not.toContain('unsafe');

  // The answer may have been lost: the same again, whatever the shop costs by now. Nothing else is open.
  expect(await sendCart(visitor)).toEqual(sent);
  expect((await visitor.ask(AuthenticatedCustomerDocument, {})).authenticatedCustomer).toBeNull();
  expect((await sendCart(visitor)).status).toBe(401);
  expect((await manager.ask(CartDocument, {})).cart.items).toMatchObject([{ quantity: 5 }]);
});

it('takes its calls by address or form, and leads to a product or a search', async () => {
  const start = async (over: Record<string, string>) => (await call(over)).location;
  expect(await start({})).toBe('/');
  expect(await start({ FUNCTION: 'DETAIL', PRODUCTID: sku.toLowerCase() })).toBe(`/vara/${coffee}`);
  expect(await start({ function: 'detailadd', productid: sku })).toBe(`/vara/${coffee}`);
  expect(await start({ FUNCTION: 'DETAIL', PRODUCTID: 'EKKI-TIL' })).toBe('/leit?leit=EKKI-TIL');
  expect(await start({ FUNCTION: 'SEARCH', SEARCHSTRING: 'kaffi hylki' })).toBe('/leit?leit=kaffi+hylki');
  expect(await start({ FUNCTION: 'SOURCING', SEARCHSTRING: 'kaffi' })).toBe('/leit?leit=kaffi');
  const response = await new Visitor(shop.app).fetch(`/punch-out/oci?${new URLSearchParams(credentials())}`, {
    redirect: 'manual',
  });
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/']);
});

it('answers a product as it is now, and a search in the background, without opening anything', async () => {
  const visitor = new Visitor(shop.app);
  const validate = { ...credentials(), FUNCTION: 'VALIDATE', PRODUCTID: sku, QUANTITY: '20' };
  const answer = await sendForm(visitor, '/punch-out/oci', validate);
  expect(readFields(answer.html)).toMatchObject({
    'NEW_ITEM-QUANTITY[1]': '20',
    'NEW_ITEM-PRICE[1]': '1000',
    // More than there is takes as long as the product says.
    'NEW_ITEM-LEADTIME[1]': '21',
  });
  await loadLines(shop.db, [productLine({ sku: 'HAN-1', name: 'Nítrílhanskar' })]);
  const search = await call({ FUNCTION: 'BACKGROUND_SEARCH', SEARCHSTRING: 'nítrílhanskar' });
  expect(readFields(search.html)).toMatchObject({ 'NEW_ITEM-VENDORMAT[1]': 'HAN-1' });
  const none = await call({ FUNCTION: 'VALIDATE', PRODUCTID: 'EKKI-TIL' });
  expect([none.status, readFields(none.html)]).toEqual([200, {}]);
  expect(visitor.cookies.size).toBe(0);
  expect(await shop.db.$count(punchOuts, eq(punchOuts.systemId, Number(system.id)))).toBe(0);
});

it('sends nothing to a host that the company did not name', async () => {
  for (const HOOK_URL of [
    '',
    'ekki slóð',
    'https://annar.test/oci',
    'https://innkaup.fyrirtaeki.test.annar.test/',
    'https://innkaup.fyrirtaeki.test@annar.test/',
    'https://innkaup.fyrirtaeki.test:8443/',
    'http://innkaup.fyrirtaeki.test/oci',
    'javascript:alert(1)//innkaup.fyrirtaeki.test',
    `https://innkaup.fyrirtaeki.test/${'a'.repeat(2_100)}`,
  ]) {
    const { status, html } = await call({ HOOK_URL });
    expect([HOOK_URL, status]).toEqual([HOOK_URL, 400]);
    expect(html).toContain('Slóðin sem karfan á að fara á er ekki á lista innkaupakerfisins');
    expect((await call({ HOOK_URL, FUNCTION: 'VALIDATE', PRODUCTID: sku })).status).toBe(400);
  }
  const local = await aPurchasingSystem(manager, { hosts: ['localhost:9999'] });
  const address = {
    USERNAME: local.username,
    PASSWORD: local.secret,
    HOOK_URL: 'http://localhost:9999/cart',
  };
  expect((await sendForm(new Visitor(shop.app), '/punch-out/oci', address)).status).toBe(303);
});

it('knows nobody by a wrong password, a revoked access, or one whose maker has left', async () => {
  expect((await call({ PASSWORD: 'vlp_rangt' })).status).toBe(401);
  expect((await call({ USERNAME: 'annar' })).status).toBe(401);
  const visitor = await aVisit(shop, system);
  const { purchasingSystems } = await manager.ask(PurchasingSystemsDocument, {});
  expect(purchasingSystems).toMatchObject([
    { ending: system.secret.slice(-4), hosts: ['innkaup.fyrirtaeki.test'] },
  ]);
  expect(purchasingSystems[0]?.lastUsedAt).not.toBeNull();

  for (const _twice of [1, 2]) await manager.ask(RevokePurchasingSystemDocument, { systemId: system.id });
  expect((await call({})).status).toBe(401);
  expect((await visitor.ask(AuthenticatedCustomerDocument, {})).authenticatedCustomer).toBeNull();
  expect((await sendCart(visitor)).status).toBe(401);

  system = await aPurchasingSystem(manager);
  const later = await aVisit(shop, system);
  await shop.db
    .update(companyMembers)
    .set({ role: 'Undetermined' })
    .where(eq(companyMembers.customerId, managerId));
  expect((await later.ask(AuthenticatedCustomerDocument, {})).authenticatedCustomer).toBeNull();
  expect((await call({})).status).toBe(403);
  await shop.db.delete(companyMembers).where(eq(companyMembers.customerId, managerId));
  expect((await call({})).status).toBe(401);
});

it('stands in no frame, sends no cart for another site, and no empty one', async () => {
  const framed = await sendForm(new Visitor(shop.app), '/punch-out/oci', credentials(), {
    'Sec-Fetch-Dest': 'iframe',
  });
  expect([framed.status, framed.policy.includes("frame-ancestors 'none'")]).toEqual([403, true]);
  const visitor = await aVisit(shop, system);
  expect((await sendForm(visitor, '/punch-out/cart', {})).status).toBe(403);
  expect(await sendCart(visitor)).toMatchObject({
    status: 409,
    html: expect.stringContaining('Karfan er tóm.'),
  });
  expect((await sendCart(shop.guest())).status).toBe(401);
  expect((await sendCart(manager)).status).toBe(401);
  expect((await call({ USERNAME: 'a'.repeat(101_000) })).status).toBe(413);
});

it('limits guesses by network and calls by system, and ends a visit after hours', async () => {
  for (let guess = 0; guess < 30; guess += 1)
    expect((await call({ PASSWORD: 'vlp_rangt' })).status).toBe(401);
  expect((await call({ PASSWORD: 'vlp_rangt' })).status).toBe(429);
  const validate = { FUNCTION: 'VALIDATE', PRODUCTID: sku };
  const answers = await Promise.all(Array.from({ length: 121 }, () => call(validate)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);

  await shop.db.delete(rateLimits);
  const visitor = await aVisit(shop, system);
  const [row] = await shop.db
    .select()
    .from(sessions)
    .where(eq(sessions.actorId, managerId))
    .orderBy(sessions.id)
    .offset(1);
  const hours = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(7);
  expect(hours).toBeLessThan(8.01);
  await visitor.ask(addToCartDocument, { productId: coffee, quantity: 1 });
  const sent = await Promise.all(Array.from({ length: 5 }, () => sendCart(visitor)));
  expect(new Set(sent.map(({ html }) => html)).size).toBe(1);
  const own = await shop.db.select().from(carts).where(eq(carts.customerId, companyId));
  expect(own).toEqual([]);
});
