import { useMutation, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import {
  ConfirmEmailDocument,
  PreflightRegistrationDocument,
  RegisterCustomerDocument,
  ResendConfirmationDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type { RegisterCustomerMutation } from '../../graphql/generated/operations.ts';
import { useVisitorMutation } from '../visitor/visitor-mutation.ts';
import { graphql } from '../io/graphql.ts';
import { logFailure } from '../io/log.ts';
import { refreshVisitor, visitorKeys } from '../visitor/query-keys.ts';
import { announceSignedInChange } from '../visitor/signed-in-hint.ts';
import { errorCode } from '../rules/text/error-text.ts';
import type { Registrant, RegistrationInput } from './registration-input.ts';

/** The identity SDK comes with the form that needs it. */
const loadAccounts = () => import('../io/identity/identity-account.ts');

/** What went wrong where the token is too old: the account has to be proven again. */
export class ProofTooOld extends Error {}

/** Which form a national id leads to. */
export function usePreflight(): UseMutationResult<Registrant, Error, string> {
  return useMutation({
    mutationFn: async (ssn) => (await graphql(PreflightRegistrationDocument, { ssn })).preflightRegistration,
  });
}

type RegistrationResult = RegisterCustomerMutation['registerCustomer'];

/**
 * Makes the account where there is none yet, then the customer, and signs in. Sending the same form again after a failure
 * goes on where it stopped: the account of the first time is found by its password.
 */
export function useRegister(): UseMutationResult<RegistrationResult, Error, RegistrationInput> {
  return useMutation({
    mutationFn: register,
    onSuccess: (_registered, _typed, _shown, { client }) => refreshAfterSignIn(client),
    onError: (error) => logFailure('Registering failed', error),
  });
}

async function register({ details, account: typed }: RegistrationInput): Promise<RegistrationResult> {
  const accounts = await loadAccounts();
  const account = typed
    ? await accounts.createAccount(typed.email, typed.password)
    : await accounts.provenAccount();
  if (!account) throw new ProofTooOld();
  try {
    const input = { ...details, idToken: account.idToken };
    return (await graphql(RegisterCustomerDocument, { input })).registerCustomer;
  } catch (error) {
    // A refusal is final; after any other failure the customer may exist, and the account has to stay.
    const code = errorCode(error);
    if (code === 'FAILED_PRECONDITION' || code === 'BAD_REQUEST') await undoAccount(account.undo);
    throw error;
  }
}

async function undoAccount(undo: () => Promise<void>): Promise<void> {
  try {
    await undo();
  } catch (error) {
    logFailure('Taking the new account back failed', error);
  }
}

async function refreshAfterSignIn(client: QueryClient): Promise<void> {
  announceSignedInChange();
  await refreshVisitor(client);
}

/** Confirms the address that a code was mailed to. */
export function useConfirmEmail(): UseMutationResult<void, Error, string> {
  return useMutation({
    mutationFn: async (code) => void (await graphql(ConfirmEmailDocument, { code })),
    onSuccess: (_done, _code, _shown, { client }) =>
      client.invalidateQueries({ queryKey: visitorKeys.customer }),
  });
}

/** Mails a new code to who is signed in. */
export function useResendConfirmation(): UseMutationResult<void, Error, void> {
  return useVisitorMutation(ResendConfirmationDocument, {
    variables: () => ({}),
    pick: () => undefined,
  });
}
