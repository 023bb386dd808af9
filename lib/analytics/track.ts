import type { Happening } from '../rules/orders/shop-events.ts';

/** What has happened before the code that reports it was there. */
let waiting: Happening[] = [];
let take = (event: Happening): void => void waiting.push(event);

/** Says that something happened. Never fails, never waits; whether it is reported is not the caller's business. */
export function tellEvent(event: Happening): void {
  take(event);
}

/** From now on all events go to `taker`, first those that have waited. */
export function takeEvents(taker: (event: Happening) => void): void {
  const before = waiting;
  waiting = [];
  take = taker;
  for (const event of before) taker(event);
}
