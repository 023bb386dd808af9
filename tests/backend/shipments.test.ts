import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderItems } from '../../backend/src/db/schema/orders.ts';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { WithdrawFromOrderDocument } from '../../graphql/generated/documents-on-demand.ts';
import { orderPath } from '../kit/shipments.ts';
import { callWarehouse, moveOrder } from '../kit/warehouse.ts';
import { bought, mails, setUpOrderStates, shop } from './order-states-setting.ts';

setUpOrderStates();

async function ordered(units = 3, delivery = 'home') {
  const order = await bought(units, {}, delivery);
  const rows = await shop.db
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .orderBy(products.id);
  const skuOf = (id: number) => rows.find((row) => row.id === id)!.sku;
  const call = (path: string, body: object) =>
    callWarehouse(shop, `${orderPath(order.orderId)}${path}`, body);
  return {
    ...order,
    number: `P${order.orderId.padStart(6, '0')}`,
    soapSku: skuOf(order.soap),
    bookSku: skuOf(order.book),
    ship: (body: object) => call('/shipments', body),
    deliver: (part: number) => call(`/shipments/${part}`, { delivered: true }),
    track: (part: number, body: object) => call(`/shipments/${part}`, body),
  };
}

const kinds = (events: readonly { kind: string }[]) => events.map(({ kind }) => kind);

describe('parts of an order', () => {
  it('leave and arrive one by one, and the order follows', async () => {
    const { ship, deliver, view, soapSku, number } = await ordered(3);
    const first = {
      key: 'a',
      lines: [{ sku: soapSku, quantity: 2 }],
      carrier: 'posturinn',
      trackingNumber: 'R 1',
    };
    const { answer } = await ship(first);
    expect(answer).toMatchObject({
      number,
      status: 'Shipping',
      lines: [{ left: 1 }, { left: 1 }],
      shipments: [{ part: 1, carrier: 'posturinn', trackingNumber: 'R 1', deliveredAt: null }],
    });
    const sent = await view();
    expect(sent.shipments).toMatchObject([
      {
        number: `${number}-1`,
        state: 'OnTheWay',
        carrier: 'Pósturinn',
        trackingUrl: 'https://posturinn.is/einstaklingar/mottaka/finna-sendingu/?q=R%201',
        lines: [{ sku: soapSku, name: 'Sápa', quantity: 2 }],
      },
    ]);
    expect(sent.items.map(({ shipped, left }) => [shipped, left])).toEqual([
      [2, 1],
      [0, 1],
    ]);
    const mail = (await mails()).at(-1)!;
    expect(mail.subject).toBe(`Hluti pöntunar ${number} er á leiðinni`);
    expect(mail.text).toContain('https://posturinn.is/einstaklingar/mottaka/finna-sendingu/?q=R%201');
    expect(mail.text).toContain('2 stk.');
    expect(mail.text).not.toContain('Bók');

    expect((await deliver(1)).answer['status']).toBe('Shipping');
    expect((await ship({ key: 'b' })).answer['status']).toBe('Shipping');
    expect((await mails()).at(-1)!.text).toContain('nú er öll pöntunin farin frá okkur');
    expect((await view()).fulfilledAt).toBe(null);
    expect((await deliver(2)).answer['status']).toBe('Fulfilled');
    const done = await view();
    expect(done.fulfilledAt).toBe(done.shipments[1]!.deliveredAt);
    expect(kinds(done.events)).toEqual([
      'Placed',
      'Shipping',
      'ShipmentDelivered',
      'ShipmentSent',
      'ShipmentDelivered',
      'Fulfilled',
    ]);
  });

  it('is one part when all leaves at once, with the mail of a whole order', async () => {
    const { ship, deliver, view, number } = await ordered(1);
    await ship({ key: 'a', carrier: 'own' });
    await deliver(1);
    const order = await view();
    expect(kinds(order.events)).toEqual(['Placed', 'Shipping', 'Fulfilled']);
    expect(order.shipments).toMatchObject([
      { state: 'Delivered', carrier: 'Bíll Vörulindar', trackingUrl: null },
    ]);
    const subjects = (await mails()).map(({ subject }) => subject);
    expect(subjects).toContain(`Pöntun ${number} er á leiðinni`);
  });

  it('happens once for each key, however often it is called', async () => {
    const { ship, deliver, view, soapSku } = await ordered(3);
    const call = { key: 'a', lines: [{ sku: soapSku, quantity: 1 }] };
    const before = (await mails()).length;
    const answers = await Promise.all([ship(call), ship(call), ship(call)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await Promise.all([deliver(1), deliver(1)]);
    expect((await view()).shipments).toHaveLength(1);
    expect((await mails()).length).toBe(before + 1);
    const other = await ship({ ...call, lines: [{ sku: soapSku, quantity: 2 }] });
    expect([other.status, other.answer['reason']]).toEqual([400, 'shipment.key']);
  });

  it('never holds more than is left, and refuses what it does not know', async () => {
    const { ship, deliver, view, soapSku, orderId } = await ordered(3);
    const refused = async (body: object, status: number, reason: string) => {
      const { answer, ...call } = await ship({ key: 'x', ...body });
      expect([call.status, answer['reason']]).toEqual([status, reason]);
      return answer['message'];
    };
    expect(await refused({ lines: [{ sku: soapSku, quantity: 4 }] }, 409, 'shipment.left')).toBe(
      `Af ${soapSku} á eftir að senda 3 stk., ekki 4.`,
    );
    await refused({ lines: [{ sku: 'EKKI-TIL', quantity: 1 }] }, 400, 'shipment.line');
    expect(await refused({ carrier: 'fedex' }, 400, 'shipment.carrier')).toBe(
      'Flutningsaðilinn „fedex“ er ekki á skrá. Á skrá eru: posturinn, dropp, eimskip, own.',
    );
    for (const body of [
      {},
      { key: 'x', lines: [] },
      { key: 'x', lines: [{ sku: soapSku, quantity: 0 }] },
      { key: 'x', lines: [soapSku, soapSku].map((sku) => ({ sku, quantity: 1 })) },
      { key: 'x', trackingNumber: 'R1' },
      { key: 'x', carrier: 'a\u0000' },
    ])
      expect((await ship(body)).answer['code']).toBe('BAD_REQUEST');
    expect((await deliver(1)).status).toBe(404);
    expect((await callWarehouse(shop, '/orders/P999999/shipments', { key: 'x' })).status).toBe(404);
    expect((await view()).shipments).toEqual([]);
    expect(await moveOrder(shop, orderId, 'Deleted')).toBe(200);
    await refused({}, 409, 'order.status');
  });

  it('takes the rest when the whole order is moved', async () => {
    const { ship, view, soapSku, orderId } = await ordered(3);
    await ship({ key: 'a', lines: [{ sku: soapSku, quantity: 1 }] });
    for (const status of ['Shipping', 'Shipping', 'Fulfilled', 'Fulfilled'])
      expect(await moveOrder(shop, orderId, status)).toBe(200);
    const order = await view();
    expect(order.status).toBe('Fulfilled');
    expect(order.shipments.map(({ state, lines }) => [state, lines.map(({ quantity }) => quantity)])).toEqual(
      [
        ['Delivered', [1]],
        ['Delivered', [2, 1]],
      ],
    );
  });

  it('is handed over at once where nothing was sent before', async () => {
    const { view, orderId } = await ordered(1, 'pickup');
    expect(await moveOrder(shop, orderId, 'Fulfilled')).toBe(200);
    const order = await view();
    expect(kinds(order.events)).toEqual(['Placed', 'Fulfilled']);
    expect(order.shipments).toMatchObject([{ state: 'Delivered' }]);
  });

  it('leaves out what a consumer took back before it was sent', async () => {
    const { ship, deliver, view, visitor, orderId, soapSku, bookSku } = await ordered(3);
    await ship({ key: 'a', lines: [{ sku: bookSku, quantity: 1 }] });
    await deliver(1);
    const itemId = (await view()).items[0]!.id;
    await visitor.ask(WithdrawFromOrderDocument, { orderId, lines: [{ itemId, quantity: 2 }] });
    expect((await ship({ key: 'b', lines: [{ sku: soapSku, quantity: 2 }] })).status).toBe(409);
    await visitor.ask(WithdrawFromOrderDocument, { orderId, lines: [{ itemId, quantity: 1 }] });
    const order = await view();
    expect([order.status, order.items[0]!.left]).toEqual(['Fulfilled', 0]);
    const [row] = await shop.db
      .select()
      .from(orderItems)
      .where(eq(orderItems.id, Number(itemId)));
    expect([row!.shipped, row!.withdrawn]).toEqual([0, 3]);
  });
});

describe('a tracking number', () => {
  it('is corrected, and the buyer is told once', async () => {
    const { ship, track, view, number } = await ordered();
    await ship({ key: 'a', carrier: 'posturinn', trackingNumber: 'RANGT 1' });
    const { answer } = await track(1, { trackingNumber: 'RETT 2' });
    expect(answer).toMatchObject({
      shipments: [{ part: 1, carrier: 'posturinn', trackingNumber: 'RETT 2' }],
    });
    expect((await view()).shipments[0]?.trackingUrl).toContain('RETT%202');
    expect((await track(1, { trackingNumber: 'RETT 2' })).status).toBe(200);
    const notices = (await mails()).filter(({ subject }) => subject === `Sendingarnúmer: ${number}`);
    expect(notices).toHaveLength(1);
    expect(notices[0]!.text).toContain('Flutningur: Pósturinn, sendingarnúmer RETT 2.');
  });

  it('needs a carrier that is known, and a part that left', async () => {
    const { ship, track, view } = await ordered();
    await ship({ key: 'a' });
    for (const [part, body, status] of [
      [1, { trackingNumber: 'R 1' }, 400],
      [1, { trackingNumber: 'R 1', carrier: 'engin' }, 400],
      [1, { carrier: 'posturinn' }, 400],
      [2, { trackingNumber: 'R 1', carrier: 'posturinn' }, 404],
    ] as const)
      expect((await track(part, body)).status).toBe(status);
    expect((await view()).shipments).toMatchObject([{ trackingNumber: null }]);
    expect((await track(1, { trackingNumber: 'R 1', carrier: 'posturinn' })).status).toBe(200);
    expect((await view()).shipments).toMatchObject([{ carrier: 'Pósturinn', trackingNumber: 'R 1' }]);
  });
});
