import { readConsent } from '../../consent/consent-store.ts';
import { allowsAnalytics } from '../../rules/people/consent.ts';
import type { SearchOutcome } from '../../contract/rest-schemas.ts';
import { logFailure } from '../log.ts';
import { callRest } from '../rest.ts';

/** Tells the shop the outcome of a search, if the visitor has agreed to analytics. Never fails and never waits. */
export function sendSearchOutcome(outcome: SearchOutcome): void {
  if (!allowsAnalytics(readConsent())) return;
  callRest('search/outcome', outcome).catch((error: unknown) =>
    logFailure('The outcome of a search was not reported', error),
  );
}
