import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateLimits } from '../../backend/src/db/schema/sessions.ts';
import { moveOrder } from '../../backend/src/modules/orders/move-order.ts';
import { ViewInvoiceDocument, ViewOrderDocument } from '../../graphql/generated/documents-on-demand.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';
import { identities, signInAs } from './identities.ts';
import { createWorld, type World } from './world.ts';

interface RestRow {
  path?: (world: World, visitor: Visitor) => string | Promise<string>;
  /** JSON, or text sent as it is. */
  body?: object | string;
  /** HTTP statuses, in the order of identities.ts. */
  cells: string;
}

const everyone = (status: number) => Array.from({ length: identities.length }, () => status).join(' ');

/** All signed-in users, for their own data. */
const ownFiles = '401 200 200 200 200 200 200 401';
const year = 'from=2026-01-01&to=2026-12-31';

/** This visitor's link to the company's invoice, or the manager's where they get none. */
async function invoiceLink({ order, pdfUrl }: World, visitor: Visitor): Promise<string> {
  const answer = await visitor.ask(ViewInvoiceDocument, { invoiceId: order.invoiceId }).catch(() => null);
  return answer?.viewInvoice?.pdfUrl.replace('/backend', '') ?? pdfUrl;
}

/** The company's offer by the link that its manager passes on. */
async function quoteLinkPath({ quote }: World): Promise<string> {
  const link = (await quote()).sharePath?.split('#')[1];
  return `/documents/quote-link/${link}.pdf`;
}

const quoteLinks =
  'GET /documents/quote-link/:file{[0-9]{1,9}\\.[0-9]{1,9}\\.[0-9]{10}\\.[A-Za-z0-9_-]{43}\\.pdf}';
const documents =
  'GET /documents/:of{invoice|quote|delivery-note|return-label}/:id{[0-9]{1,9}}/:expires{[0-9]{10}}/:file{[A-Za-z0-9_-]{43}\\.(?:pdf|xml)}';

/** Every route of the backend except GraphQL: a route that is missing here fails the test. */
const calls: Readonly<Record<string, RestRow>> = {
  'GET /healthz': { cells: everyone(200) },
  'GET /readyz': { cells: everyone(200) },
  'GET /site/info': { cells: everyone(200) },
  'GET /search/key': { cells: everyone(204) },
  'POST /search/outcome': { body: { text: 'hanskar', isEmpty: false, isUsed: true }, cells: everyone(204) },
  'POST /customer/auth/credentials': { body: { idToken: 'x' }, cells: everyone(401) },
  'POST /customer/auth/renewal': { body: { idToken: 'x' }, cells: everyone(401) },
  'POST /customer/auth/strengthen': { body: { idToken: 'x' }, cells: everyone(401) },
  'GET /customer/auth/methods': { cells: everyone(200) },
  'GET /customer/auth/common-passwords/:prefix{[0-9a-f]{3}}': {
    path: () => '/customer/auth/common-passwords/abc',
    cells: everyone(200),
  },
  'GET /customer/auth/logout': { cells: everyone(200) },
  'POST /customer/auth/electronic': {
    body: { identifier: '0209804299', useAppAuthentication: true },
    cells: everyone(503),
  },
  'POST /customer/auth/electronic/status': { body: { reference: 'x' }, cells: everyone(404) },
  // The shop of this test has the way by phone.
  'POST /customer/auth/electronic/redirect': { body: {}, cells: everyone(503) },
  'POST /customer/auth/electronic/return': { body: { answer: 'x' }, cells: everyone(503) },
  'POST /customer/auth/electronic/userinfo': { body: { reference: 'x' }, cells: everyone(404) },
  'POST /customer/auth/electronic/cancel': { body: { reference: 'x' }, cells: everyone(404) },
  'GET /exports/orders.csv': { cells: ownFiles },
  'GET /exports/invoices.csv': { cells: ownFiles },
  'GET /exports/statement.csv': { path: () => `/exports/statement.csv?${year}`, cells: ownFiles },
  'GET /exports/statement.pdf': { path: () => `/exports/statement.pdf?${year}`, cells: ownFiles },
  'GET /exports/prices.csv': { cells: ownFiles },
  // For who acts for a company.
  'GET /exports/own-numbers.csv': { cells: '401 403 200 200 200 403 200 401' },
  // Goods are everybody's: who is signed in gets labels of those that they may see.
  'GET /exports/labels.pdf': {
    path: ({ product }) => `/exports/labels.pdf?sheet=24&code=qr&skip=0&goods=${product}:1`,
    cells: ownFiles,
  },
  // By who holds the link: a session makes no difference.
  [quoteLinks]: { path: quoteLinkPath, cells: everyone(200) },
  [documents]: { path: invoiceLink, cells: '404 404 200 200 404 404 200 404' },
  // Called by the acquirer and the bank with proofs of their own, which no identity here has.
  'POST /payments/webhook': { body: { reference: 'x' }, cells: everyone(403) },
  // This shop's acquirer has pages of its own.
  'GET /payments/fields': { cells: everyone(404) },
  'GET /payments/challenge/:reference/:mark': {
    path: () => '/payments/challenge/x/y',
    cells: everyone(404),
  },
  'POST /payments/challenge/:reference/:mark': {
    path: () => '/payments/challenge/x/y',
    body: { details: { threeDSResult: 'x' } },
    cells: everyone(404),
  },
  'GET /payments/return/:reference/:mark': { path: () => '/payments/return/x/y', cells: everyone(403) },
  'POST /payments/return/:reference/:mark': {
    path: () => '/payments/return/x/y',
    body: {},
    cells: everyone(403),
  },
  // Called by mail services and mail programs, with what a mail or a signature proves.
  'POST /mail/reports': { body: {}, cells: everyone(403) },
  'GET /mail/unsubscribe/:token': { path: () => '/mail/unsubscribe/x', cells: everyone(303) },
  'POST /mail/unsubscribe/:token': { path: () => '/mail/unsubscribe/x', body: {}, cells: everyone(400) },
  // A company's own system proves itself with a key, and a session makes no difference.
  'GET /company/v1/openapi.json': { cells: everyone(200) },
  'GET /company/v1/products': { cells: everyone(401) },
  'GET /company/v1/delivery-methods': { cells: everyone(401) },
  'GET /company/v1/orders': { cells: everyone(401) },
  'GET /company/v1/orders/:number': { path: () => '/company/v1/orders/P000001', cells: everyone(401) },
  'POST /company/v1/orders': { body: {}, cells: everyone(401) },
  // Purchasing systems prove themselves, and a visit is a session of its own.
  'GET /punch-out/oci': { cells: everyone(401) },
  'POST /punch-out/oci': { body: {}, cells: everyone(415) },
  'GET /punch-out/start/:token{[\\w-]{43}}': {
    path: () => `/punch-out/start/${'a'.repeat(43)}`,
    cells: everyone(404),
  },
  // Its refusals are messages of their own.
  'POST /punch-out/cxml': { body: {}, cells: everyone(200) },
  'POST /punch-out/cart': { body: {}, cells: everyone(401) },
  // The warehouse signs with its own key, so a session makes no difference.
  'POST /warehouse/orders': { body: {}, cells: everyone(403) },
  'POST /warehouse/goods': { body: { goods: [{ sku: 'A-1', stock: 1 }] }, cells: everyone(403) },
  'POST /warehouse/searches': { body: {}, cells: everyone(403) },
  'POST /warehouse/search-index': { body: {}, cells: everyone(403) },
  'POST /warehouse/orders/:number': {
    path: () => '/warehouse/orders/P000001',
    body: {},
    cells: everyone(403),
  },
  'POST /warehouse/orders/:number/shipments': {
    path: () => '/warehouse/orders/P000001/shipments',
    body: { key: 'a' },
    cells: everyone(403),
  },
  'POST /warehouse/orders/:number/shipments/:part{[0-9]{1,4}}': {
    path: () => '/warehouse/orders/P000001/shipments/1',
    body: { delivered: true },
    cells: everyone(403),
  },
  'POST /warehouse/orders/:number/expected': {
    path: () => '/warehouse/orders/P000001/expected',
    body: { key: 'a', lines: [{ sku: 'A-1', expectedOn: null }] },
    cells: everyone(403),
  },
  'POST /warehouse/orders/:number/cancelled': {
    path: () => '/warehouse/orders/P000001/cancelled',
    body: { key: 'a', lines: [{ sku: 'A-1', quantity: 1 }] },
    cells: everyone(403),
  },
  'POST /warehouse/withdrawals/:id{[0-9]{1,9}}': {
    path: () => '/warehouse/withdrawals/1',
    body: {},
    cells: everyone(403),
  },
  'POST /warehouse/invoices/:number{[0-9]{1,9}}/credit': {
    path: () => '/warehouse/invoices/1/credit',
    body: {},
    cells: everyone(403),
  },
};

let shop: Shop;
let world: World;
beforeAll(async () => {
  shop = await testShop({
    ELECTRONIC_ID_URL: 'http://127.0.0.1:9',
    ELECTRONIC_ID_CLIENT_ID: 'test-client',
    ELECTRONIC_ID_CLIENT_SECRET: 'test-client-secret',
  });
  world = await createWorld(shop);
  // As much work as some dozen orders, also on a busy machine.
}, 180_000);
afterAll(() => shop.connection.close());

it('has a row for every route and no other', () => {
  const routes = new Set(
    shop.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path !== '/graphql')
      .map(({ method, path }) => `${method} ${path}`),
  );
  expect([...routes].sort()).toEqual(Object.keys(calls).sort());
});

describe(identities.join(', '), () => {
  it.each(Object.entries(calls))(
    '%s returns the expected status to each identity',
    async (name, { path, body, cells }) => {
      const [method = '', route = ''] = name.split(' ');
      const answered: number[] = [];
      for (const identity of identities) {
        await shop.db.delete(rateLimits);
        const visitor = await signInAs(shop, world, identity);
        const text = typeof body === 'string' ? body : JSON.stringify(body);
        const response = await visitor.fetch((await path?.(world, visitor)) ?? route, {
          method,
          ...(text !== undefined && { body: text }),
        });
        answered.push(response.status);
      }
      expect(answered.join(' ')).toBe(cells);
    },
  );
});

it('refuses a link that was made for another session, even of the same company', async () => {
  const path = world.pdfUrl;
  expect((await world.manager.fetch(path)).status).toBe(200);
  for (const identity of identities) {
    const visitor = await signInAs(shop, world, identity);
    expect((await visitor.fetch(path)).status).toBe(404);
  }
});

it('gives a delivery note to whom the order is given, and its link to nobody else', async () => {
  const { orderId } = await world.anOrder();
  await shop.db.transaction((tx) => moveOrder(tx, shop.config, Number(orderId), 'Shipping', null));
  const linkOf = async (visitor: Visitor): Promise<string | null> => {
    const answer = await visitor.ask(ViewOrderDocument, { orderId }).catch(() => null);
    return answer?.order?.shipments[0]?.deliveryNoteUrl.replace('/backend', '') ?? null;
  };
  const managers = await linkOf(world.manager);
  const answered: number[] = [];
  for (const identity of identities) {
    await shop.db.delete(rateLimits);
    const visitor = await signInAs(shop, world, identity);
    const own = await linkOf(visitor);
    answered.push((await visitor.fetch(own ?? managers ?? '')).status);
    expect((await visitor.fetch(managers ?? '')).status).toBe(404);
  }
  expect(answered.join(' ')).toBe('404 404 200 200 404 404 200 404');
});
