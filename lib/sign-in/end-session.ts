import type { QueryClient } from '@tanstack/react-query';
import { logFailure } from '../io/log.ts';
import { callRest } from '../io/rest.ts';
import { clearVisitorQueries } from '../visitor/clear-visitor-queries.ts';
import { announceSignedInChange, readSignedInHint } from '../visitor/signed-in-hint.ts';
import {
  isSignOutUnfinished,
  markSignOutFinished,
  markSignOutUnfinished,
} from '../visitor/unfinished-sign-out.ts';

/** Ends the session; where the backend does not answer, that is noted and tried again. */
export async function endSession(): Promise<void> {
  try {
    await callRest('customer/auth/logout');
    markSignOutFinished();
    announceSignedInChange();
  } catch (error) {
    logFailure('Signing out failed', error);
    markSignOutUnfinished();
  }
}

/** Tries again what an earlier page could not finish; not once somebody has signed in since. */
export async function finishSignOut(client: QueryClient): Promise<void> {
  if (!isSignOutUnfinished()) return;
  if (readSignedInHint()) return markSignOutFinished();
  await endSession();
  if (!isSignOutUnfinished()) await clearVisitorQueries(client);
}
