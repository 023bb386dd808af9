import { useEffect } from 'react';
import { ConsentHost } from '@/components/consent/consent-host.tsx';
import { startAnalytics } from '@/lib/analytics/start.ts';
import { usePageViews } from '@/lib/analytics/use-page-views.ts';
import { ListHost } from './list-host.tsx';

/** What every page needs, but not to be read: the question about cookies, choosing a list, and telling what happened. */
export function LateParts() {
  useEffect(startAnalytics, []);
  usePageViews();
  return (
    <>
      <ConsentHost />
      <ListHost />
    </>
  );
}
