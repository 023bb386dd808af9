/** Set by the backend beside the session cookie and readable by scripts; says only that a session exists. */
const hintPattern = /(?:^|;\s*)signed-in=1(?:;|$)/;
const changeEvent = 'signed-in-change';
/** In localStorage, shared by all tabs: a new value at every change, nothing else. */
const changeKey = 'visitor';
/** The value that this tab wrote last. */
let changeOfThisTab: string | null = null;

const signedInAttribute = 'data-signed-in';

/**
 * As the page's first script found it (app/layout.tsx), or the last reported change: reading the browser's cookies takes
 * longer than rendering a product card. A not-found page that Next renders in the browser has had no first script.
 */
export function hasSignedInHint(): boolean {
  const page = document.documentElement;
  if (!page.hasAttribute(signedInAttribute)) markSignedIn();
  return page.getAttribute(signedInAttribute) === 'true';
}

/** As it is at this moment, also where a change was not reported yet. */
export function readSignedInHint(): boolean {
  return hintPattern.test(document.cookie);
}

/** Where the backend did not take the cookie away. */
export function forgetSignedInHint(): void {
  Reflect.set(document, 'cookie', 'signed-in=; path=/; max-age=0');
}

/**
 * Cookies fire no events: sign-in, sign-out and a customer switch announce the change, to this tab and to the others.
 */
export function announceSignedInChange(): void {
  changeOfThisTab = crypto.randomUUID();
  try {
    localStorage.setItem(changeKey, changeOfThisTab);
  } catch {
    // Without storage the other tabs notice with their next change.
  }
  showSignedIn();
}

function markSignedIn(): void {
  document.documentElement.setAttribute(signedInAttribute, String(readSignedInHint()));
}

/** Reads the hint again, e.g. because another tab changed it. */
export function showSignedIn(): void {
  markSignedIn();
  window.dispatchEvent(new Event(changeEvent));
}

/** A new value after each change in any tab; null without storage. */
export function lastVisitorChange(): string | null {
  try {
    return localStorage.getItem(changeKey);
  } catch {
    return null;
  }
}

/** True where the change was announced by this tab. */
export function isOwnChange(change: string | null): boolean {
  return change !== null && change === changeOfThisTab;
}

const watchers = new Set<() => void>();

function notifyWatchers(): void {
  for (const onChange of watchers) onChange();
}

/** A page restored from the back/forward cache has missed all changes. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  markSignedIn();
  notifyWatchers();
}

/** One window listener, however many components subscribe. */
export function watchSignedInHint(onChange: () => void): () => void {
  if (watchers.size === 0) {
    window.addEventListener(changeEvent, notifyWatchers);
    window.addEventListener('pageshow', onPageShow);
  }
  watchers.add(onChange);
  return () => {
    watchers.delete(onChange);
    if (watchers.size > 0) return;
    window.removeEventListener(changeEvent, notifyWatchers);
    window.removeEventListener('pageshow', onPageShow);
  };
}
