/** Set by the backend beside the session cookie and readable by scripts; says only that somebody is signed in. */
const hint = /(?:^|;\s*)signed-in=1(?:;|$)/;
export const changeEvent = 'signed-in-change';
/** In the storage that all tabs share: another value at every change, and nothing else. */
const changeKey = 'visitor';

let known: boolean | null = null;

/** Read once for each task: asking the browser for its cookies takes longer than all that a card of a product shows. */
export function hasSignedInHint(): boolean {
  if (known === null) {
    known = hint.test(document.cookie);
    queueMicrotask(() => (known = null));
  }
  return known;
}

/**
 * Cookies tell nobody when they change: sign-in, sign-out and a switch of customer say so, to this tab and to the others.
 */
export function announceSignedInChange(): void {
  try {
    localStorage.setItem(changeKey, crypto.randomUUID());
  } catch {
    // No storage: the other tabs find out with their next change.
  }
  showSignedIn();
}

/** Looks at the hint again, e.g. because another tab changed it. */
export function showSignedIn(): void {
  document.documentElement.toggleAttribute('data-signed-in', hasSignedInHint());
  window.dispatchEvent(new Event(changeEvent));
}

/** Another value after each change, in whichever tab; null where there is no storage. */
export function lastVisitorChange(): string | null {
  try {
    return localStorage.getItem(changeKey);
  } catch {
    return null;
  }
}

const watchers = new Set<() => void>();

function tellWatchers(): void {
  for (const changed of watchers) changed();
}

/** However many parts of a page watch, the window has one listener for them. */
export function watchSignedInHint(changed: () => void): () => void {
  if (watchers.size === 0)
    for (const event of [changeEvent, 'pageshow']) window.addEventListener(event, tellWatchers);
  watchers.add(changed);
  return () => {
    watchers.delete(changed);
    if (watchers.size === 0)
      for (const event of [changeEvent, 'pageshow']) window.removeEventListener(event, tellWatchers);
  };
}
