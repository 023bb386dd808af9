import { describe, expect, it } from 'vitest';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { ViewInvoiceDocument } from '../../graphql/generated/documents-on-demand.ts';
import { readStock } from '../kit/facts.ts';
import { orderPath } from '../kit/shipments.ts';
import { callWarehouse } from '../kit/warehouse.ts';
import { bought, setUpOrderStates, shop } from './order-states-setting.ts';

setUpOrderStates();

async function ordered(units: number) {
  const order = await bought(units);
  const { viewInvoice } = await order.visitor.ask(ViewInvoiceDocument, { invoiceId: order.invoiceId });
  const skus = await shop.db.select({ id: products.id, sku: products.sku }).from(products);
  return {
    ...order,
    sku: skus.find(({ id }) => id === order.soap)!.sku,
    credit: (key: string, quantity?: number) =>
      callWarehouse(shop, `/invoices/${viewInvoice!.number}/credit`, {
        key: `${viewInvoice!.number}-${key}`,
        ...(quantity !== undefined && { lines: [{ line: 1, quantity }] }),
      }),
    ship: (key: string, quantity: number, sku: string) =>
      callWarehouse(shop, `${orderPath(order.orderId)}/shipments`, { key, lines: [{ sku, quantity }] }),
    left: async () => (await order.view()).items.map(({ left }) => left),
  };
}

describe('a credit note of goods that were not sent', () => {
  it('takes them off what is left to send, once for each key', async () => {
    const { credit, left, ship, sku, soap, view } = await ordered(3);
    await Promise.all([credit('a', 2), credit('a', 2)]);
    expect(await left()).toEqual([1, 1]);
    expect(await readStock(shop.db, soap)).toEqual([9, 0]);
    expect((await ship('s', 2, sku)).status).toBe(409);
    const order = await view();
    expect(order.status).toBe('Pending');
    expect(order.events.map(({ kind }) => kind)).toContain('Cancelled');
  });

  it('leaves what is still to come where sent goods are credited', async () => {
    const { credit, left, ship, sku, soap } = await ordered(5);
    await ship('s', 3, sku);
    // Two arrived broken; two more are paid for and on their way.
    await credit('a', 2);
    expect(await left()).toEqual([2, 1]);
    // One more cannot be of those that were sent and stay charged.
    await credit('b', 2);
    expect(await left()).toEqual([1, 1]);
    expect(await readStock(shop.db, soap)).toEqual([6, 0]);
  });

  it('calls off an order of which nothing is charged any more', async () => {
    const { credit, left, soap, book, view } = await ordered(3);
    await credit('a', 3);
    expect((await view()).status).toBe('Pending');
    await credit('b');
    expect([(await view()).status, await left()]).toEqual(['Deleted', [0, 0]]);
    expect([await readStock(shop.db, soap), await readStock(shop.db, book)]).toEqual([
      [10, 0],
      [10, 0],
    ]);
  });
});
