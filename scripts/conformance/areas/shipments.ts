import { CustomerOrdersDocument, ViewOrderDocument } from '../../../graphql/generated/documents-on-demand.ts';
import { placeOrder } from '../buying.ts';
import type { Check } from '../check.ts';
import { expectSame, expectThat, requireGiven } from '../expect.ts';
import { toBackendPath } from '../paths.ts';
import { callWarehouse } from '../warehouse.ts';

/** A day that is not past, wherever the clock stands. */
const nextWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

/** Parts of orders, what is late, and their papers. */
export const shipmentChecks: readonly Check[] = [
  {
    id: 'shipments.follow',
    calls: ['ViewOrder', 'CustomerOrders', 'GET /documents/:of/:id/:expires/:file'],
    says: 'What the warehouse sends is a part of the order, once for each key, with a delivery note for this session',
    async run(shop) {
      const browser = await shop.signIn(shop.settings.customer);
      const { orderId } = await placeOrder(shop, browser);
      const view = async () =>
        requireGiven((await browser.ask(ViewOrderDocument, { orderId })).order, 'the order cannot be seen');
      const { number, items, shipments } = await view();
      expectSame(shipments, [], 'the parts of a new order');
      const item = requireGiven(items[0], 'the order has no lines');
      expectSame([item.left, item.shipped, item.expectedOn], [item.quantity, 0, null], 'units of a line');

      const late = { key: crypto.randomUUID(), lines: [{ sku: item.sku, expectedOn: nextWeek() }] };
      expectSame((await callWarehouse(shop, `/orders/${number}/expected`, late)).status, 200, 'the status');
      expectSame((await view()).items[0]?.expectedOn, nextWeek(), 'the day of the line');
      const { customerOrders } = await browser.ask(CustomerOrdersDocument, { page: 1 });
      const listed = customerOrders.orders.find(({ id }) => id === orderId);
      expectSame(listed?.expectedOn, nextWeek(), 'the day in the list');

      const call = { key: crypto.randomUUID() };
      for (const round of ['the first call', 'the same key']) {
        const answer = await callWarehouse(shop, `/orders/${number}/shipments`, call);
        expectSame(answer.status, 200, `the status of ${round}`);
      }
      const foreign = { key: crypto.randomUUID(), carrier: crypto.randomUUID() };
      const refused = await callWarehouse(shop, `/orders/${number}/shipments`, foreign);
      expectThat(refused.status === 400 || refused.status === 409, `A foreign carrier got ${refused.status}`);
      const sent = await view();
      expectSame(sent.status, 'Shipping', 'the status of the order');
      const [shipment, ...others] = sent.shipments;
      const part = requireGiven(shipment, 'there is no shipment');
      expectSame([others.length, part.part, part.number], [0, 1, `${number}-1`], 'the parts');
      expectSame(sent.items[0]?.left, 0, 'what is left');
      const url = toBackendPath(part.deliveryNoteUrl);
      const note = await browser.fetch(url);
      expectSame(
        [note.status, note.headers.get('Content-Type')],
        [200, 'application/pdf'],
        'the delivery note',
      );
      const other = await shop.signIn(shop.settings.customer);
      expectSame((await other.fetch(url)).status, 404, 'the status for another session');

      const delivered = { delivered: true };
      await callWarehouse(shop, `/orders/${number}/shipments/1`, delivered);
      const done = await callWarehouse(shop, `/orders/${number}/shipments/1`, delivered);
      expectSame(done.status, 200, 'the status of a repeated delivery');
      expectSame((await view()).status, 'Fulfilled', 'the status when all is delivered');
    },
  },
];
