import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '../../backend/src/db/schema/sessions.ts';
import {
  CancelOrderDocument,
  CustomerInvoicesDocument,
  ViewInvoiceDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer } from '../kit/builders.ts';
import { readBalance, readStock } from '../kit/facts.ts';
import { testShop } from '../kit/shop.ts';
import { moveOrder, callWarehouse } from '../kit/warehouse.ts';
import { shop, bought, mails, setUpOrderStates } from './order-states-setting.ts';

setUpOrderStates();

const named = (orderId: string) => `P${orderId.padStart(6, '0')}`;

const received = (orderId: string) => `Pöntun ${named(orderId)} er móttekin`;

async function subjectsAbout(orderId: string): Promise<string[]> {
  const subjects = (await mails()).map(({ subject }) => subject);
  return subjects.filter((subject) => subject.includes(named(orderId)));
}

describe('a cancelled order', () => {
  it('returns goods and money, with a credit note over all of it', async () => {
    const { customerId, visitor, soap, book, orderId, invoiceId, view } = await bought();
    expect((await view()).canCancel).toBe(true);
    const { cancelOrder } = await visitor.ask(CancelOrderDocument, { orderId });
    expect(cancelOrder).toMatchObject({ status: 'Deleted', canCancel: false });
    expect(cancelOrder.events.map(({ kind }) => kind)).toEqual(['Placed', 'Deleted', 'Credited']);
    expect([await readStock(shop.db, soap), await readStock(shop.db, book)]).toEqual([
      [10, 0],
      [10, 0],
    ]);
    expect(await readBalance(shop.db, customerId)).toBe(0);
    const { viewInvoice: invoice } = await visitor.ask(ViewInvoiceDocument, { invoiceId });
    const [note] = invoice!.creditNotes;
    const { viewInvoice: credit } = await visitor.ask(ViewInvoiceDocument, { invoiceId: note!.invoiceId });
    expect(invoice!.status).toBe('Credited');
    expect(credit).toMatchObject({
      status: 'Credit',
      price: -invoice!.price,
      tax: -invoice!.tax,
      vatLines: invoice!.vatLines.map(({ rate, net, tax }) => ({ rate, net: -net, tax: -tax })),
      credits: { invoiceId },
      orderId,
      customerName: invoice!.customerName,
    });
    expect(Number(credit!.number)).toBe(Number(invoice!.number) + 1);
    const last = (await mails()).at(-1);
    expect(last).toMatchObject({ to: 'jona@vorulind.test', subject: `Kreditreikningur ${credit!.number}` });
    expect(last?.text).toContain(`vegna reiknings ${invoice!.number}`);
    const [audit] = await shop.db.select().from(auditLog).where(eq(auditLog.action, 'cancel-order'));
    expect(audit).toMatchObject({ customerId, details: { orderId: Number(orderId) } });
  });

  it('is cancelled once when requested twice, and ten times concurrently', async () => {
    const { customerId, visitor, orderId, soap } = await bought();
    await Promise.all(Array.from({ length: 10 }, () => visitor.ask(CancelOrderDocument, { orderId })));
    expect(await readBalance(shop.db, customerId)).toBe(0);
    expect(await readStock(shop.db, soap)).toEqual([10, 0]);
    const { customerInvoices } = await visitor.ask(CustomerInvoicesDocument, {
      filter: { status: 'Credit' },
    });
    expect(customerInvoices.invoices).toHaveLength(1);
  });

  it('is refused once it is shipped, and to another customer', async () => {
    const { visitor, orderId, view, customerId } = await bought();
    const stranger = await shop.signedIn(await aCustomer(shop.db));
    for (const id of [orderId, '999999', 'abc', '-1', '99999999999'])
      expect((await stranger.fail(CancelOrderDocument, { orderId: id })).code).toBe('NOT_FOUND');
    expect((await shop.guest().fail(CancelOrderDocument, { orderId })).code).toBe('UNAUTHENTICATED');
    expect(await moveOrder(shop, orderId, 'Shipping')).toBe(200);
    expect(await visitor.fail(CancelOrderDocument, { orderId })).toMatchObject({
      code: 'FAILED_PRECONDITION',
      message: 'Ekki er hægt að breyta pöntuninni: staða hennar er „Á leiðinni“.',
    });
    expect([(await view()).status, await readBalance(shop.db, customerId)]).toEqual(['Shipping', 4830]);
  });
});

describe('the warehouse', () => {
  it.each([
    ['Pending', 'Archived'],
    ['Archived', 'Deleted'],
    ['Fulfilled', 'Shipping'],
    ['Fulfilled', 'Deleted'],
    ['Deleted', 'Fulfilled'],
  ])('cannot move an order from %s to %s', async (from, to) => {
    const { orderId } = await bought(1);
    for (const step of {
      Pending: [],
      Fulfilled: ['Fulfilled'],
      Archived: ['Fulfilled', 'Archived'],
      Deleted: ['Deleted'],
    }[from]!)
      expect(await moveOrder(shop, orderId, step)).toBe(200);
    expect(await moveOrder(shop, orderId, to)).toBe(409);
  });

  it('moves an order once, however often the call is repeated', async () => {
    const { orderId, view } = await bought(1);
    await Promise.all(Array.from({ length: 8 }, () => moveOrder(shop, orderId, 'Shipping')));
    expect(await moveOrder(shop, orderId, 'Shipping')).toBe(200);
    expect(await moveOrder(shop, orderId, 'Fulfilled')).toBe(200);
    expect((await view()).events.map(({ kind }) => kind)).toEqual(['Placed', 'Shipping', 'Fulfilled']);
    expect(await subjectsAbout(orderId)).toEqual([received(orderId), `Pöntun ${named(orderId)} er tilbúin`]);
  });

  it('notifies the buyer that a shipped order is on its way', async () => {
    const { orderId } = await bought(1, {}, 'home');
    expect(await moveOrder(shop, orderId, 'Shipping')).toBe(200);
    expect(await subjectsAbout(orderId)).toEqual([
      received(orderId),
      `Pöntun ${named(orderId)} er á leiðinni`,
    ]);
  });

  it('is refused without a signature', async () => {
    const { orderId, view } = await bought(1);
    const path = `/orders/P${orderId.padStart(6, '0')}`;
    for (const over of [
      { secret: 'another-secret-of-the-tests' },
      { at: Math.floor(Date.now() / 1000) - 400 },
      { signedPath: '/warehouse/orders/P000001x' },
    ])
      expect((await callWarehouse(shop, path, { status: 'Deleted' }, over)).status).toBe(403);
    const plain = await testShop();
    expect((await callWarehouse(plain, path, { status: 'Deleted' })).status).toBe(403);
    await plain.connection.close();
    expect((await view()).status).toBe('Pending');
  });

  it.each([
    ['/orders/P000001', { status: 'Pending' }, 400],
    ['/orders/P000001', { status: 'Shipping', extra: 1 }, 400],
    ['/orders/P000001', 'x', 400],
    ['/orders/P999999', { status: 'Shipping' }, 404],
    ['/orders/999', { status: 'Shipping' }, 404],
    ['/withdrawals/99999', { state: 'Received' }, 404],
    ['/withdrawals/1', { state: 'Declined' }, 400],
    ['/invoices/99999/credit', { key: 'a' }, 404],
    ['/invoices/10001/credit', { key: 'a', lines: [] }, 400],
    ['/invoices/10001/credit', { key: 'a', lines: [{ line: 1, quantity: -1 }] }, 400],
  ])('gets a refusal for %s %o', async (path, body, status) => {
    await bought(1);
    expect((await callWarehouse(shop, path, body)).status).toBe(status);
  });

  it('lists pending orders, with goods and recipient', async () => {
    const { orderId } = await bought(2);
    const { answer } = await callWarehouse(shop, '/orders', {});
    const found = (answer['orders'] as { number: string }[]).find(
      ({ number }) => number === `P${orderId.padStart(6, '0')}`,
    );
    expect(found).toMatchObject({
      receiver: 'Jóna ÞÍ Haraldsdóttir',
      lines: [
        { name: 'Sápa', quantity: 2 },
        { name: 'Bók', quantity: 1 },
      ],
      withdrawals: [],
    });
  });
});

describe('a credit note by line', () => {
  it('is never over more than was invoiced, and issued once per key', async () => {
    const { customerId, visitor, invoiceId } = await bought(3);
    const { viewInvoice: invoice } = await visitor.ask(ViewInvoiceDocument, { invoiceId });
    const path = `/invoices/${invoice!.number}/credit`;
    const two = { key: `${invoice!.number}-a`, lines: [{ line: 1, quantity: 2 }] };
    const answers = await Promise.all([callWarehouse(shop, path, two), callWarehouse(shop, path, two)]);
    expect(answers.map(({ answer }) => answer['amount'])).toEqual([2480, 2480]);
    expect(await readBalance(shop.db, customerId)).toBe(4830 - 2480);
    expect((await callWarehouse(shop, path, { ...two, key: `${invoice!.number}-b` })).status).toBe(409);
    expect(
      (await callWarehouse(shop, path, { key: `${invoice!.number}-c`, lines: [{ line: 9, quantity: 1 }] }))
        .status,
    ).toBe(400);
    const rest = await callWarehouse(shop, path, { key: `${invoice!.number}-d` });
    expect(rest.answer['amount']).toBe(1240 + 1110);
    expect((await callWarehouse(shop, path, { key: `${invoice!.number}-e` })).status).toBe(409);
    expect(await readBalance(shop.db, customerId)).toBe(0);
  });

  it('of everything by ten concurrent callers credits what was paid and no more', async () => {
    const { customerId, visitor, invoiceId } = await bought(3);
    const { viewInvoice: invoice } = await visitor.ask(ViewInvoiceDocument, { invoiceId });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        callWarehouse(shop, `/invoices/${invoice!.number}/credit`, {
          key: `${invoice!.number}-${index}`,
          lines: [{ line: 1, quantity: 1 }],
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await readBalance(shop.db, customerId)).toBe(1110);
  });
});
