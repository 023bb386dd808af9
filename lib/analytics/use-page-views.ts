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
    return whenTitled(() => track(toPageView({ url, title: document.title, referrer })));
  }, [pathname]);
}

/**
 * Calls `report` once the page has its title, which comes after the rest of it; at the latest as it is left.
 * @returns what to call when it is left
 */
function whenTitled(report: () => void): (() => void) | undefined {
  if (document.title) {
    report();
    return undefined;
  }
  let isReported = false;
  const titles = new MutationObserver(() => document.title && finish());
  const finish = (): void => {
    titles.disconnect();
    if (!isReported) report();
    isReported = true;
  };
  titles.observe(document.head, { childList: true, subtree: true });
  return finish;
}
