import { isOwnChange, lastVisitorChange } from './signed-in-hint.ts';

/**
 * Calls `changed` when another tab signed in or out or switched customer, also while this page was kept aside.
 * @param since what lastVisitorChange was when the page began
 */
export function watchOtherTabs(since: string | null, changed: () => void): () => void {
  let known = since;
  const look = (): void => {
    const now = lastVisitorChange();
    if (now === known) return;
    known = now;
    // This tab signed in or switched before anybody watched, perhaps.
    if (!isOwnChange(now)) changed();
  };
  look();
  window.addEventListener('storage', look);
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('storage', look);
    window.removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
  };
}
