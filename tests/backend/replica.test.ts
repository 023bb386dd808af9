import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../backend/src/app.ts';
import type { Database } from '../../backend/src/db/connect.ts';
import type { Replica } from '../../backend/src/db/replica.ts';
import { carts } from '../../backend/src/db/schema/carts.ts';
import { checkoutAttempts } from '../../backend/src/db/schema/orders.ts';
import { sessions } from '../../backend/src/db/schema/sessions.ts';
import {
  addToCartDocument,
  BrandsDocument,
  CartDocument,
  CategoriesDocument,
  ProductDocument,
  ProductPageDocument,
  SitemapProductsDocument,
} from '../../graphql/generated/documents.ts';
import {
  AccountStatementDocument,
  CustomerInvoicesDocument,
  CustomerOrdersDocument,
  GetCheckoutDocument,
  LastAnswerDocument,
  LastYearStatisticsDocument,
  PaymentStatusDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import { Visitor } from '../kit/visitor.ts';

let shop: Shop;
let customerId: number;
let productId: number;
let visitor: Visitor;
let guest: Visitor;

/** What the replica was asked, and up to which positions it had to have replayed. */
let statements = 0;
let positions: (string | null)[] = [];
let serves = true;

/** Here the same database; what asks it is counted. */
function countStatements(db: Database): Database {
  return new Proxy(db, {
    get(target, name) {
      if (name === 'select' || name === 'selectDistinct' || name === 'execute' || name === 'transaction')
        statements += 1;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

const lastWrite = async () => {
  const rows = await shop.db
    .select({ position: sessions.lastWrite })
    .from(sessions)
    .where(eq(sessions.customerId, customerId));
  return rows[0]?.position;
};

beforeAll(async () => {
  shop = await testShop();
  productId = await aProduct(shop.db);
  customerId = await aCustomer(shop.db);
  const replica: Replica = {
    db: countStatements(shop.db),
    mayServe(position) {
      positions.push(position);
      return serves;
    },
    untilSeen: () => Promise.resolve(),
    describe: () => 'lists from the replica',
    close: () => Promise.resolve(),
  };
  const app = createApp({ db: shop.db, config: shop.config, log: shop.log, replica });
  guest = new Visitor(app);
  visitor = new Visitor(app, Object.fromEntries((await shop.signedIn(customerId)).cookies));
});
afterAll(() => shop.connection.close());
beforeEach(() => {
  statements = 0;
  positions = [];
  serves = true;
});

const reads: Record<string, () => Promise<unknown>> = {
  categories: () => guest.ask(CategoriesDocument, {}),
  brands: () => guest.ask(BrandsDocument, {}),
  'a product': () => guest.ask(ProductDocument, { slugOrId: String(productId) }),
  'a listing': () => guest.ask(ProductPageDocument, { query: { pageSize: 5 } }),
  'a search': () => guest.ask(ProductPageDocument, { query: { search: 'vara' } }),
  'the sitemap': () => guest.ask(SitemapProductsDocument, { after: null, first: 5 }),
  orders: () => visitor.ask(CustomerOrdersDocument, {}),
  invoices: () => visitor.ask(CustomerInvoicesDocument, {}),
  'a statement': () => visitor.ask(AccountStatementDocument, { from: '2026-01-01', to: '2026-01-31' }),
  statistics: () => visitor.ask(LastYearStatisticsDocument, {}),
  'a file of orders': async () => (await visitor.fetch('/exports/orders.csv')).text(),
  'a file of prices': async () => (await visitor.fetch('/exports/prices.csv')).text(),
  'a file of invoices': async () => (await visitor.fetch('/exports/invoices.csv')).text(),
};

describe('with a replica', () => {
  it.each(Object.keys(reads))('%s are read from it', async (name) => {
    await reads[name]?.();
    expect(statements).toBeGreaterThan(0);
  });

  it.each(Object.keys(reads))('%s are read from the primary while it may not serve', async (name) => {
    serves = false;
    await reads[name]?.();
    expect(statements).toBe(0);
    expect(positions).toHaveLength(1);
  });

  it('cart and checkout are read from the primary', async () => {
    await visitor.ask(CartDocument, {});
    await visitor.ask(GetCheckoutDocument, {});
    expect(statements).toBe(0);
  });

  it('a guest takes whatever it has, a session what it has itself written', async () => {
    await reads['brands']?.();
    expect(positions).toEqual([null]);
    await reads['orders']?.();
    expect(positions).toEqual([null, await lastWrite()]);
  });

  it('a mutation reads from the primary, and moves the position before it is answered', async () => {
    const before = await lastWrite();
    await visitor.ask(addToCartDocument, { productId: String(productId), quantity: 1 });
    expect(statements).toBe(0);
    expect(positions).toEqual([]);
    const after = await lastWrite();
    expect(after).not.toBe(before);
    await reads['orders']?.();
    expect(positions).toEqual([after]);
  });

  it('a query moves no position', async () => {
    const before = await lastWrite();
    await visitor.ask(CartDocument, {});
    await reads['orders']?.();
    expect(await lastWrite()).toBe(before);
  });

  it('a refused mutation reads from the primary as well', async () => {
    await visitor.fail(addToCartDocument, { productId: '0', quantity: 1 });
    expect(statements).toBe(0);
  });

  it.each([
    [
      'asks for the outcome of a payment',
      (idempotencyKey: string) => visitor.ask(PaymentStatusDocument, { idempotencyKey }),
    ],
    ['is led to an order whose answer was lost', () => visitor.ask(LastAnswerDocument, { unseen: false })],
  ])('a buyer who %s sees the order in later lists', async (_who, ask) => {
    const idempotencyKey = crypto.randomUUID();
    const [cart] = await shop.db.select().from(carts).where(eq(carts.customerId, customerId));
    await shop.db.insert(checkoutAttempts).values({
      cartId: cart!.id,
      customerId,
      placedBy: customerId,
      inputHash: '',
      idempotencyKey,
      state: 'Completed',
      answer: { orderId: 1, invoiceId: 1 },
      finishedAt: new Date(),
    });
    const before = await lastWrite();
    await ask(idempotencyKey);
    expect(await lastWrite()).not.toBe(before);
  });

  it('/readyz says from where lists are read', async () => {
    const answer = await guest.fetch('/readyz');
    expect([answer.status, await answer.text()]).toEqual([200, 'ok, lists from the replica']);
  });
});

it('without one, no position is moved', async () => {
  const alone = new Visitor(shop.app, Object.fromEntries(visitor.cookies));
  const before = await lastWrite();
  await alone.ask(addToCartDocument, { productId: String(productId), quantity: 1 });
  expect(await lastWrite()).toBe(before);
  expect(await (await alone.fetch('/readyz')).text()).toBe('ok');
});
