import { useMutation, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import { logFailure } from '../io/log.ts';
import { refreshVisitor } from '../visitor/query-keys.ts';
import { announceSignedInChange } from '../visitor/signed-in-hint.ts';
import type { SecondFactor } from '../io/identity/identity.ts';
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

/** E-mail and password. Errors go on to the caller (specification §4.3). */
export function useSignIn(): UseMutationResult<SignInOutcome, Error, Credentials> {
  return useMutation({
    mutationFn: async ({ email, password }) => (await loadExchange()).signInWithPassword(email, password),
    onSuccess: (outcome, _credentials, _shown, { client }) => settle(client, outcome),
  });
}

interface Code {
  secondFactor: SecondFactor;
  code: string;
}

/** The code after the password, where the account has a second factor. */
export function useSignInCode(): UseMutationResult<SignInOutcome, Error, Code> {
  return useMutation({
    mutationFn: async ({ secondFactor, code }) => (await loadExchange()).signInWithCode(secondFactor, code),
    onSuccess: (outcome, _code, _shown, { client }) => settle(client, outcome),
  });
}

interface Choice {
  idToken: string;
  selectedCustomer: number;
}

/** Repeats the exchange with the chosen user of a 300 answer; failure is logged. */
export function useSelectUser(): UseMutationResult<SignInOutcome, Error, Choice> {
  return useMutation({
    mutationFn: async ({ idToken, selectedCustomer }) =>
      (await loadExchange()).exchangeToken(idToken, selectedCustomer),
    onSuccess: (outcome, _choice, _shown, { client }) => settle(client, outcome),
    onError: (error) => logFailure('Choosing a user failed', error),
  });
}

async function settle(client: QueryClient, outcome: SignInOutcome): Promise<void> {
  if (outcome.kind !== 'signed-in') return;
  announceSignedInChange();
  await refreshVisitor(client);
}
