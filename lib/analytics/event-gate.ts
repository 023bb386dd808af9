import { allowsAnalytics, allowsEcommerce, type Consent } from '../rules/people/consent.ts';
import { consentCategoryOf, type ShopEvent } from '../rules/orders/tracked-events.ts';
import type { AnalyticsAdapter } from './adapter.ts';
import { isReported, markReported } from './reported.ts';

interface AnalyticsService {
  name: string;
  isThirdParty: boolean;
  /** Called when the adapter may be loaded. */
  createAdapter: () => AnalyticsAdapter;
  /** Sets the signals of a refusal where nothing may be loaded. */
  recordRefusal?: (consent: NonNullable<Consent>) => void;
}

/** Events of a visitor who reads on without answering. */
const maximumQueuedEvents = 100;

export interface EventGate {
  handleEvent(event: ShopEvent): void;
  /** Call when the visitor has answered. */
  handleConsentChange(): void;
}

/**
 * Decides which events an adapter receives. Two statements of the specification meet here: ecommerce events are allowed
 * without an answer (specification §4.9), and nothing third-party loads before one. So the shop's own collector receives
 * ecommerce events at once, a third party of what waited once the answer allows it; what the answer refuses is forgotten.
 */
export function createGate(
  { name, isThirdParty, createAdapter, recordRefusal }: AnalyticsService,
  readConsent: () => Consent,
): EventGate {
  let adapter: AnalyticsAdapter | undefined;
  let queuedEvents: ShopEvent[] = [];

  const allows = (consent: Consent, event: ShopEvent): boolean =>
    consentCategoryOf(event) === 'analytics' ? allowsAnalytics(consent) : allowsEcommerce(consent);

  const send = (event: ShopEvent): void => {
    const reportKey = event.reportKey && `${name}:${event.reportKey}`;
    if (reportKey && isReported(reportKey)) return;
    adapter ??= createAdapter();
    adapter.send(event);
    if (reportKey) markReported(reportKey);
  };

  const handleEvent = (event: ShopEvent): void => {
    const consent = readConsent();
    const isAllowed = allows(consent, event) && (consent !== null || !isThirdParty);
    if (isAllowed) send(event);
    else if (consent === null) queuedEvents = [...queuedEvents, event].slice(-maximumQueuedEvents);
  };

  const handleConsentChange = (): void => {
    const consent = readConsent();
    if (consent === null) return;
    if (consent.length > 1) adapter ??= createAdapter();
    if (adapter) adapter.applyConsent(consent);
    else recordRefusal?.(consent);
    const heldEvents = queuedEvents;
    queuedEvents = [];
    for (const event of heldEvents) handleEvent(event);
  };
  return { handleEvent, handleConsentChange };
}
