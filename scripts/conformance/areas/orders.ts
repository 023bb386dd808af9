import { CartDocument } from '../../../graphql/generated/documents.ts';
import {
  CancelOrderDocument,
  CustomerOrdersDocument,
  ExpressCheckoutDocument,
  GetCheckoutDocument,
  LastAnswerDocument,
  PaymentStatusDocument,
  ReorderDocument,
  ViewOrderDocument,
  WithdrawFromOrderDocument,
} from '../../../graphql/generated/documents-on-demand.ts';
import { emptyCart, fillCheckout, placeOrder, toOrderInput } from '../buying.ts';
import type { Browser } from '../browser.ts';
import { checkTotals } from '../cart-sums.ts';
import type { Check } from '../check.ts';
import { expectSame, expectThat, requireGiven } from '../expect.ts';

const orderIds = async (browser: Browser) =>
  (await browser.ask(CustomerOrdersDocument, { page: 1 })).customerOrders.orders.map(({ id }) => id);

/** An order is placed once, for what was shown. */
export const orderChecks: readonly Check[] = [
  {
    id: 'orders.place',
    calls: ['ExpressCheckout', 'ViewOrder', 'CustomerOrders'],
    says: 'An order on account has the total of the button; it is the first of the list, and the cart is empty',
    async run(shop) {
      const browser = await shop.person('customer');
      const { checkout, orderId, invoiceId } = await placeOrder(shop, browser);
      const { order } = await browser.ask(ViewOrderDocument, { orderId });
      const { total, items, deliveryAmount, ...found } = requireGiven(order, 'the order cannot be seen');
      expectSame(total, checkout.total, 'the total of the order');
      expectSame([found.status, found.invoiceId], ['Pending', invoiceId], 'status and invoice');
      const charges = deliveryAmount > 0 ? [{ price: deliveryAmount, vat: 24 }] : [];
      checkTotals('the order', [...items, ...charges], {
        total,
        withoutTax: found.totalWithoutTax,
        tax: found.totalTaxAmount,
      });
      expectSame((await orderIds(browser))[0], orderId, 'the first of the list');
      expectSame((await browser.ask(CartDocument, {})).cart.items, [], 'the lines of the cart');
    },
  },
  {
    id: 'orders.once',
    calls: ['ExpressCheckout', 'PaymentStatus', 'LastAnswer'],
    says: 'A repeated key answers the first answer and places nothing more',
    async run(shop) {
      const browser = await shop.person('customer');
      const { input, answer } = await placeOrder(shop, browser);
      const before = await orderIds(browser);
      const again = await browser.ask(ExpressCheckoutDocument, input);
      expectSame(again.expressCheckout, answer, 'the answer to the same key');
      const { idempotencyKey } = input.input;
      const { paymentStatus } = await browser.ask(PaymentStatusDocument, { idempotencyKey });
      expectSame(paymentStatus.id, answer.id, 'the order of PaymentStatus');
      const { lastAnswer } = await browser.ask(LastAnswerDocument, { unseen: false });
      expectThat(lastAnswer === null || lastAnswer.id === answer.id, 'LastAnswer is of another order');
      expectSame(await orderIds(browser), before, 'the list of orders');
    },
  },
  {
    id: 'orders.at-once',
    calls: ['ExpressCheckout'],
    says: 'The same key five times at the same time is one order; who comes while it is made may be told to wait',
    async run(shop) {
      const browser = await shop.person('customer');
      const input = toOrderInput(await fillCheckout(shop, browser));
      const before = await orderIds(browser);
      const presses = Array.from({ length: 5 }, () => browser.answerTo(ExpressCheckoutDocument, input));
      const answers = await Promise.all(presses);
      const refused = answers.flatMap(({ code }) => (code === null ? [] : [code]));
      const others = refused.filter((code) => code !== 'FAILED_PRECONDITION');
      expectSame(others, [], 'codes of ExpressCheckout');
      const { expressCheckout } = await browser.ask(ExpressCheckoutDocument, input);
      const answered = answers.filter(({ code }) => code === null).map(({ data }) => data);
      expectThat(answered.length > 0, 'all five were told to wait');
      for (const data of answered) expectSame(data, { expressCheckout }, 'what one of the five was answered');
      const added = (await orderIds(browser)).filter((id) => !before.includes(id));
      expectSame(added.length, 1, 'number of new orders');
    },
  },
  {
    id: 'orders.other-input',
    calls: ['ExpressCheckout'],
    says: 'A key that was used for another order is BAD_REQUEST',
    async run(shop) {
      const browser = await shop.person('customer');
      const { checkout } = await placeOrder(shop, browser);
      const other = toOrderInput(checkout, { expectedTotal: checkout.total + 1 });
      await browser.expectRefusal(ExpressCheckoutDocument, other, 'BAD_REQUEST');
    },
  },
  {
    id: 'orders.total',
    calls: ['ExpressCheckout', 'GetCheckout'],
    says: 'A total that is off by a króna is FAILED_PRECONDITION, again too; the checkout as it is then can be ordered',
    async run(shop) {
      const browser = await shop.person('customer');
      const checkout = await fillCheckout(shop, browser);
      const before = await orderIds(browser);
      const wrong = toOrderInput(checkout, { expectedTotal: checkout.total - 1 });
      for (let press = 0; press < 2; press += 1)
        await browser.expectRefusal(ExpressCheckoutDocument, wrong, 'FAILED_PRECONDITION');
      expectSame(await orderIds(browser), before, 'the list of orders');
      const shown = (await browser.ask(GetCheckoutDocument, {})).checkout;
      const { expressCheckout } = await browser.ask(ExpressCheckoutDocument, toOrderInput(shown));
      expectSame(expressCheckout.status, 'Completed', 'the status');
    },
  },
  {
    id: 'orders.terms',
    calls: ['ExpressCheckout'],
    says: 'Without the terms, and with a card’s number in place of a token, nothing is ordered: BAD_REQUEST',
    async run(shop) {
      const browser = await shop.person('customer');
      const checkout = await fillCheckout(shop, browser);
      const before = await orderIds(browser);
      const refused = [
        toOrderInput(checkout, { acceptTerms: false }),
        toOrderInput(checkout, { paymentType: 'Card', cardToken: '4111111111111111' }),
      ];
      for (const input of refused) await browser.expectRefusal(ExpressCheckoutDocument, input, 'BAD_REQUEST');
      expectSame(await orderIds(browser), before, 'the list of orders');
    },
  },
  {
    id: 'orders.empty',
    calls: ['ExpressCheckout'],
    says: 'An empty cart is not ordered: FAILED_PRECONDITION',
    async run(shop) {
      const browser = await shop.person('customer');
      const checkout = await fillCheckout(shop, browser);
      await emptyCart(browser);
      await browser.expectRefusal(ExpressCheckoutDocument, toOrderInput(checkout), 'FAILED_PRECONDITION');
    },
  },
  {
    id: 'orders.unconfirmed',
    calls: ['ExpressCheckout', 'GetCheckout'],
    says: 'Who is not confirmed keeps a cart and cannot order: PERMISSION_DENIED',
    async run(shop) {
      const browser = await shop.signIn(shop.settings.unconfirmed);
      const checkout = await fillCheckout(shop, browser);
      await browser.expectRefusal(ExpressCheckoutDocument, toOrderInput(checkout), 'PERMISSION_DENIED');
    },
  },
  {
    id: 'orders.foreign',
    calls: ['ViewOrder', 'PaymentStatus', 'CancelOrder', 'Reorder', 'WithdrawFromOrder'],
    says: 'Another’s order is null, or NOT_FOUND to who would change it',
    async run(shop) {
      const { orderId, input } = await placeOrder(shop, await shop.person('customer'));
      const other = await shop.person('buyer');
      expectSame((await other.ask(ViewOrderDocument, { orderId })).order, null, 'the order');
      const { idempotencyKey } = input.input;
      await other.expectRefusal(PaymentStatusDocument, { idempotencyKey }, 'NOT_FOUND');
      await other.expectRefusal(CancelOrderDocument, { orderId }, 'NOT_FOUND');
      const lines = [{ itemId: '1', quantity: 1 }];
      await other.expectRefusal(WithdrawFromOrderDocument, { orderId, lines }, 'NOT_FOUND');
      const again = { input: { key: crypto.randomUUID(), orderId } };
      await other.expectRefusal(ReorderDocument, again, 'NOT_FOUND');
    },
  },
  {
    id: 'orders.cancel',
    calls: ['CancelOrder'],
    says: 'An order that is not shipped is called off and credited whole; asked again the answer is the same',
    async run(shop) {
      const browser = await shop.person('customer');
      const { orderId, checkout } = await placeOrder(shop, browser);
      const { cancelOrder } = await browser.ask(CancelOrderDocument, { orderId });
      expectSame([cancelOrder.status, cancelOrder.canCancel], ['Deleted', false], 'status and canCancel');
      const credited = cancelOrder.documents.map(({ price }) => price);
      expectSame(credited, [checkout.total, -checkout.total], 'amounts of invoice and credit note');
      const again = await browser.ask(CancelOrderDocument, { orderId });
      expectSame(again.cancelOrder, cancelOrder, 'the answer to the second call');
    },
  },
  {
    id: 'orders.withdrawal',
    calls: ['WithdrawFromOrder'],
    says: 'Before its delivery nobody withdraws from an order: FAILED_PRECONDITION',
    async run(shop) {
      const browser = await shop.person('customer');
      const { orderId } = await placeOrder(shop, browser);
      const { order } = await browser.ask(ViewOrderDocument, { orderId });
      const itemId = requireGiven(order?.items[0], 'the order has no lines').id;
      const lines = [{ itemId, quantity: 1 }];
      await browser.expectRefusal(WithdrawFromOrderDocument, { orderId, lines }, 'FAILED_PRECONDITION');
    },
  },
  {
    id: 'orders.reorder',
    calls: ['Reorder'],
    says: 'The lines of an order come into the cart again, with one key once',
    async run(shop) {
      const browser = await shop.person('customer');
      const { orderId, checkout } = await placeOrder(shop, browser);
      const input = { key: crypto.randomUUID(), orderId };
      const { reorder } = await browser.ask(ReorderDocument, { input });
      expectSame(reorder.cart.totalPrice, checkout.cart.totalPrice, 'the total of the cart');
      const again = await browser.ask(ReorderDocument, { input });
      expectSame(again.reorder.cart.totalPrice, checkout.cart.totalPrice, 'the total after the same key');
      await emptyCart(browser);
    },
  },
];
