import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { jobs } from '../../backend/src/db/schema/jobs.ts';
import { orderEvents, orders } from '../../backend/src/db/schema/orders.ts';
import { auditLog } from '../../backend/src/db/schema/sessions.ts';
import {
  CancelOrderDocument,
  CustomerInvoicesDocument,
  SetCheckoutOptionsDocument,
  ViewInvoiceDocument,
  ViewOrderDocument,
  WithdrawFromOrderDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { checkoutOf, pay, readyToPay } from '../kit/buyer.ts';
import { balanceOf, stockOf } from '../kit/facts.ts';
import { keptPromises } from '../kit/invariants.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import { move, warehouse, warehouseSecret } from '../kit/warehouse.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await testShop({ WAREHOUSE_SECRET: warehouseSecret });
});
afterEach(() => keptPromises(shop.db));
afterAll(() => shop.connection.close());

async function bought(units = 3, over: Parameters<typeof aCustomer>[1] = {}, delivery = 'pickup') {
  const customerId = await aCustomer(shop.db, over);
  const visitor = await shop.signedIn(customerId);
  const soap = await aProduct(shop.db, { name: 'Sápa' });
  const book = await aProduct(shop.db, { name: 'Bók', listPrice: 1110, taxPercentage: 11 });
  await readyToPay(visitor, { [soap]: units, [book]: 1 }, delivery);
  const address = { addressLine1: 'Hafnarstræti 5', city: 'Akureyri', postalCode: '600' };
  if (delivery !== 'pickup') await visitor.ask(SetCheckoutOptionsDocument, { options: { address } });
  const { id, invoiceId } = await pay(visitor, await checkoutOf(visitor));
  const orderId = id!;
  const view = async () => (await visitor.ask(ViewOrderDocument, { orderId })).order!;
  return { customerId, visitor, soap, book, orderId, invoiceId: invoiceId!, view };
}

async function mails(): Promise<{ to: string; subject: string; text: string }[]> {
  const rows = await shop.db.select().from(jobs).where(eq(jobs.kind, 'mail')).orderBy(jobs.id);
  return rows.map(({ payload }) => payload as { to: string; subject: string; text: string });
}

const named = (orderId: string) => `P${orderId.padStart(6, '0')}`;
const received = (orderId: string) => `Pöntun ${named(orderId)} er móttekin`;

async function subjectsAbout(orderId: string): Promise<string[]> {
  const subjects = (await mails()).map(({ subject }) => subject);
  return subjects.filter((subject) => subject.includes(named(orderId)));
}

describe('an order that is called off', () => {
  it('gives back goods and money, with a credit note over all of it', async () => {
    const { customerId, visitor, soap, book, orderId, invoiceId, view } = await bought();
    expect((await view()).canCancel).toBe(true);
    const { cancelOrder } = await visitor.ask(CancelOrderDocument, { orderId });
    expect(cancelOrder).toMatchObject({ status: 'Deleted', canCancel: false });
    expect(cancelOrder.events.map(({ kind }) => kind)).toEqual(['Placed', 'Deleted', 'Credited']);
    expect([await stockOf(shop.db, soap), await stockOf(shop.db, book)]).toEqual([
      [10, 0],
      [10, 0],
    ]);
    expect(await balanceOf(shop.db, customerId)).toBe(0);
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

  it('twice, and ten times at once, is called off once', async () => {
    const { customerId, visitor, orderId, soap } = await bought();
    await Promise.all(Array.from({ length: 10 }, () => visitor.ask(CancelOrderDocument, { orderId })));
    expect(await balanceOf(shop.db, customerId)).toBe(0);
    expect(await stockOf(shop.db, soap)).toEqual([10, 0]);
    const { customerInvoices } = await visitor.ask(CustomerInvoicesDocument, {
      filter: { status: 'Credit' },
    });
    expect(customerInvoices.invoices).toHaveLength(1);
  });

  it('is not once it is shipped, nor by somebody else', async () => {
    const { visitor, orderId, view, customerId } = await bought();
    const stranger = await shop.signedIn(await aCustomer(shop.db));
    for (const id of [orderId, '999999', 'abc', '-1', '99999999999'])
      expect((await stranger.fail(CancelOrderDocument, { orderId: id })).code).toBe('NOT_FOUND');
    expect((await shop.guest().fail(CancelOrderDocument, { orderId })).code).toBe('UNAUTHENTICATED');
    expect(await move(shop, orderId, 'Shipping')).toBe(200);
    expect(await visitor.fail(CancelOrderDocument, { orderId })).toMatchObject({
      code: 'FAILED_PRECONDITION',
      message: 'Ekki er hægt að breyta pöntuninni: staða hennar er „Á leiðinni“.',
    });
    expect([(await view()).status, await balanceOf(shop.db, customerId)]).toEqual(['Shipping', 4830]);
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
      expect(await move(shop, orderId, step)).toBe(200);
    expect(await move(shop, orderId, to)).toBe(409);
  });

  it('moves an order once, however often it says so', async () => {
    const { orderId, view } = await bought(1);
    await Promise.all(Array.from({ length: 8 }, () => move(shop, orderId, 'Shipping')));
    expect(await move(shop, orderId, 'Shipping')).toBe(200);
    expect(await move(shop, orderId, 'Fulfilled')).toBe(200);
    expect((await view()).events.map(({ kind }) => kind)).toEqual(['Placed', 'Shipping', 'Fulfilled']);
    expect(await subjectsAbout(orderId)).toEqual([received(orderId), `Pöntun ${named(orderId)} er tilbúin`]);
  });

  it('tells who has it brought that it is on its way', async () => {
    const { orderId } = await bought(1, {}, 'home');
    expect(await move(shop, orderId, 'Shipping')).toBe(200);
    expect(await subjectsAbout(orderId)).toEqual([
      received(orderId),
      `Pöntun ${named(orderId)} er á leiðinni`,
    ]);
  });

  it('is not heard without its signature', async () => {
    const { orderId, view } = await bought(1);
    const path = `/orders/P${orderId.padStart(6, '0')}`;
    for (const over of [
      { secret: 'another-secret-of-the-tests' },
      { at: Math.floor(Date.now() / 1000) - 400 },
      { signedPath: '/warehouse/orders/P000001x' },
    ])
      expect((await warehouse(shop, path, { status: 'Deleted' }, over)).status).toBe(403);
    const plain = await testShop();
    expect((await warehouse(plain, path, { status: 'Deleted' })).status).toBe(403);
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
  ])('hears nothing of %s %o', async (path, body, status) => {
    await bought(1);
    expect((await warehouse(shop, path, body)).status).toBe(status);
  });

  it('lists what waits, with goods and receiver', async () => {
    const { orderId } = await bought(2);
    const { answer } = await warehouse(shop, '/orders', {});
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
  it('is never over more than was invoiced, and the same key makes one', async () => {
    const { customerId, visitor, invoiceId } = await bought(3);
    const { viewInvoice: invoice } = await visitor.ask(ViewInvoiceDocument, { invoiceId });
    const path = `/invoices/${invoice!.number}/credit`;
    const two = { key: `${invoice!.number}-a`, lines: [{ line: 1, quantity: 2 }] };
    const answers = await Promise.all([warehouse(shop, path, two), warehouse(shop, path, two)]);
    expect(answers.map(({ answer }) => answer['amount'])).toEqual([2480, 2480]);
    expect(await balanceOf(shop.db, customerId)).toBe(4830 - 2480);
    expect((await warehouse(shop, path, { ...two, key: `${invoice!.number}-b` })).status).toBe(409);
    expect(
      (await warehouse(shop, path, { key: `${invoice!.number}-c`, lines: [{ line: 9, quantity: 1 }] }))
        .status,
    ).toBe(400);
    const rest = await warehouse(shop, path, { key: `${invoice!.number}-d` });
    expect(rest.answer['amount']).toBe(1240 + 1110);
    expect((await warehouse(shop, path, { key: `${invoice!.number}-e` })).status).toBe(409);
    expect(await balanceOf(shop.db, customerId)).toBe(0);
  });

  it('of everything at once by ten callers gives back what was paid and no more', async () => {
    const { customerId, visitor, invoiceId } = await bought(3);
    const { viewInvoice: invoice } = await visitor.ask(ViewInvoiceDocument, { invoiceId });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        warehouse(shop, `/invoices/${invoice!.number}/credit`, {
          key: `${invoice!.number}-${index}`,
          lines: [{ line: 1, quantity: 1 }],
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await balanceOf(shop.db, customerId)).toBe(1110);
  });
});

describe('a consumer who withdraws', () => {
  async function delivered(over: Parameters<typeof aCustomer>[1] = {}) {
    const one = await bought(3, over);
    await move(shop, one.orderId, 'Fulfilled');
    const [soap, book] = (await one.view()).items;
    return { ...one, soapLine: soap!.id, bookLine: book!.id };
  }
  const daysAgo = (orderId: string, days: number) =>
    shop.db
      .update(orders)
      .set({ fulfilledAt: sql`now() - make_interval(days => ${days})` })
      .where(eq(orders.id, Number(orderId)));

  it('by line gets a confirmation, and the money when the goods are back', async () => {
    const { customerId, visitor, orderId, soap, soapLine, view } = await delivered();
    const { withdrawFromOrder } = await visitor.ask(WithdrawFromOrderDocument, {
      orderId,
      lines: [{ itemId: soapLine, quantity: 2 }],
    });
    expect(withdrawFromOrder.withdrawals).toMatchObject([
      { state: 'Requested', lines: [{ name: 'Sápa', quantity: 2 }] },
    ]);
    expect(await balanceOf(shop.db, customerId)).toBe(4830);
    const letter = (await mails()).at(-1);
    expect(letter?.subject).toBe(`Staðfesting: fallið frá samningi, pöntun P${orderId.padStart(6, '0')}`);
    expect(letter?.text).toContain('2 stk.');
    expect(letter?.text).toContain('innsiglaðrar');
    const path = `/withdrawals/${withdrawFromOrder.withdrawals[0]!.id}`;
    await Promise.all([1, 2, 3].map(() => warehouse(shop, path, { state: 'Received' })));
    expect((await warehouse(shop, path, { state: 'Declined', reason: 'x' })).status).toBe(409);
    expect(await balanceOf(shop.db, customerId)).toBe(4830 - 2480);
    expect(await stockOf(shop.db, soap)).toEqual([9, 0]);
    expect((await view()).events.map(({ kind }) => kind)).toEqual([
      'Placed',
      'Fulfilled',
      'WithdrawalRequested',
      'WithdrawalReceived',
      'Credited',
    ]);
    expect(
      (await visitor.fail(WithdrawFromOrderDocument, { orderId, lines: [{ itemId: soapLine, quantity: 2 }] }))
        .code,
    ).toBe('FAILED_PRECONDITION');
  });

  it('from everything gets the delivery back too', async () => {
    const { customerId, visitor, orderId, view } = await bought(3, {}, 'home');
    expect((await view()).deliveryAmount).toBe(1490);
    await move(shop, orderId, 'Shipping');
    const lines = (await view()).items.map(({ id, quantity }) => ({ itemId: id, quantity }));
    const { withdrawFromOrder } = await visitor.ask(WithdrawFromOrderDocument, { orderId, lines });
    await warehouse(shop, `/withdrawals/${withdrawFromOrder.withdrawals[0]!.id}`, { state: 'Received' });
    expect(await balanceOf(shop.db, customerId)).toBe(0);
  });

  it('is told why when the goods cannot be taken, and may declare again', async () => {
    const { visitor, orderId, bookLine, view } = await delivered();
    const lines = [{ itemId: bookLine, quantity: 1 }];
    await visitor.ask(WithdrawFromOrderDocument, { orderId, lines });
    const [first] = (await view()).withdrawals;
    await warehouse(shop, `/withdrawals/${first!.id}`, { state: 'Declined', reason: 'Innsigli var rofið.' });
    expect((await view()).withdrawals).toMatchObject([{ state: 'Declined', reason: 'Innsigli var rofið.' }]);
    expect((await mails()).at(-1)?.text).toContain('Innsigli var rofið.');
    await visitor.ask(WithdrawFromOrderDocument, { orderId, lines });
    expect((await view()).withdrawals).toHaveLength(2);
  });

  it('keeps what the law exempts, as it was sold, and sealed goods once the seal is broken', async () => {
    const customerId = await aCustomer(shop.db);
    const visitor = await shop.signedIn(customerId);
    const made = await aProduct(shop.db, { name: 'Áletraður bolli', withdrawalExemption: 'MadeToOrder' });
    const food = await aProduct(shop.db, { name: 'Ferskur ostur', withdrawalExemption: 'Perishable' });
    const sealed = await aProduct(shop.db, { name: 'Tannbursti', withdrawalExemption: 'SealedHygiene' });
    const soap = await aProduct(shop.db, { name: 'Sápa' });
    const { id } = await pay(
      visitor,
      await readyToPay(visitor, { [made]: 1, [food]: 1, [sealed]: 2, [soap]: 1 }),
    );
    const orderId = id!;
    await shop.db.update(products).set({ withdrawalExemption: null });
    await move(shop, orderId, 'Fulfilled');
    const { items } = (await visitor.ask(ViewOrderDocument, { orderId })).order!;
    const lineOf = (name: string) => ({ itemId: items.find((item) => item.name === name)!.id, quantity: 1 });
    const refused = async (names: string[], sealsUnbroken: boolean) =>
      (await visitor.fail(WithdrawFromOrderDocument, { orderId, lines: names.map(lineOf), sealsUnbroken }))
        .message;
    expect(await refused(['Sápa', 'Áletraður bolli'], true)).toBe(
      'Áletraður bolli: Sérsniðin vara: neytendur geta ekki fallið frá kaupum á henni.',
    );
    expect(await refused(['Ferskur ostur'], true)).toMatch(/^Ferskur ostur: Vara sem skemmist/);
    expect(await refused(['Tannbursti'], false)).toMatch(/órofnu innsigli\. Staðfestið: „Innsigli/);
    const [letter] = (await mails()).filter(({ subject }) => subject.startsWith('Pöntun')).toReversed();
    expect(letter?.text).toContain('Sérsniðin vara');
    const lines = [lineOf('Tannbursti'), lineOf('Sápa')];
    const { withdrawFromOrder } = await visitor.ask(WithdrawFromOrderDocument, {
      orderId,
      lines,
      sealsUnbroken: true,
    });
    expect(withdrawFromOrder.items.map(({ withdrawn }) => withdrawn)).toEqual([0, 0, 1, 1]);
  });

  it('has fourteen days from delivery, the last one included', async () => {
    const { visitor, orderId, soapLine, view } = await delivered();
    const lines = [{ itemId: soapLine, quantity: 1 }];
    await daysAgo(orderId, 15);
    expect((await view()).withdrawal.problem).toBe(
      'Frestur til að falla frá samningi er liðinn. Hann er 14 dagar frá afhendingu.',
    );
    expect((await visitor.fail(WithdrawFromOrderDocument, { orderId, lines })).code).toBe(
      'FAILED_PRECONDITION',
    );
    await daysAgo(orderId, 14);
    expect((await view()).withdrawal.problem).toBe(null);
    await visitor.ask(WithdrawFromOrderDocument, { orderId, lines });
  });

  it('is no company, has an order that left the house, and names its own lines', async () => {
    const company = await delivered({ isCompany: true, ssn: '5203010090' });
    const own = [{ itemId: company.soapLine, quantity: 1 }];
    expect(
      (await company.visitor.fail(WithdrawFromOrderDocument, { orderId: company.orderId, lines: own }))
        .message,
    ).toContain('neytendur');
    const pending = await bought();
    const [line] = (await pending.view()).items;
    const early = { orderId: pending.orderId, lines: [{ itemId: line!.id, quantity: 1 }] };
    expect((await pending.visitor.fail(WithdrawFromOrderDocument, early)).code).toBe('FAILED_PRECONDITION');
    const { visitor, orderId, soapLine } = await delivered();
    for (const lines of [
      [],
      [{ itemId: company.soapLine, quantity: 1 }],
      [{ itemId: soapLine, quantity: 0 }],
      [{ itemId: soapLine, quantity: -1 }],
      [{ itemId: 'x', quantity: 1 }],
      [
        { itemId: soapLine, quantity: 1 },
        { itemId: soapLine, quantity: 1 },
      ],
    ])
      expect((await visitor.fail(WithdrawFromOrderDocument, { orderId, lines })).code).toBe('BAD_REQUEST');
    expect(
      (await visitor.fail(WithdrawFromOrderDocument, { orderId, lines: [{ itemId: soapLine, quantity: 4 }] }))
        .code,
    ).toBe('FAILED_PRECONDITION');
    const stranger = await shop.signedIn(await aCustomer(shop.db));
    expect(
      (
        await stranger.fail(WithdrawFromOrderDocument, {
          orderId,
          lines: [{ itemId: soapLine, quantity: 1 }],
        })
      ).code,
    ).toBe('NOT_FOUND');
    expect(
      await shop.db
        .select()
        .from(orderEvents)
        .where(eq(orderEvents.orderId, Number(orderId))),
    ).toHaveLength(1);
  });
});
