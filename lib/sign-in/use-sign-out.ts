import { useMutation, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import { endIdentitySession } from '../io/identity/end-identity-session.ts';
import { logFailure } from '../io/log.ts';
import { callRest } from '../io/rest.ts';
import { clearVisitorQueries } from '../visitor/clear-visitor-queries.ts';
import { announceSignedInChange, readSignedInHint } from '../visitor/signed-in-hint.ts';
import {
  isSignOutUnfinished,
  markSignOutFinished,
  markSignOutUnfinished,
} from '../visitor/unfinished-sign-out.ts';

/**
 * Ends the session and forgets everything personal on this page. Failure is only logged (specification §8.2), so the mutation
 * always succeeds; the page says that the session may live (`useUnfinishedSignOut`) and offers to try again.
 */
export function useSignOut(): UseMutationResult<void, Error, void> {
  return useMutation({
    networkMode: 'always',
    mutationFn: endSession,
    onSuccess: async (_answer, _variables, _onMutateResult, { client }) => {
      // The page need not wait for the identity service's own code.
      void endIdentitySession();
      await clearVisitorQueries(client, { isSessionOver: !isSignOutUnfinished() });
    },
  });
}

async function endSession(): Promise<void> {
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
