import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import { usePageViews } from '@/lib/analytics/use-page-views.ts';

/** Once the page has loaded, so that it competes with nothing that is on it. */
const loadParts = async () => {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }));
  return import('./deferred-parts.tsx');
};

/** First in the page, so that its content comes first in the tab order. */
export function DeferredShell() {
  // From the start: a page left before the deferred parts load was viewed too.
  usePageViews();
  const Parts = useOnDemand(loadParts, true).part?.DeferredParts;
  return Parts && <Parts />;
}
