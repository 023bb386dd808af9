import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { adyenPayments } from '../../backend/src/db/schema/adyen.ts';
import { jobs } from '../../backend/src/db/schema/jobs.ts';
import { cardPayments, cardRefunds, customerCards } from '../../backend/src/db/schema/payments.ts';
import { sweepPayments } from '../../backend/src/modules/checkout/sweeper.ts';
import { sweepRefunds } from '../../backend/src/modules/payments/refunds.ts';
import {
  CancelOrderDocument,
  ExpressCheckoutDocument,
  PaymentStatusDocument,
  ViewOrderDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { adyenCards, adyenToken, startAdyen } from '../kit/adyen.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { fillCheckout, toPaymentInput } from '../kit/buyer.ts';
import { readOrders, readStock } from '../kit/facts.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { testShop, type Shop } from '../kit/shop.ts';

let adyen: Awaited<ReturnType<typeof startAdyen>>;
let shop: Shop;
beforeAll(async () => {
  adyen = await startAdyen();
  shop = await testShop(adyen.env);
});
afterEach(() => checkInvariants(shop.db));
afterAll(async () => {
  await shop.connection.close();
  await adyen.stop();
});

async function pay(number: string, over: object = {}, holderName?: string) {
  const customerId = await aCustomer(shop.db);
  const visitor = await shop.signedIn(customerId);
  const productId = await aProduct(shop.db);
  const checkout = await fillCheckout(visitor, { [productId]: 2 });
  const cardToken = adyenToken(number, holderName);
  const input = toPaymentInput(checkout, { paymentType: 'Card' as const, cardToken, ...over });
  return { customerId, visitor, productId, key: checkout.idempotencyKey, input };
}
async function placed() {
  const one = await pay(adyenCards.pays);
  const { id } = (await one.visitor.ask(ExpressCheckoutDocument, one.input)).expressCheckout;
  const row = await lastPayment();
  const view = async () => (await one.visitor.ask(ViewOrderDocument, { orderId: id! })).order!;
  return { ...one, orderId: id!, reference: row.reference, view };
}
async function atTheBank(number: string) {
  const one = await pay(number);
  const result = (await one.visitor.ask(ExpressCheckoutDocument, one.input)).expressCheckout;
  expect(result).toMatchObject({ id: null, status: 'Processing' });
  return { ...one, url: result.threeDSecure!.url };
}
const lastPayment = async () =>
  (await shop.db.select().from(cardPayments).orderBy(desc(cardPayments.id)).limit(1))[0]!;
const stateOf = async (reference: string) =>
  (await shop.db.select().from(cardPayments).where(eq(cardPayments.reference, reference)))[0]?.state;
async function deliver(bodies: readonly string[] = adyen.takeReports()): Promise<void> {
  for (const body of bodies) {
    const headers = { 'Content-Length': String(Buffer.byteLength(body)) };
    expect((await shop.app.request('/payments/webhook', { method: 'POST', body, headers })).status).toBe(200);
  }
}
/** Mails to the store's staff. */
async function staffMails(): Promise<{ subject: string; text: string }[]> {
  const mails = await shop.db.select().from(jobs);
  return mails
    .map(({ payload }) => payload as { to: string; subject: string; text: string })
    .filter(({ to }) => to === 'verslun@vorulind.test');
}

it('an order is placed with the authorisation; its money is taken once Adyen reports the capture', async () => {
  const { customerId, reference } = await placed();
  expect(await readOrders(shop.db, customerId)).toHaveLength(1);
  expect(await stateOf(reference)).toBe('Authorised');
  const reports = adyen.takeReports();
  await deliver([...reports, ...reports.toReversed()]);
  expect(await stateOf(reference)).toBe('Captured');
  expect(adyen.payment(reference)).toMatchObject({ value: 248_000, captured: 248_000 });
  await sweepPayments(shop);
  expect(adyen.countCalls('/captures')).toBe(1);
});

it.each([
  ['DECLINED', 'pay.declined'],
  ['NOT_ENOUGH_BALANCE', 'pay.declined'],
  ['CANCELLED', 'pay.cancelled'],
])('a card that is refused (%s) explains, and frees the goods', async (holderName, reason) => {
  const { visitor, productId, input } = await pay(adyenCards.pays, {}, holderName);
  const failure = await visitor.fail(ExpressCheckoutDocument, input);
  expect(failure).toMatchObject({ code: 'FAILED_PRECONDITION', details: { reason } });
  expect(await readStock(shop.db, productId)).toEqual([10, 0]);
});

it('an answer that is lost is asked for again with the same key: one payment', async () => {
  const { visitor, input, customerId } = await pay(adyenCards.pays);
  adyen.takeReports();
  const before = adyen.countCalls('/payments');
  adyen.fault('/payments', 'lost', 1);
  await visitor.ask(ExpressCheckoutDocument, input);
  expect(adyen.countCalls('/payments') - before).toBe(2);
  expect(adyen.takeReports().filter((report) => report.includes('"AUTHORISATION"'))).toHaveLength(1);
  expect(await readOrders(shop.db, customerId)).toHaveLength(1);
});

/** A payment whose answers are lost: the buyer is told to wait. */
async function unanswered() {
  const one = await pay(adyenCards.pays);
  adyen.takeReports();
  adyen.fault('/payments', 'lost');
  const result = (await one.visitor.ask(ExpressCheckoutDocument, one.input)).expressCheckout;
  adyen.fault('', 'lost');
  expect(result).toMatchObject({ id: null, status: 'Processing', threeDSecure: null });
  const { reference } = await lastPayment();
  const status = async () =>
    (await one.visitor.ask(PaymentStatusDocument, { idempotencyKey: one.key })).paymentStatus?.status;
  return { ...one, reference, status };
}
const sweepNow = async () => {
  await shop.db
    .update(cardPayments)
    .set({ checkAt: sql`now()` })
    .where(eq(cardPayments.state, 'Authorising'));
  await sweepPayments(shop);
};

it('a payment of which no answer comes becomes an order, once, when Adyen reports it', async () => {
  const { customerId, reference, status } = await unanswered();
  await sweepNow();
  expect(await status()).toBe('Processing');
  const reports = adyen.takeReports();
  await deliver([...reports, ...reports]);
  expect(await status()).toBe('Completed');
  expect(await readOrders(shop.db, customerId)).toHaveLength(1);
  expect(adyen.payment(reference)).toMatchObject({ state: 'authorised', captured: 248_000 });
});

it('a payment of which neither answer nor report comes is given up, and a report after that cancels it', async () => {
  const { customerId, productId, reference, visitor, key } = await unanswered();
  const late = adyen.takeReports();
  const startedAt = new Date(Date.now() - 181_000);
  await shop.db.update(adyenPayments).set({ startedAt });
  await shop.db.update(cardPayments).set({ startedAt }).where(eq(cardPayments.reference, reference));
  await sweepNow();
  expect(await visitor.fail(PaymentStatusDocument, { idempotencyKey: key })).toMatchObject({
    details: { reason: 'notPlaced' },
  });
  await deliver(late);
  expect(await stateOf(reference)).toBe('Voided');
  expect(adyen.payment(reference)).toMatchObject({ state: 'cancelled', captured: 0 });
  expect(await readOrders(shop.db, customerId)).toEqual([]);
  expect(await readStock(shop.db, productId)).toEqual([10, 0]);
});

it('3-D Secure by the bank’s page: its way back completes the order', async () => {
  const { customerId, visitor, url, key } = await atTheBank(adyenCards.redirect);
  const body = new URLSearchParams({ password: 'password', do: 'confirm' });
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  const back = answer.headers.get('Location')!.replace('http://shop.test/backend', '');
  const [first, second] = await Promise.all([shop.app.request(back), shop.app.request(back)]);
  for (const one of [first, second])
    expect(one.headers.get('Location')).toBe(`http://shop.test/karfa/greidsla?greidsla=${key}`);
  expect((await visitor.ask(PaymentStatusDocument, { idempotencyKey: key })).paymentStatus).toMatchObject({
    status: 'Completed',
  });
  expect(await readOrders(shop.db, customerId)).toHaveLength(1);
});

it('3-D Secure by Adyen’s script: the signed page shows the action, takes its results, and lets nothing else run', async () => {
  const { customerId, url } = await atTheBank(adyenCards.native);
  const path = url.replace('http://shop.test/backend', '');
  const page = await shop.app.request(path);
  const policy = page.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toMatch(/script-src 'nonce-[\w+/=]+' http:\/\/localhost:\d+;/);
  expect(policy).not.toContain("'unsafe-inline' 'self'");
  const secretIn = (text: string) => /"token":"([\w-]+)"/.exec(text)![1]!;
  const send = (threeDSResult: string) => {
    const body = JSON.stringify({ details: { threeDSResult } });
    const headers = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) };
    return shop.app.request(path, { method: 'POST', body, headers });
  };
  const challenge = await (await send(`${secretIn(await page.text())}~ok`)).text();
  expect(challenge).toContain('"subtype":"challenge"');
  expect((await send('enginn~ok')).status).toBe(400);
  expect(await (await send(`${secretIn(challenge)}~ok`)).json()).toEqual({ action: null });
  expect((await shop.app.request(path)).headers.get('Location')).toMatch(/^\/backend\/payments\/return\//);
  await shop.app.request(path.replace('/challenge/', '/return/'));
  expect(await readOrders(shop.db, customerId)).toHaveLength(1);
  expect((await shop.app.request(path.replace(/\w$/, 'x'))).status).toBe(403);
});

it('a result of the bank that Adyen does not answer to is sent again by the sweeper', async () => {
  const { customerId, url } = await atTheBank(adyenCards.redirect);
  const body = new URLSearchParams({ password: 'password', do: 'confirm' });
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  adyen.fault('/payments/details', 503);
  await shop.app.request(answer.headers.get('Location')!.replace('http://shop.test/backend', ''));
  expect(await readOrders(shop.db, customerId)).toEqual([]);
  adyen.fault('', 503);
  await shop.db
    .update(cardPayments)
    .set({ checkAt: sql`now()` })
    .where(eq(cardPayments.state, 'Challenge'));
  await sweepPayments(shop);
  expect(await readOrders(shop.db, customerId)).toHaveLength(1);
});

it('a refund waits for Adyen’s report; one that fails afterwards is for the staff, once', async () => {
  const { visitor, orderId, reference, view } = await placed();
  await deliver();
  await visitor.ask(CancelOrderDocument, { orderId });
  await sweepRefunds(shop);
  expect((await view()).refunds).toMatchObject([{ state: 'Refunding' }]);
  await deliver();
  await shop.db
    .update(cardRefunds)
    .set({ checkAt: sql`now()` })
    .where(eq(cardRefunds.state, 'Refunding'));
  await sweepRefunds(shop);
  expect((await view()).refunds).toMatchObject([{ state: 'Refunded' }]);
  expect(adyen.payment(reference)).toMatchObject({ refunded: 248_000 });

  const [refund] = await shop.db.select().from(cardRefunds).orderBy(desc(cardRefunds.id)).limit(1);
  await shop.db.delete(jobs);
  const failed = adyen.write({
    eventCode: 'REFUND_FAILED',
    pspReference: 'REFUNDFAILED2345',
    merchantReference: refund!.reference,
    value: 248_000,
    success: true,
    reason: 'Account closed',
  });
  await deliver([failed, failed]);
  expect((await view()).refunds).toMatchObject([{ state: 'Refused' }]);
  const mails = await staffMails();
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Endurgreiðslu á kort var hafnað'),
  ]);
  expect(mails[0]?.text).toContain('Account closed');
});

it('a capture that fails after it was reported is taken up again, and the staff are notified of it and of disputes, once', async () => {
  const { reference } = await placed();
  await deliver();
  expect(await stateOf(reference)).toBe('Captured');
  await shop.db.delete(jobs);
  const { acquirerId } = await lastPayment();
  const about = {
    originalReference: acquirerId!,
    merchantReference: `${reference}-c1`,
    value: 248_000,
    success: true,
  };
  const failed = adyen.write({
    ...about,
    eventCode: 'CAPTURE_FAILED',
    pspReference: 'CAPTUREFAILED234',
    reason: 'x',
  });
  const dispute = adyen.write({
    ...about,
    eventCode: 'CHARGEBACK',
    pspReference: 'CHARGEBACK234567',
    reason: 'Fraud',
  });
  await deliver([failed, dispute, dispute, failed]);
  expect(await stateOf(reference)).toBe('Authorised');
  const subjects = (await staffMails()).map(({ subject }) => subject).toSorted();
  expect(subjects).toEqual(['Ekki tókst að innheimta kortagreiðslu', 'Kortagreiðslu er andmælt']);
});

it('a card is kept when it is asked for, under a name that says nothing, and pays again', async () => {
  const { visitor, input, customerId } = await pay(adyenCards.pays, { saveCard: true });
  await visitor.ask(ExpressCheckoutDocument, input);
  const [card] = await shop.db.select().from(customerCards).where(eq(customerCards.customerId, customerId));
  expect(card).toMatchObject({ brand: 'Visa', last4: '1142', expiryMonth: 3, expiryYear: 2030 });
  expect(card?.token).toMatch(/^[0-9a-f]{32}\.[A-Z0-9]{16}$/);
  const checkout = await fillCheckout(visitor, { [await aProduct(shop.db)]: 1 });
  const again = { paymentType: 'Card' as const, paymentMethodId: String(card?.id) };
  await visitor.ask(ExpressCheckoutDocument, toPaymentInput(checkout, again));
  expect(await readOrders(shop.db, customerId)).toHaveLength(2);
});
