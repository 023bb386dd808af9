import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { customerDiscounts } from '../../backend/src/db/schema/customers.ts';
import { promoCodes } from '../../backend/src/db/schema/promo.ts';
import { addToCartDocument, CartDocument } from '../../graphql/generated/documents.ts';
import {
  ApplyPromoCodeDocument,
  ExpressCheckoutDocument,
  RemovePromoCodeDocument,
  ViewInvoiceDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { startAcquirer, cards, type AcquirerServer } from '../kit/acquirer.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { readCheckout, pay, toPaymentInput, fillCheckout } from '../kit/buyer.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

let acquirer: AcquirerServer;
let shop: Shop;
let last = 0;
beforeAll(async () => {
  acquirer = await startAcquirer();
  shop = await testShop(acquirer.env);
});
afterEach(() => checkInvariants(shop.db));
afterAll(async () => {
  await acquirer.stop();
  await shop.connection.close();
});

/** A code of 10 %, with the given changes. */
async function aCode(over: Partial<typeof promoCodes.$inferInsert> = {}): Promise<string> {
  const code = `KODI${(last += 1)}`;
  await shop.db.insert(promoCodes).values({ code, discountPercentage: 10, ...over });
  return code;
}
const apply = async (visitor: Visitor, code: string) =>
  (await visitor.ask(ApplyPromoCodeDocument, { code })).applyPromoCode;
const refused = async (visitor: Visitor, code: string) => {
  const { code: kind, message, details } = await visitor.fail(ApplyPromoCodeDocument, { code });
  return [kind, details['reason'], message];
};
const usedOf = async (code: string) =>
  (await shop.db.select().from(promoCodes).where(eq(promoCodes.code, code)))[0]!.used;

async function buyer(goods: Partial<Parameters<typeof aProduct>[1]> = {}) {
  const customerId = await aCustomer(shop.db);
  const visitor = await shop.signedIn(customerId);
  await fillCheckout(visitor, { [await aProduct(shop.db, goods)]: 2 });
  return { customerId, visitor };
}

describe('a promo code', () => {
  it('lowers the prices, in any spelling, until it is removed', async () => {
    const { visitor } = await buyer();
    const code = await aCode();
    const cart = await apply(visitor, ` ${code.toLowerCase()} `);
    expect(cart).toMatchObject({ totalPrice: 2232, promoCode: { promoCode: code, discount: 248 } });
    expect((await readCheckout(visitor)).total).toBe(2232);
    const { removePromoCode } = await visitor.ask(RemovePromoCodeDocument, {
      promoCodeId: cart.promoCode!.id,
    });
    expect(removePromoCode).toMatchObject({ totalPrice: 2480, promoCode: null });
    const again = await visitor.fail(RemovePromoCodeDocument, { promoCodeId: cart.promoCode!.id });
    expect(again.code).toBe('NOT_FOUND');
  });

  it('does not add to other discounts: the better one applies, line by line', async () => {
    const { customerId, visitor } = await buyer({ discount: 20 });
    const code = await aCode();
    expect(await refused(visitor, code)).toEqual([
      'FAILED_PRECONDITION',
      'promo.noGain',
      'Afsláttarkóðinn lækkar ekki verðið: betri afsláttur gildir nú þegar.',
    ]);
    const plain = String(await aProduct(shop.db, { salesCode: 'ANNAD' }));
    await visitor.ask(addToCartDocument, { productId: plain, quantity: 1 });
    expect(await apply(visitor, code)).toMatchObject({
      totalPrice: 1984 + 1116,
      promoCode: { discount: 124 },
    });
    await shop.db
      .insert(customerDiscounts)
      .values({ customerId, code: 'samningur', salesCode: 'ANNAD', discountPercentage: 15 });
    expect((await visitor.ask(CartDocument, {})).cart).toMatchObject({
      totalPrice: 1984 + 1054,
      promoCode: { discount: 0 },
    });
  });

  it.each([
    ['unknown', null, 'promo.invalid', 'Afsláttarkóðinn er ekki gildur.'],
    [
      'not yet good',
      { validFrom: new Date(Date.now() + 60_000) },
      'promo.invalid',
      'Afsláttarkóðinn er ekki gildur.',
    ],
    ['expired', { validUntil: new Date(Date.now() - 1) }, 'promo.expired', 'Afsláttarkóðinn er útrunninn.'],
    ['used up', { maxUses: 0 }, 'promo.usedUp', 'Afsláttarkóðinn hefur þegar verið notaður.'],
  ])('that is %s is refused, and the cart stays unchanged', async (_, over, reason, message) => {
    const { visitor } = await buyer();
    const code = over === null ? 'ENGINN' : await aCode(over);
    expect(await refused(visitor, code)).toEqual(['FAILED_PRECONDITION', reason, message]);
    expect((await visitor.ask(CartDocument, {})).cart).toMatchObject({ totalPrice: 2480, promoCode: null });
  });

  it('is limited to one per cart', async () => {
    const { visitor } = await buyer();
    await apply(visitor, await aCode());
    expect((await refused(visitor, await aCode()))[1]).toBe('promo.one');
  });

  it('is used up by its order, appears on it, and leaves the cart', async () => {
    const { visitor } = await buyer();
    const code = await aCode();
    await apply(visitor, code);
    const { invoiceId } = await pay(visitor, await readCheckout(visitor));
    const { viewInvoice } = await visitor.ask(ViewInvoiceDocument, { invoiceId: invoiceId! });
    expect(viewInvoice).toMatchObject({
      price: 2232,
      items: [{ discountPercentage: 10 }],
      checkoutOptions: [{ name: 'Afsláttarkóði', value: code }],
    });
    expect(await usedOf(code)).toBe(1);
    const productId = String(await aProduct(shop.db));
    await visitor.ask(addToCartDocument, { productId, quantity: 1 });
    expect((await visitor.ask(CartDocument, {})).cart.promoCode).toBeNull();
  });

  it('with one use per customer works once for each customer', async () => {
    const code = await aCode({ maxUsesPerCustomer: 1 });
    const { visitor } = await buyer();
    await apply(visitor, code);
    await pay(visitor, await readCheckout(visitor));
    await fillCheckout(visitor, { [await aProduct(shop.db)]: 1 });
    expect((await refused(visitor, code))[1]).toBe('promo.usedUp');
    await apply((await buyer()).visitor, code);
  });

  it('with one use in all goes to one of many concurrent buyers; the others see the price without it', async () => {
    const code = await aCode({ maxUses: 1 });
    const buyers = await Promise.all(Array.from({ length: 6 }, () => buyer()));
    for (const { visitor } of buyers) await apply(visitor, code);
    const checkouts = await Promise.all(buyers.map(({ visitor }) => readCheckout(visitor)));
    const outcomes = await Promise.allSettled(
      buyers.map(({ visitor }, index) => pay(visitor, checkouts[index]!)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await usedOf(code)).toBe(1);
    const loser = buyers[outcomes.findIndex(({ status }) => status === 'rejected')]!.visitor;
    expect(await readCheckout(loser)).toMatchObject({ total: 2480, cart: { promoCode: null } });
  });

  it('used up during the checkout is refused with the sum of before, and the checkout says why', async () => {
    const code = await aCode({ maxUses: 1 });
    const { visitor } = await buyer();
    await apply(visitor, code);
    const checkout = await readCheckout(visitor);
    expect(checkout).toMatchObject({ total: 2232, cart: { lapsedPromoCode: null } });
    const { visitor: faster } = await buyer();
    await apply(faster, code);
    await pay(faster, await readCheckout(faster));
    const refusal = await visitor.fail(ExpressCheckoutDocument, toPaymentInput(checkout));
    expect(refusal).toMatchObject({
      code: 'FAILED_PRECONDITION',
      message: 'Verð hefur breyst. Vinsamlegast yfirfarið pöntunina og staðfestið aftur.',
    });
    const next = await readCheckout(visitor);
    expect(next).toMatchObject({
      total: 2480,
      cart: {
        promoCode: null,
        lapsedPromoCode: { promoCode: code, reason: 'Afsláttarkóðinn hefur þegar verið notaður.' },
      },
    });
    await pay(visitor, next);
    expect(await usedOf(code)).toBe(1);
  });

  it('says why it does not count any more, until it is removed', async () => {
    const { visitor } = await buyer();
    const code = await aCode();
    await apply(visitor, code);
    await shop.db
      .update(promoCodes)
      .set({ validUntil: new Date(0) })
      .where(eq(promoCodes.code, code));
    const { cart } = await visitor.ask(CartDocument, {});
    expect(cart).toMatchObject({
      totalPrice: 2480,
      promoCode: null,
      lapsedPromoCode: { promoCode: code, reason: 'Afsláttarkóðinn er útrunninn.' },
    });
    const { removePromoCode } = await visitor.ask(RemovePromoCodeDocument, {
      promoCodeId: cart.lapsedPromoCode!.id,
    });
    expect(removePromoCode).toMatchObject({ promoCode: null, lapsedPromoCode: null });
  });

  it('is available again when the card is declined', async () => {
    const code = await aCode({ maxUses: 1 });
    const { visitor } = await buyer();
    await apply(visitor, code);
    const checkout = await readCheckout(visitor);
    const cardToken = await acquirer.token(cards.declined);
    const input = toPaymentInput(checkout, { paymentType: 'Card', cardToken });
    await visitor.fail(ExpressCheckoutDocument, input);
    expect(await usedOf(code)).toBe(0);
    await pay(visitor, await readCheckout(visitor));
    expect(await usedOf(code)).toBe(1);
  });

  it('cannot be guessed', async () => {
    const { visitor } = await buyer();
    for (let tries = 0; tries < 10; tries += 1) await refused(visitor, `GISK${tries}`);
    expect((await refused(visitor, await aCode()))[1]).toBe('err.tooMany');
  });
});
