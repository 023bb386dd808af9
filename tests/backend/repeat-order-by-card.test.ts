import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { customerCards, cardPayments } from '../../backend/src/db/schema/payments.ts';
import { sweepPayments } from '../../backend/src/modules/checkout/sweeper.ts';
import { CartDocument } from '../../graphql/generated/documents.ts';
import {
  AddCustomerPaymentMethodDocument,
  CancelPaymentDocument,
  ExpressCheckoutDocument,
  PaymentStatusDocument,
  PlaceRepeatOrderDocument,
  RemoveCustomerPaymentMethodDocument,
  RepeatOrderDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { cards } from '../kit/acquirer.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { fillCheckout, pay, toPaymentInput } from '../kit/buyer.ts';
import { aCompany, anEmployee } from '../kit/company.ts';
import { readBalance, readOrders, readStock } from '../kit/facts.ts';
import { shopOn } from '../kit/shop.ts';
import { Visitor } from '../kit/visitor.ts';
import { acquirer, paymentOf, setUpCardPayment, shop } from './card-payment-setting.ts';

setUpCardPayment();

const readRepeat = async (visitor: Visitor) => (await visitor.ask(RepeatOrderDocument, {})).repeatOrder!;
const toInput = (
  { idempotencyKey, total }: { idempotencyKey: string; total: number },
  paymentMethodId: string | null,
  over: object = {},
) => ({ input: { idempotencyKey, expectedTotal: total, acceptTerms: true, paymentMethodId, ...over } });
const keep = async (visitor: Visitor, number: string) =>
  (
    await visitor.ask(AddCustomerPaymentMethodDocument, {
      input: { cardToken: await acquirer.token(number) },
    })
  ).addCustomerPaymentMethod.id;

/** A customer with a kept card who has ordered two units on account before. */
async function buyer(number: string = cards.pays) {
  const customerId = await aCustomer(shop.db);
  const visitor = await shop.signedIn(customerId);
  const product = await aProduct(shop.db);
  await pay(visitor, await fillCheckout(visitor, { [product]: 2 }));
  const card = await keep(visitor, number);
  return { customerId, visitor, product, card };
}

const countOrders = async (customerId: number) => (await readOrders(shop.db, customerId)).length;

async function age(customerId: number, seconds: number): Promise<void> {
  await shop.db
    .update(cardPayments)
    .set({ startedAt: sql`now() - make_interval(secs => ${seconds})`, checkAt: sql`now()` })
    .where(eq(cardPayments.id, (await paymentOf(customerId)).id));
}

describe('the last order once more, by a saved card', () => {
  it('is placed and charged by one press, the cart and the account left as they are', async () => {
    const { customerId, visitor, product, card } = await buyer();
    await fillCheckout(visitor, { [product]: 1 });
    const owed = await readBalance(shop.db, customerId);
    const repeat = await readRepeat(visitor);
    expect(repeat).toMatchObject({
      payment: { type: 'Account', available: true },
      cardPayment: { type: 'Card', available: true },
      savedCards: [{ id: card, last4: '4242' }],
      paymentMethodId: null,
      runningKey: null,
    });
    const input = toInput(repeat, card);
    const { placeRepeatOrder: answer } = await visitor.ask(PlaceRepeatOrderDocument, input);
    expect(answer).toMatchObject({ status: 'Completed', threeDSecure: null });
    const { reference, state, amount, cardId } = await paymentOf(customerId);
    expect({ state, amount, cardId }).toEqual({ state: 'Captured', amount: 2480, cardId: Number(card) });
    expect(await acquirer.payment(reference)).toMatchObject({ state: 'captured', captured: 2480 });
    expect(await readStock(shop.db, product)).toEqual([6, 0]);
    expect(await readBalance(shop.db, customerId)).toBe(owed);
    expect((await visitor.ask(CartDocument, {})).cart.items).toMatchObject([{ quantity: 1 }]);
    expect((await visitor.ask(PlaceRepeatOrderDocument, input)).placeRepeatOrder).toEqual(answer);
    expect(await countOrders(customerId)).toBe(2);
  });

  it('chooses as the last order was paid: the same card, another where it is gone, or the account', async () => {
    const { visitor, card } = await buyer();
    const other = await keep(visitor, '5555 5555 5555 4444');
    expect((await readRepeat(visitor)).paymentMethodId).toBeNull();
    await visitor.ask(PlaceRepeatOrderDocument, toInput(await readRepeat(visitor), other));
    expect((await readRepeat(visitor)).paymentMethodId).toBe(other);
    await visitor.ask(RemoveCustomerPaymentMethodDocument, { paymentMethodId: other });
    expect((await readRepeat(visitor)).paymentMethodId).toBe(card);
    await visitor.ask(RemoveCustomerPaymentMethodDocument, { paymentMethodId: card });
    expect(await readRepeat(visitor)).toMatchObject({ paymentMethodId: null, savedCards: [] });
  });

  it('keeps a new card that pays, and chooses it the next time', async () => {
    const { visitor, customerId } = await buyer();
    const cardToken = await acquirer.token('5555 5555 5555 4444');
    const input = toInput(await readRepeat(visitor), null, { cardToken, saveCard: true });
    await visitor.ask(PlaceRepeatOrderDocument, input);
    const { cardId } = await paymentOf(customerId);
    expect(await readRepeat(visitor)).toMatchObject({
      paymentMethodId: String(cardId),
      savedCards: [{ last4: '4242' }, { id: String(cardId), last4: '4444' }],
    });
  });

  it('is placed and charged once, pressed eight times at two backends', async () => {
    const { customerId, visitor, product, card } = await buyer();
    const { app } = shopOn(shop.connection, acquirer.env);
    const elsewhere = new Visitor(app, Object.fromEntries(visitor.cookies));
    const input = toInput(await readRepeat(visitor), card);
    const answers = await Promise.allSettled(
      [1, 2, 3, 4].flatMap(() => [visitor, elsewhere].map((one) => one.ask(PlaceRepeatOrderDocument, input))),
    );
    const ids = answers.flatMap((one) =>
      one.status === 'fulfilled' ? [one.value.placeRepeatOrder.id].filter((id) => id !== null) : [],
    );
    expect(new Set(ids).size).toBe(1);
    expect(await countOrders(customerId)).toBe(2);
    expect(await readStock(shop.db, product)).toEqual([6, 0]);
    const payments = await shop.db
      .select()
      .from(cardPayments)
      .where(eq(cardPayments.cardId, Number(card)));
    expect(payments).toHaveLength(1);
  });

  it('pressed at once on account and by card, it is placed one way', async () => {
    const { customerId, visitor, card } = await buyer();
    const repeat = await readRepeat(visitor);
    const answers = await Promise.allSettled(
      [null, card, null, card].map((one) => visitor.ask(PlaceRepeatOrderDocument, toInput(repeat, one))),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect(await countOrders(customerId)).toBe(2);
  });

  it('refused, nothing is placed, charged or held, and the next press is a new try', async () => {
    const { customerId, visitor, product, card } = await buyer(cards.declined);
    const shown = await readRepeat(visitor);
    const failure = await visitor.fail(PlaceRepeatOrderDocument, toInput(shown, card));
    expect(failure).toMatchObject({
      code: 'FAILED_PRECONDITION',
      message: 'Greiðslu var hafnað. Ekkert var skuldfært af kortinu.',
      details: { reason: 'pay.declined' },
    });
    expect(await readStock(shop.db, product)).toEqual([8, 0]);
    expect(await countOrders(customerId)).toBe(1);
    expect((await paymentOf(customerId)).state).toBe('Declined');
    const next = await readRepeat(visitor);
    expect(next.idempotencyKey).not.toBe(shown.idempotencyKey);
    const good = await keep(visitor, cards.pays);
    const { placeRepeatOrder: answer } = await visitor.ask(PlaceRepeatOrderDocument, toInput(next, good));
    expect(answer.status).toBe('Completed');
  });

  it('after too many refusals nothing is held, and no card is tried', async () => {
    const { customerId, visitor, product, card } = await buyer(cards.declined);
    const good = await keep(visitor, cards.pays);
    for (let tries = 0; tries < 10; tries += 1)
      await visitor.fail(PlaceRepeatOrderDocument, toInput(await readRepeat(visitor), card));
    const failure = await visitor.fail(PlaceRepeatOrderDocument, toInput(await readRepeat(visitor), good));
    expect(failure).toMatchObject({ code: 'UNAVAILABLE', details: { reason: 'err.tooMany' } });
    expect(await readStock(shop.db, product)).toEqual([8, 0]);
    expect(await countOrders(customerId)).toBe(1);
  });

  it('refuses another’s card, one that was removed, and two at once like an unknown one', async () => {
    const { customerId, visitor } = await buyer();
    const { card: foreign } = await buyer();
    const repeat = await readRepeat(visitor);
    for (const id of [foreign, '999999', 'account']) {
      const failure = await visitor.fail(PlaceRepeatOrderDocument, toInput(repeat, id));
      expect(failure).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Kortið er ekki vistað lengur. Veldu annan greiðslumáta.',
      });
    }
    const two = toInput(repeat, foreign, { cardToken: await acquirer.token(cards.pays) });
    expect((await visitor.fail(PlaceRepeatOrderDocument, two)).code).toBe('BAD_REQUEST');
    expect(await countOrders(customerId)).toBe(1);
    expect((await readRepeat(visitor)).idempotencyKey).toBe(repeat.idempotencyKey);
  });

  it('is not offered where the order needs approval, and refused there', async () => {
    const companyId = await aCompany(shop);
    const manager = await shop.signedIn(await anEmployee(shop, companyId, 'Manager'), {
      customerId: companyId,
    });
    const employeeId = await anEmployee(shop, companyId, 'Employee', { orderLimit: 2000 });
    const employee = await shop.signedIn(employeeId, { customerId: companyId });
    const card = await keep(manager, cards.pays);
    const product = await aProduct(shop.db);
    await pay(employee, await fillCheckout(employee, { [product]: 1 }));
    await shop.db.update(products).set({ listPrice: 2480 }).where(eq(products.id, product));
    const repeat = await readRepeat(employee);
    expect(repeat).toMatchObject({
      cardPayment: { available: false, reason: 'Pöntunin þarf samþykki og fer þá í reikning.' },
      paymentMethodId: null,
    });
    const failure = await employee.fail(PlaceRepeatOrderDocument, toInput(repeat, card));
    expect(failure).toMatchObject({ code: 'FAILED_PRECONDITION', details: { reason: 'approval.card' } });
    expect(await countOrders(companyId)).toBe(1);
  });
});

describe('a card that the bank wants confirmed', () => {
  async function atTheBank() {
    const one = await buyer(cards.challenge);
    const repeat = await readRepeat(one.visitor);
    const { placeRepeatOrder: answer } = await one.visitor.ask(
      PlaceRepeatOrderDocument,
      toInput(repeat, one.card),
    );
    expect(answer).toMatchObject({ id: null, status: 'Processing' });
    expect(await readStock(shop.db, one.product)).toEqual([8, 2]);
    return { ...one, key: repeat.idempotencyKey, url: answer.threeDSecure!.url, repeat };
  }
  const wayBack = (page: string) => /action="http:\/\/shop\.test\/backend([^"]+)"/.exec(page)![1]!;

  it('leads back to its own page, before and after it is known, and to the order', async () => {
    const { customerId, visitor, key, url } = await atTheBank();
    expect(await readRepeat(visitor)).toMatchObject({ idempotencyKey: key, runningKey: key });
    const path = wayBack(await acquirer.answer(url, { code: '1234', do: 'confirm' }));
    for (const _try of [1, 2]) {
      const back = await shop.app.request(path, { method: 'POST', body: '' });
      expect(back.headers.get('Location')).toBe(
        `http://shop.test/auth/repeat-order?greidsla=${encodeURIComponent(key)}`,
      );
    }
    const { paymentStatus } = await visitor.ask(PaymentStatusDocument, { idempotencyKey: key });
    expect(paymentStatus.status).toBe('Completed');
    expect(await countOrders(customerId)).toBe(2);
    expect(await readRepeat(visitor)).toMatchObject({ runningKey: null });
  });

  it('pressed once more while it waits, leads to the same page of the bank', async () => {
    const { customerId, visitor, card, url, repeat } = await atTheBank();
    const { placeRepeatOrder: again } = await visitor.ask(PlaceRepeatOrderDocument, toInput(repeat, card));
    expect(again.threeDSecure!.url).toBe(url);
    expect(await countOrders(customerId)).toBe(1);
  });

  it('given up, frees the goods; the next press is a new try', async () => {
    const { visitor, product, key } = await atTheBank();
    await visitor.ask(CancelPaymentDocument, { idempotencyKey: key });
    expect(await readStock(shop.db, product)).toEqual([8, 0]);
    const next = await readRepeat(visitor);
    expect(next.runningKey).toBeNull();
    const { placeRepeatOrder: answer } = await visitor.ask(PlaceRepeatOrderDocument, toInput(next, null));
    expect(answer.status).toBe('Completed');
  });

  it('nobody comes back: the sweeper places the order of a confirmed one, and frees one left open', async () => {
    const confirmed = await atTheBank();
    await acquirer.answer(confirmed.url, { code: '1234', do: 'confirm' });
    await age(confirmed.customerId, 61);
    const left = await atTheBank();
    await age(left.customerId, 901);
    await sweepPayments(shop);
    expect(await countOrders(confirmed.customerId)).toBe(2);
    expect(await countOrders(left.customerId)).toBe(1);
    expect(await readStock(shop.db, left.product)).toEqual([8, 0]);
  });

  it('stands beside the cart: paying that neither cancels it nor takes its goods', async () => {
    const { customerId, visitor, product, key, url } = await atTheBank();
    const checkout = await fillCheckout(visitor, { [product]: 1 });
    await visitor.ask(ExpressCheckoutDocument, toPaymentInput(checkout));
    expect((await readRepeat(visitor)).runningKey).toBe(key);
    await acquirer.answer(url, { code: '1234', do: 'confirm' });
    await visitor.ask(PaymentStatusDocument, { idempotencyKey: key });
    expect(await countOrders(customerId)).toBe(3);
    expect(await readStock(shop.db, product)).toEqual([5, 0]);
  });

  it('gives way to the next order like the last', async () => {
    const { customerId, visitor, product, url } = await atTheBank();
    await pay(visitor, await fillCheckout(visitor, { [product]: 1 }));
    const { placeRepeatOrder: answer } = await visitor.ask(
      PlaceRepeatOrderDocument,
      toInput(await readRepeat(visitor), null),
    );
    expect(answer.status).toBe('Completed');
    expect((await paymentOf(customerId)).state).toBe('Voided');
    await acquirer.answer(url, { code: '1234', do: 'confirm' });
    expect(await countOrders(customerId)).toBe(3);
    expect(await readStock(shop.db, product)).toEqual([6, 0]);
  });
});

it('a card that is deleted leaves what it has paid', async () => {
  const { customerId, visitor, card } = await buyer();
  await visitor.ask(PlaceRepeatOrderDocument, toInput(await readRepeat(visitor), card));
  await shop.db.delete(customerCards).where(eq(customerCards.id, Number(card)));
  expect(await paymentOf(customerId)).toMatchObject({ cardId: null, state: 'Captured' });
});
