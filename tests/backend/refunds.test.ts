import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { websiteInfo } from '../../backend/src/db/schema/content.ts';
import { jobs } from '../../backend/src/db/schema/jobs.ts';
import { cardPayments, cardRefunds } from '../../backend/src/db/schema/payments.ts';
import { sweepRefunds } from '../../backend/src/modules/payments/refunds.ts';
import {
  CancelOrderDocument,
  ExpressCheckoutDocument,
  ViewOrderDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { startAcquirer, type AcquirerServer, cards } from '../kit/acquirer.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { toPaymentInput, fillCheckout } from '../kit/buyer.ts';
import { readBalance } from '../kit/facts.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { testShop, type Shop } from '../kit/shop.ts';

let acquirer: AcquirerServer;
let shop: Shop;
beforeAll(async () => {
  acquirer = await startAcquirer();
  shop = await testShop(acquirer.env);
});
afterEach(() => checkInvariants(shop.db));
afterAll(async () => {
  await shop.connection.close();
  await acquirer.stop();
});

async function paidByCard() {
  const customerId = await aCustomer(shop.db);
  const visitor = await shop.signedIn(customerId);
  const checkout = await fillCheckout(visitor, { [await aProduct(shop.db)]: 2 });
  const cardToken = await acquirer.token(cards.pays);
  const over = { paymentType: 'Card' as const, cardToken };
  const { id } = (await visitor.ask(ExpressCheckoutDocument, toPaymentInput(checkout, over))).expressCheckout;
  const orderId = id!;
  const [row] = await shop.db
    .select()
    .from(cardPayments)
    .orderBy(sql`id DESC`)
    .limit(1);
  const view = async () => (await visitor.ask(ViewOrderDocument, { orderId })).order!;
  return { customerId, visitor, orderId, reference: row!.reference, paymentId: row!.id, view };
}
const dueNow = () =>
  shop.db
    .update(cardRefunds)
    .set({ checkAt: sql`now()` })
    .where(eq(cardRefunds.state, 'Refunding'));

it('a cancelled order is refunded to the card, once', async () => {
  const { customerId, visitor, orderId, reference, paymentId, view } = await paidByCard();
  await visitor.ask(CancelOrderDocument, { orderId });
  expect((await view()).refunds).toMatchObject([{ amount: 2480, state: 'Refunding' }]);
  await Promise.all([sweepRefunds(shop), sweepRefunds(shop), sweepRefunds(shop)]);
  expect((await view()).refunds).toMatchObject([{ amount: 2480, state: 'Refunded' }]);
  expect(await acquirer.payment(reference)).toMatchObject({ captured: 2480, refunded: 2480 });
  expect(await readBalance(shop.db, customerId)).toBe(0);
  const [row] = await shop.db.select().from(cardPayments).where(eq(cardPayments.id, paymentId));
  expect(row?.state).toBe('Refunded');
});

it('a refund whose response was lost is requested again and made once', async () => {
  const { visitor, orderId, reference, view } = await paidByCard();
  await visitor.ask(CancelOrderDocument, { orderId });
  // As if the process had died after the acquirer paid: our record is as it was before.
  await sweepRefunds(shop);
  await shop.db
    .update(cardRefunds)
    .set({ state: 'Refunding', checkAt: sql`now()` })
    .where(eq(cardRefunds.amount, 2480));
  await shop.db.update(cardPayments).set({ state: 'Captured' }).where(eq(cardPayments.reference, reference));
  await sweepRefunds(shop);
  expect(await acquirer.payment(reference)).toMatchObject({ refunded: 2480 });
  expect((await view()).refunds).toMatchObject([{ state: 'Refunded' }]);
});

it.each([
  ['is away', 500],
  ['does not know the shop’s key', 401],
  ['is asked too often', 429],
])('an acquirer that %s only delays a refund', async (_what, status) => {
  const { visitor, orderId, reference, view } = await paidByCard();
  acquirer.refuse('/refund', status);
  await visitor.ask(CancelOrderDocument, { orderId });
  await sweepRefunds(shop);
  expect((await view()).refunds).toMatchObject([{ state: 'Refunding' }]);
  acquirer.refuse('');
  await dueNow();
  await sweepRefunds(shop);
  expect((await view()).refunds).toMatchObject([{ state: 'Refunded' }]);
  expect(await acquirer.payment(reference)).toMatchObject({ refunded: 2480 });
});

it('held money is captured first, then refunded', async () => {
  acquirer.refuse('/capture');
  const { visitor, orderId, reference, view } = await paidByCard();
  await visitor.ask(CancelOrderDocument, { orderId });
  await sweepRefunds(shop);
  expect((await view()).refunds).toMatchObject([{ state: 'Refunding' }]);
  acquirer.refuse('');
  await dueNow();
  await sweepRefunds(shop);
  expect(await acquirer.payment(reference)).toMatchObject({ captured: 2480, refunded: 2480 });
});

it.each([
  [null, 'verslun@vorulind.test'],
  ['skrifstofa@vorulind.test', 'skrifstofa@vorulind.test'],
])('a permanently refused refund is marked as such, and the store is notified once', async (email, to) => {
  await shop.db.update(websiteInfo).set({ email });
  const { visitor, orderId, paymentId, view } = await paidByCard();
  await visitor.ask(CancelOrderDocument, { orderId });
  await shop.db
    .update(cardPayments)
    .set({ acquirerId: 'unknown-there' })
    .where(eq(cardPayments.id, paymentId));
  await shop.db.delete(jobs);
  await Promise.all([sweepRefunds(shop), sweepRefunds(shop), sweepRefunds(shop)]);
  await sweepRefunds(shop);
  const { refunds, documents } = await view();
  expect(refunds).toMatchObject([{ state: 'Refused' }]);
  const mails = (await shop.db.select().from(jobs)).map(({ payload }) => payload);
  const number = `P${orderId.padStart(6, '0')}`;
  expect(mails).toMatchObject([{ to, subject: `Endurgreiðslu á kort var hafnað: pöntun ${number}` }]);
  const { text } = mails[0] as { text: string };
  for (const part of [
    `Pöntun: ${number}`,
    `Kreditreikningur: ${documents[1]!.number}`,
    'Upphæð: kr. 2.480',
    'Kaupandi: Jóna ÞÍ Haraldsdóttir',
    'Netfang: jona@vorulind.test',
    'Sími: 770-1001',
    'Skýring kortaþjónustunnar: payment_not_found',
    'Greiðsla hjá kortaþjónustunni: unknown-there',
  ])
    expect(text.replaceAll('\u00a0', ' ')).toContain(part);
});
