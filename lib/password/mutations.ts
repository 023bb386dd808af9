import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import {
  ForgotPasswordDocument,
  PasswordWasResetDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { graphql } from '../io/graphql.ts';
import { logFailure } from '../io/log.ts';
import { clearVisitorQueries } from '../visitor/clear-visitor-queries.ts';
import { callRest } from '../io/rest.ts';
import { announceSignedInChange } from '../visitor/signed-in-hint.ts';
import type { ActionLink } from './link.ts';

/** Asks for the link; the answer is the same whether anybody has the address or not. */
export function useForgotPassword(): UseMutationResult<void, Error, string> {
  return useMutation({
    mutationFn: async (email) => void (await graphql(ForgotPasswordDocument, { email })),
  });
}

interface PasswordReset {
  link: ActionLink;
  email: string;
  password: string;
}

/**
 * Sets the password at the identity service, then lets the backend look, so that every session ends at once; the one of
 * this browser ends with it.
 */
export function useSetNewPassword(): UseMutationResult<void, Error, PasswordReset> {
  return useMutation({
    mutationFn: async ({ link, email, password }) => {
      const { setNewPassword } = await import('../io/identity/identity-account.ts');
      await setNewPassword(link, password);
      const { signOutOfIdentity } = await import('../io/identity/identity.ts');
      await signOutOfIdentity();
      // The password is changed already, and the backend looks by itself within a minute.
      await graphql(PasswordWasResetDocument, { email }).catch((error: unknown) =>
        logFailure('Telling of the new password failed', error),
      );
      await callRest('customer/auth/logout').catch((error: unknown) =>
        logFailure('Signing out failed', error),
      );
    },
    onSuccess: async (_done, _password, _onMutateResult, { client }) => {
      announceSignedInChange();
      await clearVisitorQueries(client);
    },
  });
}
