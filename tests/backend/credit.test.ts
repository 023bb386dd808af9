import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { carts } from '../../backend/src/db/schema/carts.ts';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { customers } from '../../backend/src/db/schema/customers.ts';
import { checkoutAttempts } from '../../backend/src/db/schema/orders.ts';
import { sweepAttempts } from '../../backend/src/modules/checkout/sweeper.ts';
import {
  ExpressCheckoutDocument,
  PaymentStatusDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { readCheckout, pay, toPaymentInput, fillCheckout } from '../kit/buyer.ts';
import { readBalance, readOrders, readStock } from '../kit/facts.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { testShop, type Shop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await testShop();
});
afterEach(() => checkInvariants(shop.db));
afterAll(() => shop.connection.close());

async function aBuyer(over: Partial<typeof customers.$inferInsert> = {}) {
  const customerId = await aCustomer(shop.db, over);
  return { customerId, visitor: await shop.signedIn(customerId) };
}

describe('credit', () => {
  it('that is exceeded refuses the order', async () => {
    const { customerId, visitor } = await aBuyer({ creditLimit: 3000, balanceDue: 600 });
    const product = await aProduct(shop.db);
    const checkout = await fillCheckout(visitor, { [product]: 2 });
    const message = 'Úttektarheimild dugar ekki fyrir pöntuninni.';
    expect(checkout.paymentOptions[0]).toMatchObject({ available: false, reason: message, headroom: 2400 });
    expect(await visitor.fail(ExpressCheckoutDocument, toPaymentInput(checkout))).toMatchObject({
      code: 'FAILED_PRECONDITION',
      message,
    });
    expect([
      await readOrders(shop.db, customerId),
      await readBalance(shop.db, customerId),
      await readStock(shop.db, product),
    ]).toEqual([[], 600, [10, 0]]);
  });

  it('may be used to the last króna, and is refused without an account', async () => {
    const { customerId, visitor } = await aBuyer({ creditLimit: 1240 });
    await pay(visitor, await fillCheckout(visitor, { [await aProduct(shop.db)]: 1 }));
    expect(await readBalance(shop.db, customerId)).toBe(1240);
    const { visitor: none } = await aBuyer({ creditLimit: null });
    const checkout = await fillCheckout(none, { [await aProduct(shop.db)]: 1 });
    expect(checkout.paymentOptions[0]).toMatchObject({ available: false, headroom: null });
    expect((await none.fail(ExpressCheckoutDocument, toPaymentInput(checkout))).code).toBe(
      'FAILED_PRECONDITION',
    );
  });

  it('of a bill-to customer cannot be used once the right is revoked', async () => {
    const company = await aCustomer(shop.db, { isCompany: true });
    const { customerId } = await aBuyer();
    const visitor = await shop.signedIn(customerId, { billToId: company });
    const checkout = await fillCheckout(visitor, { [await aProduct(shop.db)]: 1 });
    expect(await visitor.fail(ExpressCheckoutDocument, toPaymentInput(checkout))).toMatchObject({
      code: 'FAILED_PRECONDITION',
      message: 'Gat ekki valið viðskiptavin - vinsamlegast hafið samband við þjónustuver.',
    });
    expect([await readBalance(shop.db, company), await readBalance(shop.db, customerId)]).toEqual([0, 0]);
  });

  it('is guarded by a constraint of the database', async () => {
    const { customerId } = await aBuyer({ creditLimit: 100 });
    const over = shop.db.update(customers).set({ balanceDue: 101 }).where(eq(customers.id, customerId));
    await expect(over.execute()).rejects.toThrow(/Failed query/);
  });
});

describe('an attempt that a crash left behind', () => {
  it('is voided after a minute: units are available, the key is used up, a new one pays', async () => {
    const { customerId, visitor } = await aBuyer();
    const product = await aProduct(shop.db);
    const checkout = await fillCheckout(visitor, { [product]: 2 });
    const [cart] = await shop.db.select().from(carts).where(eq(carts.customerId, customerId));
    const [attempt] = await shop.db
      .insert(checkoutAttempts)
      .values({
        idempotencyKey: checkout.idempotencyKey,
        cartId: cart!.id,
        customerId,
        inputHash: 'whatever',
        state: 'Reserved',
        startedAt: new Date(Date.now() - 59_000),
      })
      .returning();
    await shop.db.execute(sql`INSERT INTO stock_reservations VALUES (${attempt!.id}, ${product}, 2)`);
    await shop.db.update(products).set({ stockReserved: 2 }).where(eq(products.id, product));
    expect(await readCheckout(visitor)).toMatchObject({ status: 'Processing' });
    expect(await sweepAttempts(shop.db)).toBe(0);
    await shop.db.update(checkoutAttempts).set({ startedAt: new Date(Date.now() - 61_000) });
    expect(await sweepAttempts(shop.db)).toBe(1);
    expect(await readStock(shop.db, product)).toEqual([10, 0]);
    const again = await readCheckout(visitor);
    expect(again.status).toBe('Open');
    expect(again.idempotencyKey).not.toBe(checkout.idempotencyKey);
    expect((await pay(visitor, again)).status).toBe('Completed');
  });
});

describe('an attempt that was written down but reserved nothing', () => {
  /** A buyer whose request died of `error` when the attempt had just been committed. */
  async function left(error: Error) {
    const { visitor } = await aBuyer();
    const product = await aProduct(shop.db);
    const checkout = await fillCheckout(visitor, { [product]: 2 });
    const { transaction } = shop.db;
    let isLost = false;
    const losing = vi.spyOn(shop.db, 'transaction').mockImplementation(async (work, how) => {
      const done: unknown = await transaction.call(shop.db, work, how);
      const isWritten = (await attemptOf(checkout.idempotencyKey)) !== undefined;
      if (!isWritten || isLost) return done;
      isLost = true;
      throw error;
    });
    const first = await pay(visitor, checkout).catch(() => null);
    losing.mockRestore();
    return { visitor, product, checkout, first };
  }
  const attemptOf = async (key: string) =>
    (await shop.db.select().from(checkoutAttempts).where(eq(checkoutAttempts.idempotencyKey, key)))[0];
  const later = (key: string, seconds: number) =>
    shop.db
      .update(checkoutAttempts)
      .set({ startedAt: new Date(Date.now() - seconds * 1000) })
      .where(eq(checkoutAttempts.idempotencyKey, key));
  const gone = new Error('the process is gone');

  it('is recovered by the same request when the response to its commit was lost', async () => {
    const { first, product } = await left(new Error('Connection terminated unexpectedly'));
    expect(first).toMatchObject({ status: 'Completed' });
    expect(await readStock(shop.db, product)).toEqual([8, 0]);
  });

  it('is taken over by a second click after a short wait', async () => {
    const { visitor, product, checkout, first } = await left(gone);
    expect(first).toBe(null);
    const refused = await visitor.fail(ExpressCheckoutDocument, toPaymentInput(checkout));
    expect(refused.details).toMatchObject({ reason: 'running' });
    await later(checkout.idempotencyKey, 6);
    const order = await pay(visitor, checkout);
    expect(order.status).toBe('Completed');
    expect(await pay(visitor, checkout)).toEqual(order);
    expect(await readStock(shop.db, product)).toEqual([8, 0]);
  });

  it('is voided when its outcome is requested, and a new key pays', async () => {
    const { visitor, product, checkout } = await left(gone);
    const { idempotencyKey } = checkout;
    expect((await visitor.ask(PaymentStatusDocument, { idempotencyKey })).paymentStatus.status).toBe(
      'Processing',
    );
    await later(idempotencyKey, 6);
    const refusal = { code: 'FAILED_PRECONDITION', details: { reason: 'notPlaced' } };
    expect(await visitor.fail(PaymentStatusDocument, { idempotencyKey })).toMatchObject(refusal);
    expect(await visitor.fail(ExpressCheckoutDocument, toPaymentInput(checkout))).toMatchObject(refusal);
    expect(await readStock(shop.db, product)).toEqual([10, 0]);
    expect((await pay(visitor, await readCheckout(visitor))).status).toBe('Completed');
  });

  it('cannot be voided by another customer', async () => {
    const { checkout } = await left(gone);
    await later(checkout.idempotencyKey, 6);
    const { visitor: other } = await aBuyer();
    const { idempotencyKey } = checkout;
    expect((await other.fail(PaymentStatusDocument, { idempotencyKey })).code).toBe('NOT_FOUND');
    expect((await attemptOf(idempotencyKey))?.state).toBe('Started');
    await shop.db.delete(checkoutAttempts).where(eq(checkoutAttempts.idempotencyKey, idempotencyKey));
  });
});
