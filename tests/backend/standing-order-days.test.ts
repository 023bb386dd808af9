import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { companyMembers, customers } from '../../backend/src/db/schema/customers.ts';
import { jobs } from '../../backend/src/db/schema/jobs.ts';
import { startDay } from '../../backend/src/modules/standing-orders/standing-tasks.ts';
import {
  ChangeStandingOrderDayDocument,
  OrderRequestsDocument,
  PauseStandingOrderDocument,
  SkipStandingOrderDayDocument,
  ViewOrderDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aStandingOrder, workQueue } from '../kit/standing.ts';
import {
  shop,
  companyId,
  employeeId,
  employee,
  manager,
  coffee,
  paper,
  read,
  mails,
  ordersOf,
  morningOf,
  setUpStandingOrders,
} from './standing-setting.ts';

setUpStandingOrders();

describe('on its day', () => {
  it('an order is placed at the prices of the day, once, and delivered as it was asked', async () => {
    const { id } = await aStandingOrder(
      employee,
      { [coffee]: 2 },
      { checkoutOptions: [{ id: 'reference', value: 'Eldhús' }] },
    );
    await shop.db.update(products).set({ listPrice: 1300 }).where(eq(products.id, coffee));
    await morningOf('2027-04-07');
    await morningOf('2027-04-07');
    const [order, ...others] = await ordersOf();
    expect(others).toEqual([]);
    expect(order).toMatchObject({ actorId: employeeId, total: 2600, receiverName: 'Móttakan' });
    const { order: shown } = await employee.ask(ViewOrderDocument, { orderId: String(order!.id) });
    expect(shown!.checkoutOptions).toEqual([{ name: 'Tilvísun', value: 'Eldhús' }]);
    const after = await read(employee, id);
    expect(after.pastDays).toMatchObject([
      { date: '2027-04-07', status: 'Ordered', orderId: String(order!.id) },
    ]);
    expect(after.nextDays[0]).toMatchObject({ date: '2027-04-08' });
  });

  it('what is short is left out and told, and what is sold in twos is rounded up', async () => {
    await shop.db.update(products).set({ stockOnHand: 1 }).where(eq(products.id, coffee));
    const { id } = await aStandingOrder(employee, { [coffee]: 2, [paper]: 1 });
    await shop.db.delete(jobs);
    await morningOf('2027-04-07');
    expect((await read(employee, id)).pastDays).toMatchObject([
      { status: 'Ordered', missing: [{ name: 'Kaffi', asked: 2, ordered: 1 }] },
    ]);
    expect(await ordersOf()).toMatchObject([{ total: 1240 + 2 * 1240 }]);
    const sent = (await mails()).filter(({ subject }) => subject.startsWith('Hluti af fastri pöntun'));
    expect(sent).toHaveLength(1);
    expect(sent[0]!.text).toContain('Kaffi: 1 af 2 stk.');
  });

  it('above the limit it waits for a yes, and the buyer is told', async () => {
    const { id } = await aStandingOrder(employee, { [coffee]: 5 });
    await morningOf('2027-04-07');
    expect((await read(employee, id)).pastDays).toMatchObject([{ status: 'Requested', orderId: null }]);
    expect((await manager.ask(OrderRequestsDocument, {})).orderRequests).toMatchObject({
      requests: [{ status: 'Waiting', total: 6200, mayDecide: true }],
    });
    expect((await mails()).map(({ subject }) => subject)).toContain(
      'Föst pöntun bíður samþykkis: Kaffistofan',
    );
  });

  it.each([
    [
      'the credit does not reach',
      'Úttektarheimild dugar ekki fyrir pöntuninni.',
      async () => shop.db.update(customers).set({ creditLimit: 100 }).where(eq(customers.id, companyId)),
    ],
    [
      'nothing of it is to be had',
      'Engin varanna er til.',
      async () => shop.db.update(products).set({ stockOnHand: 0 }).where(eq(products.id, coffee)),
    ],
    [
      'its goods are not sold any more',
      'Engin varanna er til.',
      async () => shop.db.update(products).set({ takenOutAt: new Date() }).where(eq(products.id, coffee)),
    ],
  ])('where %s, nothing is ordered and page and mail say why', async (_case, reason, spoil) => {
    const { id } = await aStandingOrder(employee, { [coffee]: 2 });
    await spoil();
    await morningOf('2027-04-07');
    expect(await ordersOf()).toEqual([]);
    expect((await read(employee, id)).pastDays).toMatchObject([{ status: 'Failed', reason }]);
    const letter = (await mails()).find(({ subject }) => subject.startsWith('Föst pöntun fór ekki af stað'));
    expect(letter?.text).toContain(`Ástæða: ${reason}`);
  });

  it('nothing is ordered for somebody who left, and the company is told', async () => {
    const { id } = await aStandingOrder(employee, { [coffee]: 2 });
    await shop.db.delete(companyMembers).where(eq(companyMembers.customerId, employeeId));
    await morningOf('2027-04-07');
    expect(await ordersOf()).toEqual([]);
    const [company] = await shop.db.select().from(customers).where(eq(customers.id, companyId));
    const letters = await mails();
    expect(letters.map(({ subject }) => subject)).toEqual([
      'Föst pöntun er í bið: Kaffistofan',
      'Föst pöntun fór ekki af stað: Kaffistofan',
    ]);
    expect(new Set(letters.map(({ to }) => to))).toEqual(new Set([company!.email]));
    // A manager takes it over by continuing it.
    await manager.ask(PauseStandingOrderDocument, { standingOrderId: id, isPaused: false });
    await morningOf('2027-04-08');
    expect(await ordersOf()).toHaveLength(1);
  });

  it('a job that comes days late orders nothing', async () => {
    const { id } = await aStandingOrder(employee, { [coffee]: 2 });
    await startDay(shop, new Date('2027-04-07T06:00:00Z'), new AbortController().signal);
    expect((await read(employee, id)).pastDays).toMatchObject([{ status: 'Making' }]);
    vi.setSystemTime(new Date('2027-04-09T06:00:00Z'));
    await workQueue(shop);
    expect(await ordersOf()).toEqual([]);
    expect((await read(employee, id)).pastDays).toMatchObject([{ status: 'Failed' }]);
  });

  it('days that passed while nothing ran are made up for once', async () => {
    await aStandingOrder(employee, { [coffee]: 1 });
    await morningOf('2027-04-14');
    await morningOf('2027-04-14');
    expect(await ordersOf()).toHaveLength(1);
  });
});

describe('one day', () => {
  it('is changed without the others', async () => {
    const { id: standingOrderId } = await aStandingOrder(employee, { [coffee]: 2, [paper]: 2 });
    const lines = [
      { productId: String(coffee), quantity: 1 },
      { productId: String(paper), quantity: 0 },
    ];
    const { changeStandingOrderDay } = await employee.ask(ChangeStandingOrderDayDocument, {
      standingOrderId,
      date: '2027-04-08',
      lines,
    });
    expect(changeStandingOrderDay.nextDays.map(({ lines: changed }) => changed)).toEqual([
      null,
      lines,
      null,
      null,
    ]);
    await morningOf('2027-04-07');
    await morningOf('2027-04-08');
    expect((await ordersOf()).map(({ total }) => total)).toEqual([4 * 1240, 1240]);
  });

  it('is skipped, and the next one is made', async () => {
    const { id: standingOrderId } = await aStandingOrder(employee, { [coffee]: 1 });
    await employee.ask(SkipStandingOrderDayDocument, {
      standingOrderId,
      date: '2027-04-07',
      isSkipped: true,
    });
    await morningOf('2027-04-07');
    expect(await ordersOf()).toEqual([]);
    expect((await read(employee, standingOrderId)).pastDays).toMatchObject([{ status: 'Skipped' }]);
    await morningOf('2027-04-08');
    expect(await ordersOf()).toHaveLength(1);
  });

  it('has to be one of its days', async () => {
    const { id: standingOrderId } = await aStandingOrder(employee, { [coffee]: 1 });
    for (const date of ['2027-04-10', '2027-04-05', '2027-04-22', 'á morgun']) {
      const change = { standingOrderId, date, isSkipped: true };
      const { code } = await employee.fail(SkipStandingOrderDayDocument, change);
      expect([date, code]).toEqual([date, 'FAILED_PRECONDITION']);
    }
  });

  it('takes only its own goods', async () => {
    const { id: standingOrderId } = await aStandingOrder(employee, { [coffee]: 1 });
    const lines = [{ productId: String(paper), quantity: 1 }];
    const change = { standingOrderId, date: '2027-04-08', lines };
    expect((await employee.fail(ChangeStandingOrderDayDocument, change)).code).toBe('BAD_REQUEST');
  });
});

describe('the mail two working days before', () => {
  it('tells what will be ordered and what has changed, once, and leads to the day', async () => {
    const { id } = await aStandingOrder(employee, { [coffee]: 2, [paper]: 2 }, { weekdays: [1] });
    await shop.db.update(products).set({ listPrice: 1300 }).where(eq(products.id, coffee));
    await shop.db.update(products).set({ stockOnHand: 1 }).where(eq(products.id, paper));
    await morningOf('2027-04-07');
    expect(await mails()).toEqual([]);
    await morningOf('2027-04-08');
    await morningOf('2027-04-09');
    const [letter, ...others] = await mails();
    expect(others).toEqual([]);
    expect(letter!.subject).toBe('Föst pöntun 12. apríl 2027: Kaffistofan');
    expect(letter!.text.replaceAll('\u00A0', ' ')).toContain(
      'Kaffi: verðið var kr. 1.240 og er nú kr. 1.300.',
    );
    expect(letter!.text).toContain('Pappír: Vara uppseld');
    expect(letter!.text).toContain(`/auth/standing-orders/${id}?dagur=2027-04-12`);
    expect((await read(employee, id)).lines[0]).toMatchObject({ unitPrice: 1300, seenPrice: 1300 });
  });

  it('calls no tier a change of price, on a day with fewer units either', async () => {
    const priceTiers = [{ fromQuantity: 4, unitPrice: 1000 }];
    await shop.db.update(products).set({ priceTiers }).where(eq(products.id, coffee));
    const { id: standingOrderId, lines } = await aStandingOrder(manager, { [coffee]: 4 }, { weekdays: [1] });
    expect(lines).toMatchObject([{ unitPrice: 1000, seenPrice: 1000 }]);
    await manager.ask(ChangeStandingOrderDayDocument, {
      standingOrderId,
      date: '2027-04-12',
      lines: [{ productId: String(coffee), quantity: 2 }],
    });
    await morningOf('2027-04-08');
    const [letter] = await mails();
    const text = letter!.text.replaceAll('\u00A0', ' ');
    expect(text).toContain('kr. 2.480');
    expect(text).not.toContain('verðið var');
    await morningOf('2027-04-12');
    expect((await ordersOf()).map(({ total }) => total)).toEqual([2 * 1240]);
  });

  it('is not sent of a day that is skipped', async () => {
    const { id: standingOrderId } = await aStandingOrder(employee, { [coffee]: 2 }, { weekdays: [1] });
    await employee.ask(SkipStandingOrderDayDocument, {
      standingOrderId,
      date: '2027-04-12',
      isSkipped: true,
    });
    await morningOf('2027-04-08');
    expect(await mails()).toEqual([]);
  });
});
