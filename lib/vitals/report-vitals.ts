import { publicConfig } from '../io/public-config.ts';
import { routeLabel } from '../rules/routes/route-label.ts';
import type { WebVitals } from '../contract/web-vitals.ts';

let isReporting = false;

/**
 * Has the browser begin traces where the shop is traced, and tells the shop, as the page is left, how quick and steady it was. The report names the kind of page and the times, and is tied to
 * no visitor: nothing is stored in the browser for it, so it needs no consent.
 */
export function reportVitals(): void {
  if (isReporting) return;
  isReporting = true;
  if (publicConfig().traces) void import('./trace-calls.ts').then(({ traceCalls }) => traceCalls());
  const route = routeLabel(location.pathname);
  void import('web-vitals').then(({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
    let values: Partial<WebVitals> = {};
    for (const onMetric of [onTTFB, onFCP, onLCP, onINP, onCLS])
      onMetric(({ name, value }) => (values[name] = Math.round(value * 1_000) / 1_000));
    // Registered after those of the measuring, which finish at the same event.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'hidden' || Object.keys(values).length === 0) return;
      navigator.sendBeacon('/api/vitals', JSON.stringify({ route, ...values }));
      values = {};
    });
  });
}
