import {
  PlaceRepeatOrderDocument,
  RepeatOrderDocument,
  ViewOrderDocument,
} from '../../../graphql/generated/documents-on-demand.ts';
import { placeOrder } from '../buying.ts';
import type { Check } from '../check.ts';
import { expectSame, requireGiven } from '../expect.ts';
import { unknownId } from '../operations.ts';

/** The last order once more, by one press. */
export const repeatOrderChecks: readonly Check[] = [
  {
    id: 'orders.repeat',
    calls: ['RepeatOrder', 'PlaceRepeatOrder'],
    says: 'The last order is placed once more by one press, once for each key, for the total that was shown',
    async run(shop) {
      const browser = await shop.person('customer');
      await placeOrder(shop, browser);
      const { repeatOrder } = await browser.ask(RepeatOrderDocument, {});
      const { idempotencyKey, total, problem } = requireGiven(repeatOrder, 'there is no last order');
      expectSame(problem, null, 'the problem');
      const input = { idempotencyKey, expectedTotal: total, acceptTerms: true };
      const { placeRepeatOrder: first } = await browser.ask(PlaceRepeatOrderDocument, { input });
      expectSame(first.status, 'Completed', `the status (${first.message})`);
      const { placeRepeatOrder: again } = await browser.ask(PlaceRepeatOrderDocument, { input });
      expectSame(again, first, 'the answer to the same key');
      const { order } = await browser.ask(ViewOrderDocument, { orderId: first.id ?? '' });
      expectSame(order?.total, total, 'the total of the order');
    },
  },
  {
    id: 'orders.repeatByUnknownCard',
    calls: ['RepeatOrder', 'PlaceRepeatOrder'],
    says: 'The last order is placed by a card only that is the customer’s own, and a refusal leaves the key',
    async run(shop) {
      const browser = await shop.person('customer');
      await placeOrder(shop, browser);
      const { repeatOrder } = await browser.ask(RepeatOrderDocument, {});
      const { idempotencyKey, total, cardPayment } = requireGiven(repeatOrder, 'there is no last order');
      const input = { idempotencyKey, expectedTotal: total, acceptTerms: true, paymentMethodId: unknownId };
      const refusal = cardPayment ? 'NOT_FOUND' : 'FAILED_PRECONDITION';
      await browser.expectRefusal(PlaceRepeatOrderDocument, { input }, refusal);
      const { repeatOrder: again } = await browser.ask(RepeatOrderDocument, {});
      expectSame(again?.idempotencyKey, idempotencyKey, 'the key after a refusal');
    },
  },
];
