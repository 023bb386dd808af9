import { changeEvent, changeKey } from './signed-in-hint.ts';

/** Calls `changed` when another tab signed in or out or switched customer, also while this page was kept aside. */
export function watchOtherTabs(changed: () => void): () => void {
  let known = lastChange();
  const look = (): void => {
    const now = lastChange();
    if (now === known) return;
    known = now;
    changed();
  };
  const own = (): void => {
    known = lastChange();
  };
  window.addEventListener('storage', look);
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  window.addEventListener(changeEvent, own);
  return () => {
    window.removeEventListener('storage', look);
    window.removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener(changeEvent, own);
  };
}

function lastChange(): string | null {
  try {
    return localStorage.getItem(changeKey);
  } catch {
    return null;
  }
}
