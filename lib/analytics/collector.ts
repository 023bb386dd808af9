import type { AnalyticsAdapter } from './adapter.ts';

/** A plain collector: each event is posted to an address as JSON. What is refused or blocked is lost, nobody waits. */
export function createCollector(url: string): AnalyticsAdapter {
  return {
    send: ({ name, details }) => {
      // A text needs no preflight, and goes out even where the page is being left.
      const body = new Blob([JSON.stringify({ name, details, at: new Date().toISOString() })], {
        type: 'text/plain',
      });
      try {
        navigator.sendBeacon(url, body);
      } catch {
        // An address that is none: nothing is collected.
      }
    },
    applyConsent: () => undefined,
  };
}

/** Whether the address is not the shop's own. */
export function isThirdPartyUrl(url: string): boolean {
  return new URL(url, location.href).origin !== location.origin;
}
