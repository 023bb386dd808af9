import { readConsent, watchConsent } from '../consent/consent-store.ts';
import { publicConfig } from '../io/public-config.ts';
import { setTracker } from './track.ts';
import { eventOf } from '../rules/orders/tracked-events.ts';
import { collector, isElsewhere } from './collector.ts';
import { createGate, type EventGate } from './gate.ts';
import { googleTag } from './google-tag.ts';

let started = false;

/** Passes on what happens in the shop to the services that the environment names; with none of them, to nobody. */
export function startAnalytics(): void {
  if (started) return;
  started = true;
  const gates = configuredGates();
  setTracker((trackedEvent) => {
    const event = eventOf(trackedEvent);
    if (event) for (const { take } of gates) take(event);
  });
  const answered = (): void => {
    for (const { consentChanged } of gates) consentChanged();
  };
  watchConsent(answered);
  answered();
}

function configuredGates(): EventGate[] {
  const { googleTagId, collectorUrl } = publicConfig().analytics;
  const gates: EventGate[] = [];
  if (googleTagId) {
    const makeAdapter = () => googleTag(googleTagId, readConsent());
    gates.push(createGate({ name: 'google', thirdParty: true, makeAdapter }, readConsent));
  }
  if (collectorUrl) {
    const makeAdapter = () => collector(collectorUrl);
    const thirdParty = isElsewhere(collectorUrl);
    gates.push(createGate({ name: 'collector', thirdParty, makeAdapter }, readConsent));
  }
  return gates;
}
