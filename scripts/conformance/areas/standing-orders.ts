import {
  ChangeStandingOrderDayDocument,
  CreateStandingOrderDocument,
  EndStandingOrderDocument,
  PauseStandingOrderDocument,
  SkipStandingOrderDayDocument,
  StandingOrderDocument,
  StandingOrderChoicesDocument,
  StandingOrdersDocument,
  UpdateStandingOrderDocument,
} from '../../../graphql/generated/documents-on-demand.ts';
import type { StandingOrderInput } from '../../../graphql/generated/operations.ts';
import { receiver } from '../buying.ts';
import type { Check } from '../check.ts';
import { expectSame, expectThat, requireGiven } from '../expect.ts';
import type { TestedShop } from '../tested-shop.ts';

const dayMs = 86_400_000;

/** On every working day, from a week on: nothing is ordered while the checks run. */
async function createOrder(shop: TestedShop) {
  const browser = await shop.person('customer');
  const { id: productId, unitOfMeasure: quantity } = await shop.goods();
  const input: StandingOrderInput = {
    name: `Prófun ${crypto.randomUUID()}`,
    everyWeeks: 1,
    weekdays: [1, 2, 3, 4, 5],
    startsOn: new Date(Date.now() + 7 * dayMs).toISOString().slice(0, 10),
    lines: [{ productId, quantity }],
    deliveryMethodId: await shop.plainDelivery(),
    receiver,
  };
  const sent = { key: crypto.randomUUID(), input };
  const { createStandingOrder: order } = await browser.ask(CreateStandingOrderDocument, sent);
  return { browser, sent, order, standingOrderId: order.id };
}

/** Orders that repeat on days of their own. */
export const standingOrderChecks: readonly Check[] = [
  {
    id: 'standing-orders.create',
    calls: [
      'CreateStandingOrder',
      'StandingOrders',
      'StandingOrder',
      'StandingOrderChoices',
      'EndStandingOrder',
    ],
    says: 'It is made once for each key, is among the customer’s, and ends for good; another’s is NOT_FOUND',
    async run(shop) {
      const { browser, sent, order, standingOrderId } = await createOrder(shop);
      const again = await browser.ask(CreateStandingOrderDocument, sent);
      expectSame(again.createStandingOrder.id, order.id, 'the id for the same key');
      expectSame(order.status, 'Active', 'the status');
      const listed = (await browser.ask(StandingOrdersDocument, {})).standingOrders;
      expectSame(listed.filter(({ name }) => name === order.name).length, 1, 'number of them in the list');
      await browser.ask(StandingOrderChoicesDocument, {});
      const other = await shop.person('buyer');
      await other.expectRefusal(StandingOrderDocument, { standingOrderId }, 'NOT_FOUND');
      await other.expectRefusal(EndStandingOrderDocument, { standingOrderId }, 'NOT_FOUND');
      const { endStandingOrder } = await browser.ask(EndStandingOrderDocument, { standingOrderId });
      expectSame(
        [endStandingOrder.status, endStandingOrder.nextDays],
        ['Ended', []],
        'status and days to come',
      );
    },
  },
  {
    id: 'standing-orders.days',
    calls: ['SkipStandingOrderDay', 'ChangeStandingOrderDay', 'PauseStandingOrder', 'UpdateStandingOrder'],
    says: 'A day is skipped or changed, all of it paused and renamed; the other days stay',
    async run(shop) {
      const { browser, sent, order, standingOrderId } = await createOrder(shop);
      const [first, second] = order.nextDays;
      const { date } = requireGiven(first, 'there is no day to come');
      const skip = { standingOrderId, date, isSkipped: true };
      const { skipStandingOrderDay } = await browser.ask(SkipStandingOrderDayDocument, skip);
      expectSame(
        skipStandingOrderDay.nextDays.find((day) => day.date === date)?.status ?? 'Skipped',
        'Skipped',
        'the day that is skipped',
      );
      expectThat(
        skipStandingOrderDay.nextDays.some((day) => day.date === second?.date && day.status === 'Planned'),
        'The day after it is not planned',
      );
      await browser.ask(SkipStandingOrderDayDocument, { ...skip, isSkipped: false });
      const lines = sent.input.lines.map((line) => ({ ...line, quantity: 2 * line.quantity }));
      const change = { standingOrderId, date, lines };
      const { changeStandingOrderDay } = await browser.ask(ChangeStandingOrderDayDocument, change);
      const changed = changeStandingOrderDay.nextDays.find((day) => day.date === date);
      expectSame(changed?.lines?.[0]?.quantity, lines[0]?.quantity, 'the quantity of the day');
      expectSame(
        changeStandingOrderDay.lines[0]?.quantity,
        sent.input.lines[0]?.quantity,
        'the quantity of others',
      );
      const pause = { standingOrderId, isPaused: true };
      const { pauseStandingOrder } = await browser.ask(PauseStandingOrderDocument, pause);
      expectSame([pauseStandingOrder.status, pauseStandingOrder.nextDays], ['Paused', []], 'status and days');
      const renamed = { standingOrderId, input: { ...sent.input, name: `Prófun ${crypto.randomUUID()}` } };
      const { updateStandingOrder } = await browser.ask(UpdateStandingOrderDocument, renamed);
      expectSame(updateStandingOrder.name, renamed.input.name, 'the name');
      await browser.ask(EndStandingOrderDocument, { standingOrderId });
    },
  },
];
