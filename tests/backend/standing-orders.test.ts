import { describe, expect, it } from 'vitest';
import {
  CreateStandingOrderDocument,
  EndStandingOrderDocument,
  PauseStandingOrderDocument,
  SkipStandingOrderDayDocument,
  StandingOrderChoicesDocument,
  StandingOrdersDocument,
  UpdateStandingOrderDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer } from '../kit/builders.ts';
import { aStandingOrder, standingInput } from '../kit/standing.ts';
import {
  shop,
  employee,
  manager,
  coffee,
  paper,
  ordersOf,
  morningOf,
  setUpStandingOrders,
} from './standing-setting.ts';

setUpStandingOrders();

describe('a standing order', () => {
  it('is made once for a key, with its next days moved from holidays', async () => {
    const input = standingInput({ [coffee]: 2 }, { everyWeeks: 2, weekdays: [4] });
    const [first, second] = await Promise.all([
      employee.ask(CreateStandingOrderDocument, { key: 'one', input }),
      employee.ask(CreateStandingOrderDocument, { key: 'one', input }),
    ]);
    expect(second.createStandingOrder.id).toBe(first.createStandingOrder.id);
    expect(first.createStandingOrder).toMatchObject({
      status: 'Active',
      mayManage: true,
      makerName: null,
      total: 2480,
      lines: [{ name: 'Kaffi', quantity: 2, unitPrice: 1240, seenPrice: 1240, problem: null }],
    });
    expect(first.createStandingOrder.nextDays.map(({ date, plannedDate }) => [date, plannedDate])).toEqual([
      ['2027-04-08', null],
      ['2027-04-23', '2027-04-22'],
      ['2027-05-07', '2027-05-06'],
      ['2027-05-20', null],
    ]);
    expect((await manager.ask(StandingOrdersDocument, {})).standingOrders).toMatchObject([
      { lineCount: 1, nextDay: { date: '2027-04-08', status: 'Planned' }, lastDay: null },
    ]);
  });

  it('is refused with anything that is wrong in it', async () => {
    const wrong: [object, string][] = [
      [{ name: ' ' }, 'name'],
      [{ weekdays: [] }, 'weekdays'],
      [{ weekdays: [6] }, 'weekdays'],
      [{ everyWeeks: 0 }, 'weekdays'],
      [{ startsOn: '2027-02-30' }, 'startsOn'],
      [{ startsOn: '2031-01-01' }, 'startsOn'],
      [{ lines: [] }, 'lines'],
      [{ lines: [{ productId: '999999', quantity: 1 }] }, 'lines'],
      [{ deliveryMethodId: 'locker' }, 'deliveryMethodId'],
      [{ deliveryMethodId: 'home' }, 'addressId'],
      [{ receiver: { name: 'Nafn', email: 'ekki netfang', phone: '5550123' } }, 'receiver.email'],
      [{ checkoutOptions: [{ id: 'ekki-til', value: 'x' }] }, 'checkoutOptions.ekki-til'],
    ];
    for (const [over, field] of wrong) {
      const input = standingInput({ [coffee]: 1 }, over);
      const { code, details } = await employee.fail(CreateStandingOrderDocument, { key: 'bad', input });
      expect([over, code, Object.keys(details['fields'] as object)]).toEqual([
        over,
        'BAD_REQUEST',
        expect.arrayContaining([field]),
      ]);
    }
  });

  it('needs an account to charge', async () => {
    const personId = await aCustomer(shop.db, { creditLimit: null });
    const person = await shop.signedIn(personId, { expiresAt: new Date('2027-12-31') });
    const input = standingInput({ [coffee]: 1 });
    const { code, message } = await person.fail(CreateStandingOrderDocument, { key: 'k', input });
    expect([code, message]).toEqual(['FAILED_PRECONDITION', 'Enginn viðskiptareikningur er skráður.']);
    const { standingOrderChoices } = await person.ask(StandingOrderChoicesDocument, {});
    expect(standingOrderChoices.problem).toBe(message);
    // A locker is chosen for each order.
    const ids = standingOrderChoices.deliveries.map(({ method }) => method.id);
    expect(ids).toEqual(expect.arrayContaining(['pickup', 'home']));
    expect(ids).not.toContain('locker');
  });

  it('is changed by its maker and managers, and starts its days over with another rhythm', async () => {
    const { id } = await aStandingOrder(manager, { [coffee]: 1 });
    const input = standingInput({ [paper]: 4 }, { weekdays: [1] });
    expect((await employee.fail(UpdateStandingOrderDocument, { standingOrderId: id, input })).code).toBe(
      'PERMISSION_DENIED',
    );
    await manager.ask(SkipStandingOrderDayDocument, {
      standingOrderId: id,
      date: '2027-04-12',
      isSkipped: true,
    });
    const { updateStandingOrder } = await manager.ask(UpdateStandingOrderDocument, {
      standingOrderId: id,
      input,
    });
    expect(updateStandingOrder.lines).toMatchObject([{ name: 'Pappír', quantity: 4 }]);
    expect(updateStandingOrder.nextDays[0]).toMatchObject({ date: '2027-04-12', status: 'Planned' });
  });

  it('rests while it is paused, and is over when it is ended', async () => {
    const { id } = await aStandingOrder(employee, { [coffee]: 1 });
    const pause = (isPaused: boolean) =>
      employee.ask(PauseStandingOrderDocument, { standingOrderId: id, isPaused });
    expect((await pause(true)).pauseStandingOrder).toMatchObject({ status: 'Paused', nextDays: [] });
    await morningOf('2027-04-07');
    expect(await ordersOf()).toEqual([]);
    expect((await pause(false)).pauseStandingOrder.nextDays[0]).toMatchObject({ date: '2027-04-08' });
    await employee.ask(EndStandingOrderDocument, { standingOrderId: id });
    await morningOf('2027-04-08');
    expect(await ordersOf()).toEqual([]);
    expect(
      (await employee.fail(PauseStandingOrderDocument, { standingOrderId: id, isPaused: false })).code,
    ).toBe('FAILED_PRECONDITION');
  });
});
