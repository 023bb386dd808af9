import type { Platform } from '../../backend/src/context.ts';
import { startDay, standingOrderTasks } from '../../backend/src/modules/standing-orders/standing-tasks.ts';
import { CreateStandingOrderDocument } from '../../graphql/generated/documents-on-demand.ts';
import type { StandingOrderInput } from '../../graphql/generated/operations.ts';
import type { Visitor } from './visitor.ts';

const { signal } = new AbortController();
let keys = 0;

export function standingInput(
  goods: Record<number, number>,
  over: Partial<StandingOrderInput> = {},
): StandingOrderInput {
  return {
    name: 'Kaffistofan',
    everyWeeks: 1,
    weekdays: [1, 2, 3, 4, 5],
    startsOn: new Date().toISOString().slice(0, 10),
    lines: Object.entries(goods).map(([productId, quantity]) => ({ productId, quantity })),
    deliveryMethodId: 'pickup',
    receiver: { name: 'Móttakan', email: 'mottaka@vorulind.test', phone: '5550123' },
    ...over,
  };
}

/** On every working day from tomorrow on, unless it is given otherwise. */
export async function aStandingOrder(
  by: Visitor,
  goods: Record<number, number>,
  over: Partial<StandingOrderInput> = {},
) {
  keys += 1;
  const input = standingInput(goods, over);
  return (await by.ask(CreateStandingOrderDocument, { key: `key-${keys}`, input })).createStandingOrder;
}

/** The morning of a day, and the jobs that it makes. */
export async function passMorning(platform: Platform, date: string): Promise<void> {
  await startDay(platform, new Date(`${date}T06:00:00Z`), signal);
  await workQueue(platform);
}

export async function workQueue(platform: Platform): Promise<void> {
  await standingOrderTasks.find(({ name }) => name === 'standing-order')?.run(platform, signal);
}
