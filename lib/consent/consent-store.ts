import { parseConsent, storedConsent, type Consent } from '../rules/people/consent.ts';

const storageKey = 'consent';
const changed = 'consent-changed';
/** Where nothing can be stored, the answer holds until the page is left. */
let answered: string | null = null;

/** The stored answer as it stands, for comparing. */
export function consentText(): string | null {
  try {
    return localStorage.getItem(storageKey) ?? answered;
  } catch {
    return answered;
  }
}

/** What the visitor has agreed to; null before an answer. Ask it each time: another tab may have changed it. */
export function readConsent(): Consent {
  return parseConsent(consentText());
}

/** Stores the answer (specification §5.4: one that lacks necessary leaves only necessary). */
export function storeConsent(answer: readonly string[]): void {
  answered = JSON.stringify(storedConsent(answer));
  try {
    localStorage.setItem(storageKey, answered);
  } catch {
    // Kept in `answered`.
  }
  window.dispatchEvent(new Event(changed));
}

/** Calls back at each answer, also one given in another tab. */
export function watchConsent(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('storage', listener);
  };
}
