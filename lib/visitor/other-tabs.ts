import { isOwnChange, lastVisitorChange } from './signed-in-hint.ts';

/**
 * Calls `onChange` when another tab signed in or out or switched customer, also while this page was in the back/forward cache.
 * @param since what lastVisitorChange was when the page began
 */
export function watchOtherTabs(since: string | null, onChange: () => void): () => void {
  let lastChange = since;
  const checkForChange = (): void => {
    const now = lastVisitorChange();
    if (now === lastChange) return;
    lastChange = now;
    // This tab may have signed in or switched before anything subscribed.
    if (!isOwnChange(now)) onChange();
  };
  checkForChange();
  window.addEventListener('storage', checkForChange);
  window.addEventListener('pageshow', checkForChange);
  document.addEventListener('visibilitychange', checkForChange);
  return () => {
    window.removeEventListener('storage', checkForChange);
    window.removeEventListener('pageshow', checkForChange);
    document.removeEventListener('visibilitychange', checkForChange);
  };
}
