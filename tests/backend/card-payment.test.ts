import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CartDocument } from '../../graphql/generated/documents.ts';
import { ExpressCheckoutDocument, ViewInvoiceDocument } from '../../graphql/generated/documents-on-demand.ts';
import { cards } from '../kit/acquirer.ts';
import { readCheckout, toPaymentInput } from '../kit/buyer.ts';
import { readBalance, readOrders, readStock } from '../kit/facts.ts';
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

describe('a card that pays', () => {
  it('places one order, its invoice paid, and captures the money', async () => {
    const { customerId, visitor, productId, checkout } = await buyer();
    const result = await payBy(visitor, checkout, cards.pays);
    expect(result).toMatchObject({ status: 'Completed', threeDSecure: null });
    const { reference, state, amount } = await paymentOf(customerId);
    expect({ state, amount }).toEqual({ state: 'Captured', amount: 2480 });
    expect(await acquirer.payment(reference)).toMatchObject({ state: 'captured', captured: 2480 });
    expect(await readStock(shop.db, productId)).toEqual([8, 0]);
    expect(await readBalance(shop.db, customerId)).toBe(0);
    expect((await visitor.ask(CartDocument, {})).cart.items).toEqual([]);
    const { viewInvoice } = await visitor.ask(ViewInvoiceDocument, { invoiceId: result.invoiceId! });
    expect(viewInvoice).toMatchObject({
      status: 'Paid',
      price: 2480,
      transactions: [{ paymentType: 'Card', total: 2480 }],
    });
  });

  it('returns the same outcome however often the button is clicked', async () => {
    const { customerId, visitor, checkout } = await buyer();
    const input = await withCard(checkout, cards.pays);
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => visitor.ask(ExpressCheckoutDocument, input)),
    );
    const ids = results.flatMap((one) =>
      one.status === 'fulfilled' && one.value.expressCheckout.id ? [one.value.expressCheckout.id] : [],
    );
    expect(new Set(ids).size).toBe(1);
    expect((await visitor.ask(ExpressCheckoutDocument, input)).expressCheckout.id).toBe(ids[0]);
    expect(await readOrders(shop.db, customerId)).toHaveLength(1);
  });

  it('is offered with the acquirer’s fields, and refused without a token from them', async () => {
    const { customerId, visitor, checkout } = await buyer();
    expect(checkout.paymentOptions[1]).toMatchObject({
      type: 'Card',
      available: true,
      fieldsUrl: `${acquirer.address}/fields?origin=${encodeURIComponent('http://shop.test')}`,
    });
    const fail = async (over: object) =>
      visitor.fail(ExpressCheckoutDocument, toPaymentInput(checkout, { paymentType: 'Card', ...over }));
    expect((await fail({})).code).toBe('BAD_REQUEST');
    expect((await fail({ paymentMethodId: '1', cardToken: 'tok_1' })).code).toBe('BAD_REQUEST');
    expect((await fail({ paymentMethodId: 'account' })).code).toBe('NOT_FOUND');
    expect(await fail({ cardToken: 'tok_made-up' })).toMatchObject({
      code: 'FAILED_PRECONDITION',
      details: { reason: 'notPlaced' },
    });
    expect(await readOrders(shop.db, customerId)).toEqual([]);
  });

  it('never sends its number through the shop', async () => {
    const { visitor, checkout } = await buyer();
    for (const over of [
      { cardToken: cards.pays },
      { cardToken: '4242-4242-4242-4242' },
      { paymentMethodId: '４２４２424242424242' },
    ]) {
      const failure = await visitor.fail(
        ExpressCheckoutDocument,
        toPaymentInput(checkout, { paymentType: 'Card', ...over }),
      );
      expect(failure).toMatchObject({ code: 'BAD_REQUEST', details: { reason: 'cardNumber' } });
    }
  });
});

describe('a card that does not pay', () => {
  it.each([
    ['is declined', cards.declined],
    ['has no funds', cards.noFunds],
  ])('%s: nothing is charged, the cart stays, and another card pays', async (_, number) => {
    const { customerId, visitor, productId, checkout } = await buyer();
    const failure = await visitor.fail(ExpressCheckoutDocument, await withCard(checkout, number));
    expect(failure).toMatchObject({
      code: 'FAILED_PRECONDITION',
      message: 'Greiðslu var hafnað. Ekkert var skuldfært af kortinu.',
      details: { reason: 'pay.declined' },
    });
    expect(await readStock(shop.db, productId)).toEqual([10, 0]);
    expect((await paymentOf(customerId)).state).toBe('Declined');
    const again = await readCheckout(visitor);
    expect(again.idempotencyKey).not.toBe(checkout.idempotencyKey);
    expect((await payBy(visitor, again, cards.pays)).status).toBe('Completed');
  });

  it('is rate-limited after too many attempts', async () => {
    const { visitor } = await buyer();
    for (let tries = 0; tries < 10; tries += 1) {
      const failure = await visitor.fail(
        ExpressCheckoutDocument,
        await withCard(await readCheckout(visitor), cards.declined),
      );
      expect(failure.details).toMatchObject({ reason: 'pay.declined' });
    }
    const last = await visitor.fail(
      ExpressCheckoutDocument,
      await withCard(await readCheckout(visitor), cards.pays),
    );
    expect(last).toMatchObject({ code: 'UNAVAILABLE', details: { reason: 'err.tooMany' } });
  });
});

describe('webhooks of the acquirer', () => {
  const signed = (body: string, secret = acquirer.secret, seconds = Math.floor(Date.now() / 1000)) => ({
    Signature: `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
  });
  const post = (body: string, headers: Record<string, string>) =>
    shop.app.request('/payments/webhook', { method: 'POST', body, headers });

  it('settle their payment, in any order and any number of times', async () => {
    const { customerId, visitor, checkout } = await buyer();
    const { threeDSecure } = await payBy(visitor, checkout, cards.challenge);
    await acquirer.answer(threeDSecure!.url, { code: '1234', do: 'confirm' });
    const { reference } = await paymentOf(customerId);
    const late = JSON.stringify({ reference, state: 'challenge' });
    const early = JSON.stringify({ reference, state: 'captured' });
    for (const body of [early, late, early, late]) expect((await post(body, signed(body))).status).toBe(200);
    expect(await readOrders(shop.db, customerId)).toHaveLength(1);
  });

  it('are refused when unsigned, old, or altered', async () => {
    const body = JSON.stringify({ reference: 'x' });
    const long = Math.floor(Date.now() / 1000) - 301;
    for (const headers of [
      {},
      signed(`${body} `),
      signed(body, 'another-secret-of-some-length'),
      signed(body, acquirer.secret, long),
      { Signature: 't=1,v1=00' },
    ]) {
      expect((await post(body, headers)).status).toBe(403);
    }
    expect((await post('{', signed('{'))).status).toBe(400);
    expect((await post(body, signed(body))).status).toBe(200);
  });
});
