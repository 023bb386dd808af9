import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { WithdrawFromOrderDocument } from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer } from '../kit/builders.ts';
import { orderPath } from '../kit/shipments.ts';
import type { Visitor } from '../kit/visitor.ts';
import { callWarehouse, moveOrder } from '../kit/warehouse.ts';
import { bought, mails, setUpOrderStates, shop } from './order-states-setting.ts';

setUpOrderStates();

const toPath = (url: string) => url.replace('/backend', '');
async function textOf(visitor: Visitor, url: string): Promise<string> {
  const answer = await visitor.fetch(toPath(url));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()));
  return text.join('\n').replaceAll('\u00a0', ' ');
}

describe('a delivery note', () => {
  async function sent() {
    const order = await bought(3, {}, 'home');
    const path = `${orderPath(order.orderId)}/shipments`;
    const { sku } = (await order.view()).items[0]!;
    await callWarehouse(shop, path, {
      key: 'a',
      lines: [{ sku, quantity: 1 }],
      carrier: 'posturinn',
      trackingNumber: 'RR12',
    });
    await callWarehouse(shop, path, { key: 'b' });
    return { ...order, number: `P${order.orderId.padStart(6, '0')}`, sku };
  }

  it('says what is in the parcel and what came before, without prices or a national id', async () => {
    const { visitor, view, number, sku } = await sent();
    const [first, second] = (await view()).shipments;
    const one = await textOf(visitor, first!.deliveryNoteUrl);
    for (const text of [`Fylgiseðill ${number}-1`, sku, 'RR12', 'Pósturinn', 'Hafnarstræti 5'])
      expect(one).toContain(text);
    expect(one).not.toContain('Bók');
    const two = await textOf(visitor, second!.deliveryNoteUrl);
    expect(two).toContain('Bók');
    expect(two).toMatch(/3\s+1\s+2/);
    for (const text of [one, two]) {
      expect(text).not.toContain('kr.');
      expect(text).not.toContain('020980');
    }
  });

  it('is the same whatever leaves later', async () => {
    const { visitor, view, orderId } = await bought(2, {}, 'home');
    const { sku } = (await view()).items[0]!;
    await callWarehouse(shop, `${orderPath(orderId)}/shipments`, { key: 'a', lines: [{ sku, quantity: 1 }] });
    const read = async () => textOf(visitor, (await view()).shipments[0]!.deliveryNoteUrl);
    const before = await read();
    await callWarehouse(shop, `${orderPath(orderId)}/shipments`, { key: 'b' });
    expect(await read()).toBe(before);
  });

  it('is for the session that asked for it, and for no shipment but its own', async () => {
    const { visitor, customerId, view } = await sent();
    const [first, second] = (await view()).shipments;
    const path = toPath(first!.deliveryNoteUrl);
    const strangers = [
      shop.guest(),
      await shop.signedIn(await aCustomer(shop.db)),
      await shop.signedIn(customerId),
    ];
    for (const stranger of strangers) expect((await stranger.fetch(path)).status).toBe(404);
    for (const altered of [
      path.replace(`/${first!.id}/`, `/${second!.id}/`),
      path.replace('/delivery-note/', '/invoice/'),
      path.replace('/delivery-note/', '/return-label/'),
      path.replace('.pdf', '.xml'),
    ])
      expect((await visitor.fetch(altered)).status).toBe(404);
  });
});

describe('the label of goods that come back', () => {
  it('names where they go, who sends them and their numbers, as text, in the mail and on paper', async () => {
    const { visitor, orderId, view } = await bought(2, {}, 'home');
    await moveOrder(shop, orderId, 'Fulfilled');
    const itemId = (await view()).items[0]!.id;
    await visitor.ask(WithdrawFromOrderDocument, { orderId, lines: [{ itemId, quantity: 1 }] });
    const [withdrawal] = (await view()).withdrawals;
    const label = withdrawal!.returnLabel!;
    const reference = `Skil nr. ${withdrawal!.id}, pöntun P${orderId.padStart(6, '0')}`;
    expect(label.reference).toBe(reference);
    expect(label.to.length).toBeGreaterThan(1);
    expect(label.from).toContain('Hafnarstræti 5');
    const page = await textOf(visitor, label.pdfUrl);
    for (const text of [...label.to, ...label.from, reference]) expect(page).toContain(text);
    const { text } = (await mails()).at(-1)!;
    expect(text).toContain(reference);
    expect(text).not.toContain('Hafnarstræti');

    const path = toPath(label.pdfUrl);
    expect((await (await shop.signedIn(await aCustomer(shop.db))).fetch(path)).status).toBe(404);
    await callWarehouse(shop, `/withdrawals/${withdrawal!.id}`, { state: 'Received' });
    expect((await visitor.fetch(path)).status).toBe(404);
    expect((await view()).withdrawals[0]!.returnLabel).toBe(null);
  });
});
