import { useEffect } from 'react';
import { ConsentHost } from '@/components/consent/consent-host.tsx';
import { startAnalytics } from '@/lib/analytics/start.ts';
import { useCartOfOtherTabs } from '@/lib/cart/use-cart-of-other-tabs.ts';
import { usePageViews } from '@/lib/analytics/use-page-views.ts';

/** What every page needs, but not to be read: the question about cookies, telling what happened, and the cart of other tabs. */
export function LateParts() {
  useEffect(startAnalytics, []);
  usePageViews();
  useCartOfOtherTabs();
  return <ConsentHost />;
}
