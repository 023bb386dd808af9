import {
  addToCartDocument,
  CartDocument,
  removeFromCartDocument,
} from '../../graphql/generated/documents.ts';
import {
  ExpressCheckoutDocument,
  GetCheckoutDocument,
  SetCheckoutOptionsDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type { CheckoutPartsFragment, ExpressCheckoutInput } from '../../graphql/generated/operations.ts';
import type { Browser } from './browser.ts';
import { expectSame, requireGiven } from './expect.ts';
import type { TestedShop } from './tested-shop.ts';

export const receiver = { name: 'Prófun samnings', email: 'profun@profun.test', phone: '5550123' };

export async function emptyCart(browser: Browser): Promise<void> {
  const { cart } = await browser.ask(CartDocument, {});
  for (const { id } of cart.items) await browser.ask(removeFromCartDocument, { cartItemId: id });
}

/** Only these goods in the cart, all steps before the payment filled in; delivered where nothing more has to be chosen. */
export async function fillCheckout(
  shop: TestedShop,
  browser: Browser,
  sales = 1,
): Promise<CheckoutPartsFragment> {
  const { id, unitOfMeasure } = await shop.goods();
  await emptyCart(browser);
  await browser.ask(addToCartDocument, { productId: id, quantity: sales * unitOfMeasure });
  const deliveryMethodId = await shop.plainDelivery();
  const options = { receiver, deliveryMethodId };
  const { setCheckoutOptions } = await browser.ask(SetCheckoutOptionsDocument, { options });
  expectSame(
    (await browser.ask(GetCheckoutDocument, {})).checkout,
    setCheckoutOptions,
    'the checkout as it is read',
  );
  return setCheckoutOptions;
}

/** What the button sends for a checkout as it was shown. */
export function toOrderInput(
  { idempotencyKey, total }: { idempotencyKey: string; total: number },
  over: Partial<ExpressCheckoutInput> = {},
): { input: ExpressCheckoutInput } {
  return {
    input: { idempotencyKey, expectedTotal: total, paymentType: 'Account', acceptTerms: true, ...over },
  };
}

/** An order on account. */
export async function placeOrder(shop: TestedShop, browser: Browser) {
  const checkout = await fillCheckout(shop, browser);
  const input = toOrderInput(checkout);
  const { expressCheckout } = await browser.ask(ExpressCheckoutDocument, input);
  expectSame(expressCheckout.status, 'Completed', `the status (${expressCheckout.message})`);
  return {
    checkout,
    input,
    answer: expressCheckout,
    orderId: requireGiven(expressCheckout.id, 'no order id'),
    invoiceId: requireGiven(expressCheckout.invoiceId, 'no invoice id'),
  };
}
