import { useRouter } from 'next/navigation';
import type { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import { useEffect } from 'react';
import { ConsentHost } from '@/components/consent/consent-host.tsx';
import { startAnalytics } from '@/lib/analytics/start.ts';
import { useCartSync } from '@/lib/cart/use-cart-sync.ts';
import { reportVitals } from '@/lib/vitals/report-vitals.ts';
import { prefetchLinks } from '@/lib/shell/prefetch-links.ts';
import { ActingHost } from './acting/acting-host.tsx';
import { StaleTabNotice } from './acting/stale-tab-notice.tsx';
import { PaletteHost } from './palette/palette-host.tsx';
import { ComparisonHost } from './comparison-host.tsx';
import { ListHost } from './list-host.tsx';
import { BadgesHost } from './badges/badges-host.tsx';

/**
 * What every page needs, but not to be read: the consent dialog, who the order is for, choosing a list, comparing, tracked
 * events, how quick the page was, the cart of other tabs, and the pages that links lead to.
 */
export function DeferredParts() {
  useEffect(startAnalytics, []);
  useEffect(reportVitals, []);
  useCartSync();
  return (
    <>
      <LinkPrefetcher />
      <ConsentHost />
      <ActingHost />
      <StaleTabNotice />
      <BadgesHost />
      <PaletteHost />
      <ListHost />
      <ComparisonHost />
    </>
  );
}

/** Alone, as what uses the router is rendered with each change of route. */
function LinkPrefetcher() {
  const { prefetch } = useRouter();
  // By itself the router fetches only which parts a page has.
  useEffect(
    () => prefetchLinks((address) => prefetch(address, { kind: 'full' as PrefetchKind })),
    [prefetch],
  );
  return null;
}
