import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { endIdentitySession } from '../io/identity/end-identity-session.ts';
import { logFailure } from '../io/log.ts';
import { clearVisitorQueries } from '../visitor/clear-visitor-queries.ts';
import { callRest } from '../io/rest.ts';
import { announceSignedInChange } from '../visitor/signed-in-hint.ts';

/** Ends the session; failure is only logged (specification §8.2), so the mutation always succeeds. */
export function useSignOut(): UseMutationResult<void, Error, void> {
  return useMutation({
    mutationFn: async () => {
      try {
        await callRest('customer/auth/logout');
      } catch (error) {
        logFailure('Signing out failed', error);
      }
    },
    onSuccess: async (_answer, _variables, _onMutateResult, { client }) => {
      announceSignedInChange();
      // The page need not wait for the identity service's own code.
      void endIdentitySession();
      await clearVisitorQueries(client);
    },
  });
}
