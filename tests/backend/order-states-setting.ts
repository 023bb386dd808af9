import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { jobs } from '../../backend/src/db/schema/jobs.ts';
import {
  SetCheckoutOptionsDocument,
  ViewOrderDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { readCheckout, pay, fillCheckout } from '../kit/buyer.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import { warehouseSecret } from '../kit/warehouse.ts';

export let shop: Shop;

/** Registers the hooks of this setting for the test file that calls it. */
export function setUpOrderStates(): void {
  beforeAll(async () => {
    shop = await testShop({ WAREHOUSE_SECRET: warehouseSecret });
  });
  afterEach(() => checkInvariants(shop.db));
  afterAll(() => shop.connection.close());
}

export async function bought(units = 3, over: Parameters<typeof aCustomer>[1] = {}, delivery = 'pickup') {
  const customerId = await aCustomer(shop.db, over);
  const visitor = await shop.signedIn(customerId);
  const soap = await aProduct(shop.db, { name: 'Sápa' });
  const book = await aProduct(shop.db, { name: 'Bók', listPrice: 1110, taxPercentage: 11 });
  await fillCheckout(visitor, { [soap]: units, [book]: 1 }, delivery);
  const address = { addressLine1: 'Hafnarstræti 5', city: 'Akureyri', postalCode: '600' };
  if (delivery !== 'pickup') await visitor.ask(SetCheckoutOptionsDocument, { options: { address } });
  const { id, invoiceId } = await pay(visitor, await readCheckout(visitor));
  const orderId = id!;
  const view = async () => (await visitor.ask(ViewOrderDocument, { orderId })).order!;
  return { customerId, visitor, soap, book, orderId, invoiceId: invoiceId!, view };
}

export async function mails(): Promise<{ to: string; subject: string; text: string }[]> {
  const rows = await shop.db.select().from(jobs).where(eq(jobs.kind, 'mail')).orderBy(jobs.id);
  return rows.map(({ payload }) => payload as { to: string; subject: string; text: string });
}
