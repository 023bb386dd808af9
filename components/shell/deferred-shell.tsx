import { afterLoad } from '@/components/ui/after-load.ts';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import { usePageViews } from '@/lib/analytics/use-page-views.ts';

const loadParts = () => afterLoad(() => import('./deferred-parts.tsx'));

/** Before the header, so that its content comes first in the tab order, after the link that skips to the page's own. */
export function DeferredShell() {
  const Parts = useOnDemand(loadParts, true).part?.DeferredParts;
  return (
    <>
      <PageViews />
      {Parts && <Parts />}
    </>
  );
}

/** From the start: a page left before the deferred parts load was viewed too. Alone, as it is rendered with each change of route. */
function PageViews() {
  usePageViews();
  return null;
}
