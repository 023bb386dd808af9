import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { endIdentitySession } from '../io/identity/end-identity-session.ts';
import { forgetPad } from '../visitor/forget-pad.ts';
import { clearVisitorQueries } from '../visitor/clear-visitor-queries.ts';
import { isSignOutUnfinished } from '../visitor/unfinished-sign-out.ts';
import { endSession } from './end-session.ts';

/**
 * Ends the session and forgets everything personal on this page, and the order pad on this device. Failure is only logged
 * (specification §8.2), so the mutation always succeeds; the page says that the session may live (`useUnfinishedSignOut`) and offers
 * to try again.
 */
export function useSignOut(): UseMutationResult<void, Error, void> {
  return useMutation({
    networkMode: 'always',
    mutationFn: endSession,
    onSuccess: async (_answer, _variables, _onMutateResult, { client }) => {
      // The page need not wait for the identity service's own code.
      void endIdentitySession();
      const forgotten = forgetPad();
      await clearVisitorQueries(client, { isSessionOver: !isSignOutUnfinished() });
      await forgotten;
    },
  });
}
