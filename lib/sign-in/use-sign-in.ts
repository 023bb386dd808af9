import { useMutation, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import { logFailure } from '../io/log.ts';
import { refreshVisitor } from '../visitor/query-keys.ts';
import { announceSignedInChange } from '../visitor/signed-in-hint.ts';
import type { PendingSignInCode } from '../io/identity/identity.ts';
import type { SignInOutcome } from './exchange.ts';

/** The identity SDK and the schemas come with the first sign-in form, never with a page. */
const loadExchange = () => import('./exchange.ts');

export function preloadExchange(): void {
  loadExchange().catch((error: unknown) => logFailure('Loading the sign-in code failed', error));
}

interface Credentials {
  email: string;
  password: string;
}

/** E-mail and password. Errors are passed on to the caller (specification §4.3). */
export function useSignIn(): UseMutationResult<SignInOutcome, Error, Credentials> {
  return useMutation({
    mutationFn: async ({ email, password }) => (await loadExchange()).signInWithPassword(email, password),
    onSuccess: (outcome, _credentials, _onMutateResult, { client }) => refreshAfterSignIn(client, outcome),
  });
}

interface SecondFactorCode {
  secondFactor: PendingSignInCode;
  code: string;
}

/** The code after the password, where the account has a second factor. */
export function useSignInCode(): UseMutationResult<SignInOutcome, Error, SecondFactorCode> {
  return useMutation({
    mutationFn: async ({ secondFactor, code }) => (await loadExchange()).signInWithCode(secondFactor, code),
    onSuccess: (outcome, _code, _onMutateResult, { client }) => refreshAfterSignIn(client, outcome),
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
  announceSignedInChange();
  await refreshVisitor(client);
}
