import {
  GetCheckoutDocument,
  GetDeliveryDatesDocument,
  GetDeliveryOptionsDocument,
  SetCheckoutOptionsDocument,
} from '../../../graphql/generated/documents-on-demand.ts';
import { fillCheckout, receiver } from '../buying.ts';
import { checkCart, checkTotals } from '../cart-sums.ts';
import type { Check } from '../check.ts';
import { expectSame, expectThat, requireGiven } from '../expect.ts';

/** Percent of VAT on delivery. */
const deliveryVat = 24;

/** What a buyer fills in before the payment, and what it comes to. */
export const checkoutChecks: readonly Check[] = [
  {
    id: 'checkout.totals',
    calls: ['GetCheckout', 'SetCheckoutOptions'],
    says: 'The total is that of the cart and of the delivery, with the VAT of both, to the króna',
    async run(shop) {
      const browser = await shop.person('customer');
      const { cart, deliveryAmount, ...checkout } = await fillCheckout(shop, browser, 3);
      checkCart(cart);
      const delivery = deliveryAmount > 0 ? [{ price: deliveryAmount, vat: deliveryVat }] : [];
      checkTotals('the checkout', [...cart.items, ...delivery], {
        total: checkout.total,
        withoutTax: checkout.totalWithoutTax,
        tax: checkout.totalTaxAmount,
      });
    },
  },
  {
    id: 'checkout.delivery',
    calls: ['GetDeliveryOptions', 'SetCheckoutOptions'],
    says: 'The chosen delivery costs what the list says, in the total as well',
    async run(shop) {
      const browser = await shop.person('customer');
      const before = await fillCheckout(shop, browser);
      const { deliveryOptions } = await browser.ask(GetDeliveryOptionsDocument, {});
      const costly = deliveryOptions.find(({ amount, requiresAddress }) => amount > 0 && !requiresAddress);
      const { id, amount, pickupPoints } = requireGiven(costly, 'every delivery is free or needs an address');
      const [point] = pickupPoints;
      const options = { deliveryMethodId: id, ...(point && { pickupPointId: point.id }) };
      const { setCheckoutOptions: after } = await browser.ask(SetCheckoutOptionsDocument, { options });
      expectSame(after.deliveryAmount, amount, 'the amount of the delivery');
      expectSame(after.total, before.cart.totalPrice + amount, 'the total');
      checkTotals('the checkout', [...after.cart.items, { price: amount, vat: deliveryVat }], {
        total: after.total,
        withoutTax: after.totalWithoutTax,
        tax: after.totalTaxAmount,
      });
    },
  },
  {
    id: 'checkout.dates',
    calls: ['GetDeliveryDates', 'GetDeliveryOptions'],
    says: 'Goods have the date that holds and the next, each until a last moment; more than are in stock have none',
    async run(shop) {
      const guest = shop.guest();
      const { id: productId, stock, isSpecialOrder, unitOfMeasure } = await shop.goods();
      const goods = [
        { productId, quantity: unitOfMeasure },
        { productId, quantity: stock + unitOfMeasure },
      ];
      const { deliveryDates } = await guest.ask(GetDeliveryDatesDocument, { goods });
      const { deliveryOptions } = await guest.ask(GetDeliveryOptionsDocument, {});
      // A shop without opening hours promises nothing anywhere.
      if (!deliveryDates) {
        expectThat(
          deliveryOptions.every(({ promise }) => promise === null),
          'the checkout promises what pages do not',
        );
        return;
      }
      const { now, place } = deliveryDates;
      expectSame(place, null, 'the place of a guest');
      const [inStock, tooMany] = deliveryDates.goods;
      const [first, next] = inStock?.dates ?? [];
      if (first) expectThat(first.orderBy > now - 1000, 'A date holds that is over');
      if (first && next)
        expectThat(next.date > first.date && next.orderBy > first.orderBy, 'The next date is no later one');
      if (!isSpecialOrder) expectSame(tooMany?.dates, [], 'the dates of more than are in stock');
    },
  },
  {
    id: 'checkout.kept',
    calls: ['SetCheckoutOptions', 'GetCheckout'],
    says: 'What is given is stored, and the rest stays as it was',
    async run(shop) {
      const browser = await shop.person('customer');
      const { deliveryMethod } = await fillCheckout(shop, browser);
      const options = { receiver: { ...receiver, name: 'Annar viðtakandi' } };
      const { setCheckoutOptions } = await browser.ask(SetCheckoutOptionsDocument, { options });
      expectSame(setCheckoutOptions.receiver?.name, 'Annar viðtakandi', 'the receiver');
      expectSame(setCheckoutOptions.deliveryMethod, deliveryMethod, 'the delivery');
    },
  },
  {
    id: 'checkout.bad-values',
    calls: ['SetCheckoutOptions'],
    says: 'Values that do not fit are BAD_REQUEST with extensions.fields, and nothing is stored',
    async run(shop) {
      const browser = await shop.person('customer');
      const before = await fillCheckout(shop, browser);
      const options = { receiver: { ...receiver, email: 'ekki netfang' } };
      const { details } = await browser.expectRefusal(SetCheckoutOptionsDocument, { options }, 'BAD_REQUEST');
      expectThat(details['fields'] !== undefined, 'extensions.fields is missing');
      expectSame((await browser.ask(GetCheckoutDocument, {})).checkout, before, 'the checkout');
    },
  },
  {
    id: 'checkout.account',
    calls: ['GetCheckout'],
    says: 'Who has credit left is offered payment on account, with how much is left',
    async run(shop) {
      const { paymentOptions } = await fillCheckout(shop, await shop.person('customer'));
      const account = requireGiven(
        paymentOptions.find(({ type }) => type === 'Account'),
        'no account',
      );
      expectThat(account.available, `The account is not available: ${account.reason}`);
      expectThat(typeof account.headroom === 'number', 'The headroom is no amount');
    },
  },
];
