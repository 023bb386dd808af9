'use client';

import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import { usePageViews } from '@/lib/analytics/use-page-views.ts';

/** Once the page has loaded, so that it competes with nothing that is on it. */
const loadParts = async () => {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }));
  return import('./deferred-parts.tsx');
};

/** Stands first in the page: what it brings is the first that the keyboard reaches. */
export function DeferredShell() {
  // From the beginning: a page that is left before the late parts are there was looked at too.
  usePageViews();
  const Parts = useOnDemand(loadParts, true).part?.DeferredParts;
  return Parts && <Parts />;
}
