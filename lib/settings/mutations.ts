import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import {
  EndOtherSessionsDocument,
  EndSessionDocument,
  ResendConfirmationDocument,
  ResumeMailDocument,
  SetMarketingConsentDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { useVisitorMutation } from '../visitor/visitor-mutation.ts';
import { contextHeaders } from '../visitor/context-version.ts';
import { graphql } from '../io/graphql.ts';
import type { PendingSecondFactor } from '../io/identity/identity-settings.ts';
import type { SentLinkingCode } from '../io/identity/phone-sign-in.ts';
import { callRest } from '../io/rest.ts';
import { internationalPhone } from '../rules/people/phone.ts';
import { settingsQuery, type AccountSettings } from './queries.ts';

const { queryKey } = settingsQuery;
/** A session that ended is renewed in place, and what was pressed is done then. */
const signInAgainMeta = { signInAgain: true };

/** Signs the person out of one other browser, or without an id of all others. */
export function useEndSessions(): UseMutationResult<AccountSettings, Error, string | undefined> {
  return useMutation({
    meta: signInAgainMeta,
    mutationFn: async (sessionId, { client }) => {
      const headers = contextHeaders(client);
      return sessionId === undefined
        ? (await graphql(EndOtherSessionsDocument, {}, { headers })).endOtherSessions
        : (await graphql(EndSessionDocument, { sessionId }, { headers })).endSession;
    },
    onSuccess: (settings, _id, _onMutateResult, { client }) => client.setQueryData(queryKey, settings),
    // Ended by itself or elsewhere meanwhile: the list tells.
    onError: (_error, _id, _onMutateResult, { client }) => client.invalidateQueries({ queryKey }),
  });
}

export function useMarketingConsent(): UseMutationResult<AccountSettings, Error, boolean> {
  return useVisitorMutation(SetMarketingConsentDocument, {
    meta: signInAgainMeta,
    variables: (allow: boolean) => ({ allow }),
    pick: (data) => data.setMarketingConsent,
    onSuccess: (settings, _allow, _onMutateResult, { client }) => client.setQueryData(queryKey, settings),
  });
}

/** The shop mails to the own address again. */
export function useResumeMail(): UseMutationResult<AccountSettings, Error, void> {
  return useVisitorMutation(ResumeMailDocument, {
    meta: signInAgainMeta,
    variables: () => ({}),
    pick: (data) => data.resumeMail,
    onSuccess: (settings, _nothing, _onMutateResult, { client }) => client.setQueryData(queryKey, settings),
  });
}

/** Mails a new link that confirms the address. */
export function useResendConfirmation(): UseMutationResult<void, Error, void> {
  return useVisitorMutation(ResendConfirmationDocument, {
    meta: signInAgainMeta,
    variables: () => ({}),
    pick: () => undefined,
  });
}

/**
 * Changes the password of who has just proven to be the owner, and ends every other session.
 * @throws the SDK's error or BackendError
 */
export function useChangePassword(): UseMutationResult<void, Error, string> {
  return useMutation({
    mutationFn: async (password) => {
      const { changePassword } = await import('../io/identity/identity-settings.ts');
      await renewSession(await changePassword(password));
    },
    onSuccess: (_nothing, _password, _onMutateResult, { client }) => client.invalidateQueries({ queryKey }),
  });
}

/** For who has just proven to be the owner: a secret for an authenticator app. */
export function useStartSecondFactor(): UseMutationResult<PendingSecondFactor, Error, void> {
  return useMutation({
    mutationFn: async () => (await import('../io/identity/identity-settings.ts')).startSecondFactor(shopName),
  });
}

/** Tells the backend that more than a password has proven who sits here. @throws BackendError where the token does not say so */
export function useStrengthenSession(): UseMutationResult<void, Error, string> {
  return useMutation({
    mutationFn: async (idToken) => void (await callRest('customer/auth/strengthen', { idToken })),
  });
}

interface EnrolmentCode {
  factor: PendingSecondFactor;
  code: string;
}

/** Keeps the second factor; the others are signed out, since they came in without it. */
export function useEnrolSecondFactor(): UseMutationResult<void, Error, EnrolmentCode> {
  return useMutation({
    mutationFn: async ({ factor, code }) => renewSession(await factor.enrol(code)),
    onSuccess: (_nothing, _code, _onMutateResult, { client }) => client.invalidateQueries({ queryKey }),
  });
}

/** For who has just proven to be the owner, with the code: sign-ins need the password only from now on. */
export function useRemoveSecondFactors(): UseMutationResult<void, Error, void> {
  return useMutation({
    mutationFn: async () => {
      const { removeSecondFactors } = await import('../io/identity/identity-settings.ts');
      await renewSession(await removeSecondFactors());
    },
    onSuccess: (_nothing, _none, _onMutateResult, { client }) => client.invalidateQueries({ queryKey }),
  });
}

/** For who has just proven to be the owner: sends a code to a phone that shall sign in as well. */
export function useSendLinkingCode(): UseMutationResult<SentLinkingCode, Error, string> {
  return useMutation({
    mutationFn: async (phone) =>
      (await import('../io/identity/phone-sign-in.ts')).sendLinkingCode(internationalPhone(phone)),
  });
}

interface PhoneCode {
  sentCode: SentLinkingCode;
  code: string;
}

/** From now on a code to this phone signs in. */
export function useLinkPhone(): UseMutationResult<void, Error, PhoneCode> {
  return useMutation({
    mutationFn: ({ sentCode, code }) => sentCode.link(code),
    onSuccess: (_nothing, _code, _onMutateResult, { client }) => client.invalidateQueries({ queryKey }),
  });
}

/** For who has just proven to be the owner: no code signs in any more. */
export function useUnlinkPhone(): UseMutationResult<void, Error, void> {
  return useMutation({
    mutationFn: async () => (await import('../io/identity/phone-sign-in.ts')).unlinkPhone(),
    onSuccess: (_nothing, _none, _onMutateResult, { client }) => client.invalidateQueries({ queryKey }),
  });
}

/** How an authenticator app calls the shop. */
const shopName = 'Vörulind';

/** The session of this browser continues as one of the new sign-in; every other one of the person ends. */
async function renewSession(idToken: string): Promise<void> {
  await callRest('customer/auth/renewal', { idToken });
}
