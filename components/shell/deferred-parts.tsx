import { useEffect } from 'react';
import { ConsentHost } from '@/components/consent/consent-host.tsx';
import { startAnalytics } from '@/lib/analytics/start.ts';
import { useCartSyncAcrossTabs } from '@/lib/cart/use-cart-sync-across-tabs.ts';
import { ActingHost } from './acting/acting-host.tsx';
import { StaleTabNotice } from './acting/stale-tab-notice.tsx';
import { PaletteHost } from './palette/palette-host.tsx';
import { ListHost } from './list-host.tsx';
import { QuoteBadgeHost } from './quotes/quote-badge-host.tsx';

/**
 * What every page needs, but not to be read: the consent dialog, who the order is for, choosing a list, tracked events, and
 * the cart of other tabs.
 */
export function DeferredParts() {
  useEffect(startAnalytics, []);
  useCartSyncAcrossTabs();
  return (
    <>
      <ConsentHost />
      <ActingHost />
      <StaleTabNotice />
      <QuoteBadgeHost />
      <PaletteHost />
      <ListHost />
    </>
  );
}
