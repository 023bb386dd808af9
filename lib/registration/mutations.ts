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
import { visitorKeys } from '../visitor/query-keys.ts';
import { refreshVisitor } from '../visitor/refresh-visitor.ts';
import { announceSignedInChange } from '../visitor/signed-in-hint.ts';
import { errorCode } from '../rules/text/error-text.ts';
import type { Registrant, RegistrationInput } from './registration-input.ts';

/** The identity SDK comes with the form that needs it. */
const loadAccounts = () => import('../io/identity/identity-account.ts');

/** What went wrong where the token is too old: the account has to be proven again. */
export class ProofExpired extends Error {}

/** Which form a national id leads to. */
export function usePreflight(): UseMutationResult<Registrant, Error, string> {
  return useMutation({
    mutationFn: async (ssn) => (await graphql(PreflightRegistrationDocument, { ssn })).preflightRegistration,
  });
}

type RegistrationResult = RegisterCustomerMutation['registerCustomer'];

/**
 * Makes the account where there is none yet, then the customer, and signs in. Sending the same form again after a failure
 * continues where it stopped: the account of the first time is found by its password.
 */
export function useRegister(): UseMutationResult<RegistrationResult, Error, RegistrationInput> {
  return useMutation({
    mutationFn: register,
    onSuccess: (_registered, _input, _onMutateResult, { client }) => refreshAfterRegistration(client),
    onError: (error) => logFailure('Registering failed', error),
  });
}

async function register({ details, account: credentials }: RegistrationInput): Promise<RegistrationResult> {
  const accounts = await loadAccounts();
  const account = credentials
    ? await accounts.createAccount(credentials.email, credentials.password)
    : await accounts.readProvenAccount();
  if (!account) throw new ProofExpired();
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

async function refreshAfterRegistration(client: QueryClient): Promise<void> {
  announceSignedInChange();
  await refreshVisitor(client);
}

/** Confirms the address that a code was mailed to. */
export function useConfirmEmail(): UseMutationResult<void, Error, string> {
  return useMutation({
    mutationFn: async (code) => void (await graphql(ConfirmEmailDocument, { code })),
    onSuccess: (_done, _code, _onMutateResult, { client }) =>
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
