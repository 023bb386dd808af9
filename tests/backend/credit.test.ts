import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { carts } from '../../backend/src/db/schema/carts.ts';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { customers } from '../../backend/src/db/schema/customers.ts';
import { checkoutAttempts } from '../../backend/src/db/schema/orders.ts';
import { sweepAttempts } from '../../backend/src/modules/checkout/sweeper.ts';
import { ExpressCheckoutDocument } from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from './setup/builders.ts';
import { checkoutOf, pay, payment, readyToPay } from './setup/buyer.ts';
import { balanceOf, ordersOf, stockOf } from './setup/facts.ts';
import { keptPromises } from './setup/invariants.ts';
import { testShop, type Shop } from './setup/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await testShop();
});
afterEach(() => keptPromises(shop.db));
afterAll(() => shop.connection.close());

async function aBuyer(over: Partial<typeof customers.$inferInsert> = {}) {
  const customerId = await aCustomer(shop.db, over);
  return { customerId, visitor: await shop.signedIn(customerId) };
}

describe('credit', () => {
  it('that does not reach refuses the order', async () => {
    const { customerId, visitor } = await aBuyer({ creditLimit: 3000, balanceDue: 600 });
    const product = await aProduct(shop.db);
    const checkout = await readyToPay(visitor, { [product]: 2 });
    const message = 'Úttektarheimild dugar ekki fyrir pöntuninni.';
    expect(checkout.paymentOptions[0]).toMatchObject({ available: false, reason: message, headroom: 2400 });
    expect(await visitor.fail(ExpressCheckoutDocument, payment(checkout))).toMatchObject({
      code: 'FAILED_PRECONDITION',
      message,
    });
    expect([
      await ordersOf(shop.db, customerId),
      await balanceOf(shop.db, customerId),
      await stockOf(shop.db, product),
    ]).toEqual([[], 600, [10, 0]]);
  });

  it('may be used to the last króna, and is missing without an account', async () => {
    const { customerId, visitor } = await aBuyer({ creditLimit: 1240 });
    await pay(visitor, await readyToPay(visitor, { [await aProduct(shop.db)]: 1 }));
    expect(await balanceOf(shop.db, customerId)).toBe(1240);
    const { visitor: none } = await aBuyer({ creditLimit: null });
    const checkout = await readyToPay(none, { [await aProduct(shop.db)]: 1 });
    expect(checkout.paymentOptions[0]).toMatchObject({ available: false, headroom: null });
    expect((await none.fail(ExpressCheckoutDocument, payment(checkout))).code).toBe('FAILED_PRECONDITION');
  });

  it('of a bill-to customer is out of reach once the right is taken back', async () => {
    const company = await aCustomer(shop.db, { isCompany: true });
    const { customerId } = await aBuyer();
    const visitor = await shop.signedIn(customerId, { billToId: company });
    const checkout = await readyToPay(visitor, { [await aProduct(shop.db)]: 1 });
    expect(await visitor.fail(ExpressCheckoutDocument, payment(checkout))).toMatchObject({
      code: 'FAILED_PRECONDITION',
      message: 'Gat ekki valið viðskiptavin - vinsamlegast hafið samband við þjónustuver.',
    });
    expect([await balanceOf(shop.db, company), await balanceOf(shop.db, customerId)]).toEqual([0, 0]);
  });

  it('is guarded by the database itself', async () => {
    const { customerId } = await aBuyer({ creditLimit: 100 });
    const over = shop.db.update(customers).set({ balanceDue: 101 }).where(eq(customers.id, customerId));
    await expect(over.execute()).rejects.toThrow(/Failed query/);
  });
});

describe('an attempt that a crash left behind', () => {
  it('is voided after a minute: units are free, the key is spent, a new one pays', async () => {
    const { customerId, visitor } = await aBuyer();
    const product = await aProduct(shop.db);
    const checkout = await readyToPay(visitor, { [product]: 2 });
    const [cart] = await shop.db.select().from(carts).where(eq(carts.customerId, customerId));
    const [attempt] = await shop.db
      .insert(checkoutAttempts)
      .values({
        key: checkout.idempotencyKey,
        cartId: cart!.id,
        customerId,
        inputHash: 'whatever',
        state: 'Reserved',
        startedAt: new Date(Date.now() - 59_000),
      })
      .returning();
    await shop.db.execute(sql`INSERT INTO stock_reservations VALUES (${attempt!.id}, ${product}, 2)`);
    await shop.db.update(products).set({ stockReserved: 2 }).where(eq(products.id, product));
    expect(await checkoutOf(visitor)).toMatchObject({ status: 'Processing' });
    expect(await sweepAttempts(shop.db)).toBe(0);
    await shop.db.update(checkoutAttempts).set({ startedAt: new Date(Date.now() - 61_000) });
    expect(await sweepAttempts(shop.db)).toBe(1);
    expect(await stockOf(shop.db, product)).toEqual([10, 0]);
    const again = await checkoutOf(visitor);
    expect(again.status).toBe('Open');
    expect(again.idempotencyKey).not.toBe(checkout.idempotencyKey);
    expect((await pay(visitor, again)).status).toBe('Completed');
  });
});
