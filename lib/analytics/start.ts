import { readConsent, watchConsent } from '../consent/consent-store.ts';
import { publicConfig } from '../io/public-config.ts';
import { setTracker } from './track.ts';
import { toShopEvent } from '../rules/orders/tracked-events.ts';
import { createCollector, isThirdPartyUrl } from './collector.ts';
import { createGate, type EventGate } from './event-gate.ts';
import { createGoogleTag, recordRefusal } from './google-tag.ts';

let isStarted = false;

/** Passes on what happens in the shop to the services that the environment names; with none of them, to nobody. */
export function startAnalytics(): void {
  if (isStarted) return;
  isStarted = true;
  const gates = configuredGates();
  setTracker((trackedEvent) => {
    const event = toShopEvent(trackedEvent);
    if (event) for (const { handleEvent } of gates) handleEvent(event);
  });
  const applyConsentToGates = (): void => {
    for (const { handleConsentChange } of gates) handleConsentChange();
  };
  watchConsent(applyConsentToGates);
  applyConsentToGates();
}

function configuredGates(): EventGate[] {
  const { googleTagId, collectorUrl } = publicConfig().analytics;
  const gates: EventGate[] = [];
  if (googleTagId) {
    const createAdapter = () => createGoogleTag(googleTagId, readConsent());
    gates.push(createGate({ name: 'google', isThirdParty: true, createAdapter, recordRefusal }, readConsent));
  }
  if (collectorUrl) {
    const createAdapter = () => createCollector(collectorUrl);
    const isThirdParty = isThirdPartyUrl(collectorUrl);
    gates.push(createGate({ name: 'collector', isThirdParty, createAdapter }, readConsent));
  }
  return gates;
}
