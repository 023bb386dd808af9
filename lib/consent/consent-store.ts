import { parseConsent, storedConsent, type Consent } from '../rules/people/consent.ts';

const storageKey = 'consent';
const changed = 'consent-changed';
/** Where nothing can be stored, the answer holds until the page is left. */
let answerOfThisPage: string | null = null;

/** The stored answer as it stands, for comparing. */
export function readStoredConsent(): string | null {
  try {
    return localStorage.getItem(storageKey) ?? answerOfThisPage;
  } catch {
    return answerOfThisPage;
  }
}

/** What the visitor has agreed to; null before an answer. Ask it each time: another tab may have changed it. */
export function readConsent(): Consent {
  return parseConsent(readStoredConsent());
}

/** Stores the answer (specification §5.4: one that lacks necessary leaves only necessary). */
export function storeConsent(answer: readonly string[]): void {
  answerOfThisPage = JSON.stringify(storedConsent(answer));
  try {
    localStorage.setItem(storageKey, answerOfThisPage);
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
