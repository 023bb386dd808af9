import { useMutation, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import { logFailure } from '../io/log.ts';
import { refreshVisitor } from '../visitor/refresh-visitor.ts';
import { announceSignedInChange } from '../visitor/signed-in-hint.ts';
import { markSignOutFinished } from '../visitor/unfinished-sign-out.ts';
import type { PendingSignInCode } from '../io/identity/identity.ts';
import type { SignInOutcome } from './exchange.ts';
import { loadExchange } from './load-exchange.ts';

/** One try to sign in, in any way. */
export type SignInAttempt = () => Promise<SignInOutcome>;

export const attemptPassword =
  (email: string, password: string): SignInAttempt =>
  async () =>
    (await loadExchange()).signInWithPassword(email, password);

/** The code after the password, where the account has a second factor. */
export const attemptCode =
  (secondFactor: PendingSignInCode, code: string): SignInAttempt =>
  async () =>
    (await loadExchange()).signInWithCode(secondFactor, code);

/** Errors are passed on to the caller (specification §4.3). */
export function useSignIn(): UseMutationResult<SignInOutcome, Error, SignInAttempt> {
  return useMutation({
    mutationFn: (attempt) => attempt(),
    onSuccess: (outcome, _attempt, _onMutateResult, { client }) => refreshAfterSignIn(client, outcome),
  });
}

interface SelectedUser {
  idToken: string;
  selectedCustomer: number;
}

/** Repeats the exchange with the chosen user of a 300 answer; failure is logged. */
export function useSelectUser(): UseMutationResult<SignInOutcome, Error, SelectedUser> {
  return useMutation({
    mutationFn: async ({ idToken, selectedCustomer }) =>
      (await loadExchange()).exchangeToken(idToken, selectedCustomer),
    onSuccess: (outcome, _choice, _onMutateResult, { client }) => refreshAfterSignIn(client, outcome),
    onError: (error) => logFailure('Choosing a user failed', error),
  });
}

async function refreshAfterSignIn(client: QueryClient, outcome: SignInOutcome): Promise<void> {
  if (outcome.kind !== 'signed-in') return;
  markSignOutFinished();
  announceSignedInChange();
  await refreshVisitor(client);
}
