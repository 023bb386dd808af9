const consentCategories = ['necessary', 'analytics', 'ecommerce'] as const;
export type ConsentCategory = (typeof consentCategories)[number];
/** What the user agreed to, or null when the user has not answered. */
export type Consent = readonly ConsentCategory[] | null;

/** What is stored for an answer: an answer that lacks necessary leaves only necessary (specification §5.4). */
export function normaliseConsent(answer: readonly string[]): ConsentCategory[] {
  if (!answer.includes('necessary')) return ['necessary'];
  return consentCategories.filter((category) => answer.includes(category));
}

/** Reads the stored answer; what cannot be read counts as no answer. */
export function parseConsent(stored: string | null | undefined): Consent {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return Array.isArray(value) ? normaliseConsent(value.filter((item) => typeof item === 'string')) : null;
  } catch {
    return null;
  }
}

/** Allowed without an answer, too (specification §4.9). */
export function allowsEcommerce(consent: Consent): boolean {
  return consent === null || consent.includes('ecommerce');
}

/** Never before the user has agreed. */
export function allowsAnalytics(consent: Consent): boolean {
  return consent?.includes('analytics') ?? false;
}

/**
 * Signals for the analytics service. The analytics-storage signal is granted in the refusing branch as well:
 * specification §4.9 records it so. Whether anything is sent at all is `allowsAnalytics`.
 */
export function consentSignals(consent: Consent): { ad_storage: Signal; analytics_storage: Signal } {
  return { ad_storage: allowsAnalytics(consent) ? 'granted' : 'denied', analytics_storage: 'granted' };
}

type Signal = 'granted' | 'denied';
