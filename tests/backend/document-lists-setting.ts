import { eq } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { invoices } from '../../backend/src/db/schema/invoices.ts';
import { SetCheckoutOptionsDocument } from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer } from '../kit/builders.ts';
import { readCheckout, pay, fillCheckout } from '../kit/buyer.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

export let shop: Shop;

/** Registers the hooks of this setting for the test file that calls it. */
export function setUpDocumentLists(): void {
  beforeAll(async () => {
    shop = await testShop();
  });
  afterAll(async () => {
    // Once: with the thousand documents that the first tests create it takes two seconds.
    await checkInvariants(shop.db);
    await shop.connection.close();
  });
}

export async function aBuyer(over: Parameters<typeof aCustomer>[1] = {}) {
  const customerId = await aCustomer(shop.db, over);
  return { customerId, visitor: await shop.signedIn(customerId) };
}

export async function buy(visitor: Visitor, goods: Record<number, number>, reference = '') {
  await fillCheckout(visitor, goods);
  const options = { checkoutOptions: [{ id: 'reference', value: reference }] };
  await visitor.ask(SetCheckoutOptionsDocument, { options });
  const { id, invoiceId } = await pay(visitor, await readCheckout(visitor));
  return { orderId: id!, invoiceId: invoiceId! };
}

export const dated = (invoiceId: string, day: string) =>
  shop.db
    .update(invoices)
    .set({ issuedAt: new Date(`${day}T12:00:00Z`), dueDate: day })
    .where(eq(invoices.id, Number(invoiceId)));
