import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { CustomerOrdersDocument, ViewInvoiceDocument } from '../../graphql/generated/documents-on-demand.ts';
import { readBalance, readStock } from '../kit/facts.ts';
import { orderPath } from '../kit/shipments.ts';
import { callWarehouse, moveOrder } from '../kit/warehouse.ts';
import { bought, mails, setUpOrderStates, shop } from './order-states-setting.ts';

setUpOrderStates();

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const skuOf = async (id: number) =>
  (await shop.db.select({ sku: products.sku }).from(products).where(eq(products.id, id)))[0]!.sku;

async function ordered() {
  const order = await bought(3, {}, 'home');
  const call = (path: string, body: object) =>
    callWarehouse(shop, `${orderPath(order.orderId)}${path}`, body);
  return {
    ...order,
    soapSku: await skuOf(order.soap),
    bookSku: await skuOf(order.book),
    expected: (lines: object[], key: string = randomUUID()) => call('/expected', { key, lines }),
    cancelled: (body: object) => call('/cancelled', body),
    ship: (body: object) => call('/shipments', body),
  };
}

describe('goods that cannot be sent yet', () => {
  it('have a day on the line, in the list, in the history and in a mail, and tell of another', async () => {
    const { expected, view, visitor, orderId, soapSku } = await ordered();
    const [first, second] = [dayFromNow(7), dayFromNow(9)];
    const before = (await mails()).length;
    const late = [{ sku: soapSku, expectedOn: first }];
    expect((await expected(late)).answer).toMatchObject({ lines: [{ left: 3, expectedOn: first }, {}] });
    await Promise.all([expected(late), expected(late)]);
    expect((await mails()).length).toBe(before + 1);
    expect((await view()).items.map(({ expectedOn }) => expectedOn)).toEqual([first, null]);
    const listed = async () =>
      (await visitor.ask(CustomerOrdersDocument, {})).customerOrders.orders.find(({ id }) => id === orderId);
    expect(await listed()).toMatchObject({ expectedOn: first, isPartlySent: false });

    await expected([{ sku: soapSku, expectedOn: second }], 'second');
    const mail = (await mails()).at(-1)!;
    expect(mail.subject).toMatch(/^Hluti pöntunar P\d+ kemur síðar$/);
    expect(mail.text).toMatch(/Sápa \(3 stk\. · .* · áður .*\): Kemur /);
    await expected([{ sku: soapSku, expectedOn: null }]);
    expect((await mails()).at(-1)!.subject).toMatch(/^Ekkert vantar lengur/);
    // A call that comes once more when another was made changes nothing.
    expect((await expected([{ sku: soapSku, expectedOn: second }], 'second')).status).toBe(200);
    expect((await expected([{ sku: soapSku, expectedOn: first }], 'second')).status).toBe(400);
    const events = (await view()).events.filter(({ kind }) => kind === 'Expected');
    expect(events.map(({ name, expectedOn }) => [name, expectedOn])).toEqual([
      ['Sápa', first],
      ['Sápa', second],
      ['Sápa', null],
    ]);
    expect(await listed()).toMatchObject({ expectedOn: null });
  });

  it('are late no longer once they are sent', async () => {
    const { expected, ship, view, soapSku, visitor, orderId } = await ordered();
    await expected([{ sku: soapSku, expectedOn: dayFromNow(3) }]);
    await ship({ key: 'a', lines: [{ sku: soapSku, quantity: 2 }] });
    expect((await view()).items[0]).toMatchObject({ left: 1, expectedOn: dayFromNow(3) });
    const { customerOrders } = await visitor.ask(CustomerOrdersDocument, {});
    expect(customerOrders.orders.find(({ id }) => id === orderId)).toMatchObject({ isPartlySent: true });
    await ship({ key: 'b' });
    expect((await view()).items[0]).toMatchObject({ left: 0, expectedOn: null });
    const again = await expected([{ sku: soapSku, expectedOn: dayFromNow(4) }]);
    expect([again.status, again.answer['reason']]).toEqual([409, 'shipment.left']);
  });

  it.each(['2020-01-01', '2027-02-30', 'x', '9999-01-01'])('never come on %s', async (expectedOn) => {
    const { expected, view, soapSku } = await ordered();
    const { status } = await expected([{ sku: soapSku, expectedOn }]);
    expect([status, (await view()).items[0]!.expectedOn]).toEqual([400, null]);
  });
});

describe('units that will not be sent', () => {
  it('are credited and in stock again, once for each key, and the rest is sent without them', async () => {
    const { cancelled, ship, view, visitor, customerId, invoiceId, soap, soapSku } = await ordered();
    const { viewInvoice } = await visitor.ask(ViewInvoiceDocument, { invoiceId });
    const before = viewInvoice!.price;
    const call = { key: 'a', lines: [{ sku: soapSku, quantity: 2 }] };
    const answers = await Promise.all([cancelled(call), cancelled(call), cancelled(call)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await readBalance(shop.db, customerId)).toBe(before - 2480);
    expect(await readStock(shop.db, soap)).toEqual([9, 0]);
    expect((await view()).items[0]).toMatchObject({ cancelled: 2, left: 1 });
    expect((await cancelled({ ...call, lines: [{ sku: soapSku, quantity: 1 }] })).status).toBe(400);
    expect((await ship({ key: 'b', lines: [{ sku: soapSku, quantity: 2 }] })).status).toBe(409);
    expect((await ship({ key: 'b' })).answer).toMatchObject({ lines: [{ left: 0 }, { left: 0 }] });
    expect((await view()).events.map(({ kind, number }) => [kind, number])).toMatchObject([
      ['Placed', null],
      ['Cancelled', '2'],
      ['Credited', expect.any(String)],
      ['Shipping', null],
    ]);
  });

  it('are never the whole order, nor what was sent, and are not put in stock twice', async () => {
    const { cancelled, ship, orderId, soap, soapSku, bookSku } = await ordered();
    const all = [
      { sku: soapSku, quantity: 3 },
      { sku: bookSku, quantity: 1 },
    ];
    const whole = await cancelled({ key: 'a', lines: all });
    expect([whole.status, whole.answer['reason']]).toEqual([409, 'order.whole']);
    await ship({ key: 'a', lines: [{ sku: soapSku, quantity: 1 }] });
    expect((await cancelled({ key: 'b', lines: all })).answer['reason']).toBe('shipment.left');
    expect((await cancelled({ key: 'c', lines: [{ sku: soapSku, quantity: 1 }] })).status).toBe(200);
    expect(await moveOrder(shop, orderId, 'Deleted')).toBe(200);
    expect(await readStock(shop.db, soap)).toEqual([10, 0]);
  });

  it('end the order when the rest is handed over', async () => {
    const { cancelled, ship, view, orderId, soapSku, bookSku } = await ordered();
    await ship({ key: 'a', lines: [{ sku: soapSku, quantity: 3 }] });
    await callWarehouse(shop, `${orderPath(orderId)}/shipments/1`, { delivered: true });
    expect((await view()).status).toBe('Shipping');
    await cancelled({ key: 'b', lines: [{ sku: bookSku, quantity: 1 }] });
    expect((await view()).status).toBe('Fulfilled');
  });
});
