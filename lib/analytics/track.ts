import type { TrackedEvent } from '../rules/orders/tracked-events.ts';

/** What has happened before the code that reports it was there. */
let queuedEvents: TrackedEvent[] = [];
let deliver = (event: TrackedEvent): void => void queuedEvents.push(event);

/** Says that something happened. Never fails, never waits; whether it is reported is not the caller's business. */
export function track(event: TrackedEvent): void {
  deliver(event);
}

/** From now on all events go to `tracker`, first those that have waited. */
export function setTracker(tracker: (event: TrackedEvent) => void): void {
  const heldEvents = queuedEvents;
  queuedEvents = [];
  deliver = tracker;
  for (const event of heldEvents) tracker(event);
}
