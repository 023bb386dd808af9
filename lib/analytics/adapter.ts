import type { Consent } from '../rules/people/consent.ts';
import type { ShopEvent } from '../rules/orders/tracked-events.ts';

/** One service that receives events. It must never throw and never make the visitor wait. */
export interface AnalyticsAdapter {
  send(event: ShopEvent): void;
  /** Called with each answer before the events that it allows. */
  applyConsent(consent: NonNullable<Consent>): void;
}
