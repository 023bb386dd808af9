import { addToCartDocument, CartDocument } from '../../../graphql/generated/documents.ts';
import {
  ApplyPromoCodeDocument,
  ExpressCheckoutDocument,
  GetCheckoutDocument,
  RemovePromoCodeDocument,
} from '../../../graphql/generated/documents-on-demand.ts';
import type { Browser } from '../browser.ts';
import { fillCheckout, toOrderInput } from '../buying.ts';
import { checkCart } from '../cart-sums.ts';
import type { Check } from '../check.ts';
import { expectSame, expectThat, requireGiven, Untried } from '../expect.ts';
import type { TestedShop } from '../tested-shop.ts';

async function guestWithCode(shop: TestedShop) {
  const code = requireGiven(shop.settings.promo || null, 'no --promo was given');
  const { id: productId, unitOfMeasure } = await shop.goods();
  const guest = shop.guest();
  const before = await guest.ask(addToCartDocument, { productId, quantity: 7 * unitOfMeasure });
  const { applyPromoCode } = await guest.ask(ApplyPromoCodeDocument, { code });
  return { guest, before: before.addToCart, cart: applyPromoCode };
}

/** @throws Untried where the code cannot be used any more: no check has proven anything then */
async function applyUnusedCode(browser: Browser, code: string): Promise<void> {
  const { code: problem } = await browser.answerTo(ApplyPromoCodeDocument, { code });
  if (problem === 'FAILED_PRECONDITION')
    throw new Untried(`the code ${code} is not to be had (any more): --promo-once`);
  expectSame(problem, null, 'the code of the refusal');
}

/** Codes that lower prices. */
export const promoChecks: readonly Check[] = [
  {
    id: 'promo.totals',
    calls: ['ApplyPromoCode', 'Cart'],
    says: 'A code lowers the lines by its percentage at most, and every sum stays right to the króna',
    async run(shop) {
      const { guest, before, cart } = await guestWithCode(shop);
      checkCart(cart);
      const { discount, discountPercentage } = requireGiven(cart.promoCode, 'the cart names no code');
      expectThat(discount > 0, 'The code lowers nothing');
      expectSame(before.totalPrice - discount, cart.totalPrice, 'the total before, less the discount');
      const units = cart.items.reduce((sum, { quantity }) => sum + quantity, 0);
      // Of each unit half a króna may be rounded.
      const difference = Math.abs(discount - (before.totalPrice * discountPercentage) / 100);
      expectThat(
        difference <= units / 2,
        `The discount is ${difference} krónur from ${discountPercentage} %`,
      );
      expectSame((await guest.ask(CartDocument, {})).cart, cart, 'the cart as it is read');
    },
  },
  {
    id: 'promo.remove',
    calls: ['RemovePromoCode'],
    says: 'Without the code the cart is as it was; removed again it is NOT_FOUND',
    async run(shop) {
      const { guest, before, cart } = await guestWithCode(shop);
      const promoCodeId = requireGiven(cart.promoCode, 'the cart names no code').id;
      const { removePromoCode } = await guest.ask(RemovePromoCodeDocument, { promoCodeId });
      expectSame(removePromoCode, before, 'the cart');
      await guest.expectRefusal(RemovePromoCodeDocument, { promoCodeId }, 'NOT_FOUND');
    },
  },
  {
    id: 'promo.once',
    calls: ['ApplyPromoCode', 'ExpressCheckout'],
    says: 'A code that may be used once is refused after one order: FAILED_PRECONDITION promo.usedUp',
    async run(shop) {
      const code = requireGiven(shop.settings['promo-once'] || null, 'no --promo-once was given');
      const browser = await shop.person('customer');
      await fillCheckout(shop, browser);
      await applyUnusedCode(browser, code);
      const checkout = (await browser.ask(GetCheckoutDocument, {})).checkout;
      const { expressCheckout } = await browser.ask(ExpressCheckoutDocument, toOrderInput(checkout));
      expectSame(expressCheckout.status, 'Completed', `the status (${expressCheckout.message})`);
      await fillCheckout(shop, browser);
      await browser.expectRefusal(ApplyPromoCodeDocument, { code }, 'FAILED_PRECONDITION', 'promo.usedUp');
    },
  },
];
