import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { track } from './track.ts';
import { toPageView } from '../rules/routes/page-view.ts';

/** A page view at each change of route (specification §7.4); other filters of the same page are none. */
export function usePageViews(): void {
  const pathname = usePathname();
  const previousUrl = useRef<string | null>(null);
  useEffect(() => {
    const url = location.href;
    const referrer = previousUrl.current ?? document.referrer;
    previousUrl.current = url;
    track(toPageView({ url, title: document.title, referrer }));
  }, [pathname]);
}
