/** Set by the backend beside the session cookie and readable by scripts; says only that somebody is signed in. */
const hint = /(?:^|;\s*)signed-in=1(?:;|$)/;
const changeEvent = 'signed-in-change';

export function hasSignedInHint(): boolean {
  return hint.test(document.cookie);
}

/** Cookies tell nobody when they change: sign-in and sign-out say so, and a page kept by the browser looks again. */
export function announceSignedInChange(): void {
  document.documentElement.toggleAttribute('data-signed-in', hasSignedInHint());
  window.dispatchEvent(new Event(changeEvent));
}

export function watchSignedInHint(changed: () => void): () => void {
  window.addEventListener(changeEvent, changed);
  window.addEventListener('pageshow', changed);
  return () => {
    window.removeEventListener(changeEvent, changed);
    window.removeEventListener('pageshow', changed);
  };
}
