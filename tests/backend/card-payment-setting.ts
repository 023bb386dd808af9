/** A shop with the acquirer's emulator, and the steps of a payment by card; shared by the card-payment tests. */

import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { checkoutAttempts } from '../../backend/src/db/schema/orders.ts';
import { cardPayments } from '../../backend/src/db/schema/payments.ts';
import { ExpressCheckoutDocument } from '../../graphql/generated/documents-on-demand.ts';
import { startAcquirer, type AcquirerServer } from '../kit/acquirer.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { toPaymentInput, fillCheckout } from '../kit/buyer.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

export let acquirer: AcquirerServer;
export let shop: Shop;

/** Registers the hooks of this setting for the test file that calls it. */
export function setUpCardPayment(): void {
  beforeAll(async () => {
    acquirer = await startAcquirer();
    shop = await testShop(acquirer.env);
  });
  afterEach(async () => {
    await acquirer.fault({ mode: 'none' });
    await checkInvariants(shop.db);
  });
  afterAll(async () => {
    await acquirer.stop();
    await shop.connection.close();
  });
}

/** A buyer with two units in the cart, one step before payment. */
export async function buyer() {
  const customerId = await aCustomer(shop.db);
  const visitor = await shop.signedIn(customerId);
  const productId = await aProduct(shop.db);
  const checkout = await fillCheckout(visitor, { [productId]: 2 });
  return { customerId, visitor, productId, checkout };
}

export const withCard = async (
  checkout: { idempotencyKey: string; total: number },
  number: string,
  over: object = {},
) => toPaymentInput(checkout, { paymentType: 'Card', cardToken: await acquirer.token(number), ...over });

export const payBy = async (
  visitor: Visitor,
  checkout: { idempotencyKey: string; total: number },
  number: string,
) => (await visitor.ask(ExpressCheckoutDocument, await withCard(checkout, number))).expressCheckout;

export async function paymentOf(customerId: number) {
  const rows = await shop.db
    .select({ payment: cardPayments })
    .from(cardPayments)
    .innerJoin(checkoutAttempts, eq(checkoutAttempts.id, cardPayments.attemptId))
    .where(eq(checkoutAttempts.customerId, customerId))
    .orderBy(cardPayments.id);
  return rows.at(-1)!.payment;
}
