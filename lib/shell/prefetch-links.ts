import { PrefetchBudget } from './prefetch-budget.ts';
import { warmPicture } from './warm-picture.ts';
import { isKeptPage, shopLinkOf } from './shop-link.ts';

/** Pixels around the view within which links count as near. */
const viewMargin = 200;
/** Pages that are fetched at once for links in view. */
const maximumConcurrent = 2;

/** Asks the router for a whole page. */
type Prefetch = (address: string) => void;

/** The browser's data saver, or a network too slow for anything that nobody asked for. */
function isNetworkSpared(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/**
 * Fetches the pages of links before they are pressed: in and near the view, nearest to its middle first, while the browser is
 * idle; and at once what the pointer or the focus comes to, with its main picture.
 * @returns what ends it
 */
export function prefetchLinks(prefetch: Prefetch): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const budget = new PrefetchBudget();
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled || signal.aborted) return;
    isScheduled = true;
    whenIdle(() => {
      isScheduled = false;
      if (signal.aborted || isNetworkSpared()) return;
      for (const link of nearLinks().filter(({ pathname }) => budget.isWanted(pathname))) {
        if (budget.running >= maximumConcurrent) return;
        if (budget.take(link.pathname)) prefetch(link.pathname);
      }
    });
  }
  const onIntent = (event: Event): void => {
    const link = shopLinkOf(event);
    if (!link || !isKeptPage(link) || isNetworkSpared()) return;
    if (budget.isWanted(link.pathname) && budget.take(link.pathname, { isIntended: true }))
      prefetch(link.pathname);
    // After what a finger's press shows.
    setTimeout(warmPicture, 0, link);
  };
  for (const name of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(name, onIntent, { signal });
  for (const name of ['scroll', 'resize']) window.addEventListener(name, schedule, { signal, passive: true });
  const changes = new MutationObserver(schedule);
  changes.observe(document.body, { childList: true, subtree: true });
  budget.watch(schedule, signal);
  signal.addEventListener('abort', () => changes.disconnect());
  schedule();
  return () => ending.abort();
}

/** Links to kept pages in and around the view (what is pressed as a button leads there without scripts only), the nearest to its middle first. */
function nearLinks(): HTMLAnchorElement[] {
  const { innerWidth: width, innerHeight: height } = window;
  const distances = new Map<HTMLAnchorElement, number>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([role="button"])')) {
    if (!isKeptPage(link) || link.pathname === location.pathname) continue;
    const { left, right, top, bottom } = link.getBoundingClientRect();
    const isNear = bottom > -viewMargin && top < height + viewMargin && right > 0 && left < width;
    if (isNear && right > left)
      distances.set(link, Math.hypot((left + right - width) / 2, (top + bottom - height) / 2));
  }
  return [...distances].toSorted(([, a], [, b]) => a - b).map(([link]) => link);
}

/** Not every browser tells when it is idle. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2_000 });
  else setTimeout(task, 200);
}
