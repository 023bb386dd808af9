import { parseConsent, normaliseConsent, type Consent } from '../rules/people/consent.ts';

const storageKey = 'consent';
const changeEvent = 'consent-changed';
/** Where nothing can be stored, the answer holds until the page is left. */
let answerInMemory: string | null = null;

/** The stored answer as it stands, for comparing. */
export function readStoredConsent(): string | null {
  try {
    return localStorage.getItem(storageKey) ?? answerInMemory;
  } catch {
    return answerInMemory;
  }
}

/** What the visitor has agreed to; null before an answer. Ask it each time: another tab may have changed it. */
export function readConsent(): Consent {
  return parseConsent(readStoredConsent());
}

/** Stores the answer (specification §5.4: one that lacks necessary leaves only necessary). */
export function storeConsent(answer: readonly string[]): void {
  answerInMemory = JSON.stringify(normaliseConsent(answer));
  try {
    localStorage.setItem(storageKey, answerInMemory);
  } catch {
    // Kept in `answerInMemory`.
  }
  window.dispatchEvent(new Event(changeEvent));
}

/** Calls back at each answer, also one given in another tab. */
export function watchConsent(listener: () => void): () => void {
  window.addEventListener(changeEvent, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(changeEvent, listener);
    window.removeEventListener('storage', listener);
  };
}
