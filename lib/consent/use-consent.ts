import { useSyncExternalStore } from 'react';
import { readStoredConsent, storeConsent, watchConsent } from './consent-store.ts';
import { parseConsent, type Consent } from '../rules/people/consent.ts';

interface ConsentState {
  /** Null before there is an answer. */
  consent: Consent;
  /** Stores an answer and tells all who act on it. */
  setConsent: (categories: readonly string[]) => void;
}

/** What the visitor has agreed to. In the browser only. */
export function useConsent(): ConsentState {
  const text = useSyncExternalStore(watchConsent, readStoredConsent, () => null);
  return { consent: parseConsent(text), setConsent: storeConsent };
}
