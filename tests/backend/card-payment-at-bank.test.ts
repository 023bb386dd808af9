import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cardPayments } from '../../backend/src/db/schema/payments.ts';
import { sweepPayments } from '../../backend/src/modules/checkout/sweeper.ts';
import { addToCartDocument, CartDocument } from '../../graphql/generated/documents.ts';
import {
  CancelPaymentDocument,
  ExpressCheckoutDocument,
  LastAnswerDocument,
  PaymentStatusDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { cards } from '../kit/acquirer.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { readCheckout } from '../kit/buyer.ts';
import { readOrders, readStock } from '../kit/facts.ts';
import type { Visitor } from '../kit/visitor.ts';
import {
  acquirer,
  shop,
  buyer,
  withCard,
  payBy,
  paymentOf,
  setUpCardPayment,
} from './card-payment-setting.ts';

setUpCardPayment();

const statusOf = async (visitor: Visitor, idempotencyKey: string) =>
  (await visitor.ask(PaymentStatusDocument, { idempotencyKey })).paymentStatus;

/** Ages the payment by so much time. */
async function age(customerId: number, seconds: number): Promise<void> {
  const { id } = await paymentOf(customerId);
  await shop.db
    .update(cardPayments)
    .set({ startedAt: sql`now() - make_interval(secs => ${seconds})`, checkAt: sql`now()` })
    .where(eq(cardPayments.id, id));
}

describe('3-D Secure', () => {
  /** At the bank's page, with the goods reserved. */
  async function atTheBank() {
    const one = await buyer();
    const result = await payBy(one.visitor, one.checkout, cards.challenge);
    expect(result).toMatchObject({
      id: null,
      status: 'Processing',
      message: 'Staðfestið greiðsluna í appi bankans eða með kóða í SMS.',
    });
    expect(await readStock(shop.db, one.productId)).toEqual([10, 2]);
    return { ...one, url: result.threeDSecure!.url, key: one.checkout.idempotencyKey };
  }

  /** Where the bank's form redirects to, as the backend sees it. */
  const wayBack = (page: string) => /action="http:\/\/shop\.test\/backend([^"]+)"/.exec(page)![1]!;

  it('approved: the redirect back needs no cookie and shows the order', async () => {
    const { customerId, visitor, url, key } = await atTheBank();
    const page = await acquirer.answer(url, { code: '1234', do: 'confirm' });
    const back = await shop.app.request(wayBack(page), { method: 'POST', body: 'reference=anything' });
    expect(back.status).toBe(303);
    expect(back.headers.get('Location')).toBe(`http://shop.test/karfa/greidsla?greidsla=${key}`);
    expect(await statusOf(visitor, key)).toMatchObject({ status: 'Completed' });
    expect(await readOrders(shop.db, customerId)).toHaveLength(1);
    expect((await paymentOf(customerId)).state).toBe('Captured');
  });

  it('approved, but the buyer does not return: the sweeper places the order', async () => {
    const { customerId, visitor, url } = await atTheBank();
    await acquirer.answer(url, { code: '1234', do: 'confirm' });
    expect((await visitor.ask(LastAnswerDocument, { unseen: true })).lastAnswer).toBeNull();
    await age(customerId, 61);
    await sweepPayments(shop);
    const [order, ...others] = await readOrders(shop.db, customerId);
    expect(others).toEqual([]);
    // Their cart is empty when they return, and redirects to the order.
    const { lastAnswer } = await visitor.ask(LastAnswerDocument, { unseen: true });
    expect(lastAnswer).toMatchObject({ status: 'Completed', id: String(order!.id) });
  });

  it('redirect, webhook and sweeper concurrently, ten times: one order', async () => {
    const { customerId, visitor, url, key } = await atTheBank();
    const path = wayBack(await acquirer.answer(url, { code: '1234', do: 'confirm' }));
    await age(customerId, 61);
    await Promise.all([
      ...Array.from({ length: 5 }, () => shop.app.request(path)),
      ...Array.from({ length: 5 }, () => statusOf(visitor, key)),
      sweepPayments(shop),
    ]);
    expect(await readOrders(shop.db, customerId)).toHaveLength(1);
    expect(await statusOf(visitor, key)).toMatchObject({ status: 'Completed' });
  });

  it.each([
    ['cancelled', { do: 'cancel' }, 1, 'pay.cancelled', 'Hætt var við greiðslu. Ekkert var skuldfært.'],
    [
      'refused after three wrong codes',
      { code: '0000', do: 'confirm' },
      3,
      'pay.declined',
      'Greiðslu var hafnað. Ekkert var skuldfært af kortinu.',
    ],
  ])('%s: nothing is charged, goods are released', async (_, form, times, reason, message) => {
    const { customerId, visitor, productId, url, key } = await atTheBank();
    for (let count = 0; count < times; count += 1) await acquirer.answer(url, form);
    const failure = await visitor.fail(PaymentStatusDocument, { idempotencyKey: key });
    expect(failure).toMatchObject({ code: 'FAILED_PRECONDITION', message, details: { reason } });
    expect(await readStock(shop.db, productId)).toEqual([10, 0]);
    expect(await readOrders(shop.db, customerId)).toEqual([]);
  });

  it('left open: it expires after fifteen minutes, and the bank’s page comes too late', async () => {
    const { customerId, productId, url } = await atTheBank();
    await age(customerId, 901);
    await sweepPayments(shop);
    expect((await paymentOf(customerId)).state).toBe('Voided');
    expect(await readStock(shop.db, productId)).toEqual([10, 0]);
    await acquirer.answer(url, { code: '1234', do: 'confirm' });
    expect(await acquirer.payment((await paymentOf(customerId)).reference)).toMatchObject({
      state: 'voided',
    });
    expect(await readOrders(shop.db, customerId)).toEqual([]);
  });

  it('cancelled on the page: another card pays once', async () => {
    const { customerId, visitor, url, key } = await atTheBank();
    const { cancelPayment } = await visitor.ask(CancelPaymentDocument, { idempotencyKey: key });
    expect(cancelPayment).toMatchObject({ status: 'Open', state: 'Payment' });
    await acquirer.answer(url, { code: '1234', do: 'confirm' });
    expect((await payBy(visitor, cancelPayment, cards.pays)).status).toBe('Completed');
    expect(await readOrders(shop.db, customerId)).toHaveLength(1);
  });

  it('in one window while the cart changes in another: exactly what was shown is paid, the rest stays', async () => {
    const { customerId, visitor, url, key } = await atTheBank();
    const other = await aProduct(shop.db);
    await visitor.ask(addToCartDocument, { productId: String(other), quantity: 3 });
    await acquirer.answer(url, { code: '1234', do: 'confirm' });
    expect(await statusOf(visitor, key)).toMatchObject({ status: 'Completed' });
    expect((await readOrders(shop.db, customerId))[0]).toMatchObject({ total: 2480 });
    const { items } = (await visitor.ask(CartDocument, {})).cart;
    expect(items.map(({ product, quantity }) => [product.id, quantity])).toEqual([[String(other), 3]]);
  });

  it('in one window while another pays the changed cart: the first is cancelled', async () => {
    const { customerId, visitor, url, key, productId } = await atTheBank();
    await visitor.ask(addToCartDocument, { productId: String(productId), quantity: 1 });
    const changed = await readCheckout(visitor);
    expect((await payBy(visitor, changed, cards.pays)).status).toBe('Completed');
    await acquirer.answer(url, { code: '1234', do: 'confirm' });
    expect((await visitor.fail(PaymentStatusDocument, { idempotencyKey: key })).details).toMatchObject({
      reason: 'pay.cancelled',
    });
    expect((await readOrders(shop.db, customerId)).map(({ total }) => total)).toEqual([3720]);
  });

  it('belongs to its buyer only', async () => {
    const { key } = await atTheBank();
    const stranger = await shop.signedIn(await aCustomer(shop.db));
    for (const idempotencyKey of [key, 'made-up']) {
      expect((await stranger.fail(PaymentStatusDocument, { idempotencyKey })).code).toBe('NOT_FOUND');
      expect((await stranger.fail(CancelPaymentDocument, { idempotencyKey })).code).toBe('NOT_FOUND');
    }
  });

  it('with a forged redirect is refused and changes nothing', async () => {
    const { customerId, url } = await atTheBank();
    const path = wayBack(await acquirer.answer(url, { code: '1234', do: 'confirm' }));
    for (const wrong of [
      path.slice(0, -1) + (path.endsWith('0') ? '1' : '0'),
      path.replace(/return\/./, 'return/x'),
    ]) {
      expect((await shop.app.request(wrong, { method: 'POST' })).status).toBe(403);
    }
    expect((await paymentOf(customerId)).state).toBe('Challenge');
  });
});

describe('when the acquirer does not respond', () => {
  it('after holding the money, the order is recovered at once', async () => {
    const { customerId, visitor, checkout } = await buyer();
    const input = await withCard(checkout, cards.pays);
    await acquirer.fault({ mode: 'malformed', times: 1 });
    expect((await visitor.ask(ExpressCheckoutDocument, input)).expressCheckout.status).toBe('Completed');
    expect(await readOrders(shop.db, customerId)).toHaveLength(1);
  });

  it('because it hangs after holding the money, the order is recovered within ten seconds', async () => {
    const { customerId, visitor, checkout } = await buyer();
    expect((await payBy(visitor, checkout, cards.hangs)).status).toBe('Completed');
    expect(await readOrders(shop.db, customerId)).toHaveLength(1);
    expect((await paymentOf(customerId)).state).toBe('Captured');
  });

  it('before receiving the request, nothing is charged and the reference is closed', async () => {
    const { customerId, visitor, productId, checkout } = await buyer();
    const input = await withCard(checkout, cards.pays);
    await acquirer.fault({ mode: 'error', times: 1 });
    const failure = await visitor.fail(ExpressCheckoutDocument, input);
    expect(failure.details).toMatchObject({ reason: 'notPlaced' });
    expect(await readStock(shop.db, productId)).toEqual([10, 0]);
    expect((await paymentOf(customerId)).state).toBe('Voided');
  });

  it('at all, the buyer is told not to pay again, and it resolves itself', async () => {
    const { customerId, visitor, productId, checkout } = await buyer();
    const input = await withCard(checkout, cards.pays);
    await acquirer.fault({ mode: 'down' });
    const result = (await visitor.ask(ExpressCheckoutDocument, input)).expressCheckout;
    expect(result).toEqual({
      id: null,
      invoiceId: null,
      message: 'Við erum að kanna stöðu greiðslunnar. Vinsamlegast greiðið ekki aftur.',
      status: 'Processing',
      threeDSecure: null,
      requestId: null,
    });
    await age(customerId, 61);
    await sweepPayments(shop);
    expect(await readStock(shop.db, productId)).toEqual([10, 2]);
    await acquirer.fault({ mode: 'none' });
    await age(customerId, 61);
    await sweepPayments(shop);
    expect(await readStock(shop.db, productId)).toEqual([10, 0]);
    const failure = await visitor.fail(ExpressCheckoutDocument, input);
    expect(failure.details).toMatchObject({ reason: 'notPlaced' });
  });

  it('to the capture, the order stays and the money is captured later, once', async () => {
    const { customerId, visitor, checkout } = await buyer();
    acquirer.refuse('/capture');
    expect((await payBy(visitor, checkout, cards.pays)).status).toBe('Completed');
    const { reference, state } = await paymentOf(customerId);
    expect(state).toBe('Authorised');
    acquirer.refuse('');
    await age(customerId, 31);
    await Promise.all([sweepPayments(shop), sweepPayments(shop)]);
    expect((await paymentOf(customerId)).state).toBe('Captured');
    expect(await acquirer.payment(reference)).toMatchObject({ state: 'captured', captured: 2480 });
    expect(await readOrders(shop.db, customerId)).toHaveLength(1);
  });

  it('to the capture for good, it is retried after an hour, not at every sweep', async () => {
    const { customerId, visitor, checkout } = await buyer();
    acquirer.refuse('/capture');
    await payBy(visitor, checkout, cards.pays);
    acquirer.refuse('');
    const { reference, acquirerId } = await paymentOf(customerId);
    const known = (id: string | null) =>
      shop.db.update(cardPayments).set({ acquirerId: id }).where(eq(cardPayments.reference, reference));
    await known('unknown-there');
    await age(customerId, 31);
    await sweepPayments(shop);
    const { state, checkAt } = await paymentOf(customerId);
    expect(state).toBe('Authorised');
    expect(Number(checkAt) - Date.now()).toBeGreaterThan(3_500_000);
    await known(acquirerId);
    await age(customerId, 3_600);
    await sweepPayments(shop);
    expect((await paymentOf(customerId)).state).toBe('Captured');
    expect(await readOrders(shop.db, customerId)).toHaveLength(1);
  });
});
