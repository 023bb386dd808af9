import { allowsAnalytics, allowsEcommerce, type Consent } from '../rules/people/consent.ts';
import { categoryOf, type ShopEvent } from '../rules/orders/tracked-events.ts';
import type { Adapter } from './adapter.ts';
import { isReported, markReported } from './reported.ts';

interface Service {
  name: string;
  thirdParty: boolean;
  /** Called when the adapter may be loaded. */
  makeAdapter: () => Adapter;
}

/** Events of a visitor who reads on without answering. */
const maximumQueuedEvents = 100;

export interface EventGate {
  take(event: ShopEvent): void;
  /** Call when the visitor has answered. */
  consentChanged(): void;
}

/**
 * Decides what an adapter hears of. Two statements of the specification meet here: ecommerce events are allowed
 * without an answer (specification §4.9), and nothing third-party loads before one. So the shop's own collector hears of ecommerce
 * events at once, a third party of what waited once the answer allows it; what the answer refuses is forgotten.
 */
export function createGate(
  { name, thirdParty, makeAdapter }: Service,
  readConsent: () => Consent,
): EventGate {
  let adapter: Adapter | undefined;
  let waiting: ShopEvent[] = [];

  const allows = (consent: Consent, event: ShopEvent): boolean =>
    categoryOf(event) === 'analytics' ? allowsAnalytics(consent) : allowsEcommerce(consent);

  const send = (event: ShopEvent): void => {
    const once = event.once && `${name}:${event.once}`;
    if (once && isReported(once)) return;
    adapter ??= makeAdapter();
    adapter.send(event);
    if (once) markReported(once);
  };

  const take = (event: ShopEvent): void => {
    const consent = readConsent();
    const mayHear = allows(consent, event) && (consent !== null || !thirdParty);
    if (mayHear) send(event);
    else if (consent === null) waiting = [...waiting, event].slice(-maximumQueuedEvents);
  };

  const consentChanged = (): void => {
    const consent = readConsent();
    if (consent === null) return;
    if (consent.length > 1) adapter ??= makeAdapter();
    adapter?.consentIs(consent);
    const before = waiting;
    waiting = [];
    for (const event of before) take(event);
  };
  return { take, consentChanged };
}
