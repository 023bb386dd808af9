import { z } from 'zod';
import { type Call, requireAccount, requireToken } from './account-calls.ts';
import { IdentityError } from './identity-error.ts';
import { algorithm, codeLength, createSecret, periodSeconds } from './second-factors.ts';

const text = z.string().max(4096).optional();
const startSchema = z.object({ idToken: text, totpEnrollmentInfo: z.object({}).optional() });
const enrolSchema = z.object({
  idToken: text,
  displayName: z.string().max(256).nullish(),
  totpVerificationInfo: z.object({ sessionInfo: z.string(), verificationCode: z.string() }).optional(),
});
const withdrawSchema = z.object({ idToken: text, mfaEnrollmentId: z.string() });
const finishSchema = z.object({
  mfaPendingCredential: text,
  mfaEnrollmentId: text,
  totpVerificationInfo: z.object({ verificationCode: z.string() }).optional(),
});

/** A secret for an authenticator app. Text messages are not supported. */
export const startEnrolment: Call = async ({ tokens, secondFactors, now }, body) => {
  const { idToken, totpEnrollmentInfo } = startSchema.parse(body);
  const account = await tokens.accountOf(requireToken(idToken), 'recent');
  if (!totpEnrollmentInfo) throw new IdentityError('OPERATION_NOT_ALLOWED', 'SMS based MFA not enabled.');
  if (!account.email_verified) throw new IdentityError('UNVERIFIED_EMAIL');
  const sharedSecretKey = createSecret();
  return {
    totpSessionInfo: {
      sharedSecretKey,
      verificationCodeLength: codeLength,
      hashingAlgorithm: algorithm,
      periodSec: periodSeconds,
      sessionInfo: secondFactors.wait(account.local_id, sharedSecretKey),
      finalizeEnrollmentTime: new Date(now() + 300_000).toISOString(),
    },
  };
};

export const finishEnrolment: Call = async ({ tokens, secondFactors }, body) => {
  const { idToken, displayName, totpVerificationInfo } = enrolSchema.parse(body);
  const account = await tokens.accountOf(requireToken(idToken));
  if (!totpVerificationInfo) throw new IdentityError('OPERATION_NOT_ALLOWED');
  const { sessionInfo, verificationCode } = totpVerificationInfo;
  if (secondFactors.waiting(sessionInfo).localId !== account.local_id)
    throw new IdentityError('INVALID_SESSION_INFO');
  const id = secondFactors.enrol(sessionInfo, verificationCode, displayName ?? null);
  return { ...(await tokens.start(account, { secondFactor: id })), totpAuthInfo: {} };
};

export const withdrawEnrolment: Call = async ({ tokens, secondFactors }, body) => {
  const { idToken, mfaEnrollmentId } = withdrawSchema.parse(body);
  const account = await tokens.accountOf(requireToken(idToken), 'recent');
  secondFactors.withdraw(account.local_id, mfaEnrollmentId);
  return tokens.start(account);
};

/** Would send a text message, which is not supported: an authenticator app needs no start. */
export const startSecondSignIn: Call = () =>
  Promise.reject(new IdentityError('OPERATION_NOT_ALLOWED', 'SMS based MFA not enabled.'));

export const finishSecondSignIn: Call = async (service, body) => {
  const { accounts, tokens, failures, secondFactors, now } = service;
  const { mfaPendingCredential, mfaEnrollmentId, totpVerificationInfo } = finishSchema.parse(body);
  if (!mfaPendingCredential) throw new IdentityError('MISSING_MFA_PENDING_CREDENTIAL');
  if (!mfaEnrollmentId) throw new IdentityError('MISSING_MFA_ENROLLMENT_ID');
  if (!totpVerificationInfo) throw new IdentityError('OPERATION_NOT_ALLOWED');
  const account = requireAccount(accounts.byId(secondFactors.waiting(mfaPendingCredential).localId));
  if (account.disabled) throw new IdentityError('USER_DISABLED');
  // Only accounts with an address have a second factor.
  const email = account.email ?? account.local_id;
  failures.check(email);
  // Counted as a failure before it is checked, together with the passwords: knowing the password must not allow trying a million
  // codes.
  failures.add(email);
  secondFactors.take(mfaPendingCredential, mfaEnrollmentId, totpVerificationInfo.verificationCode);
  failures.clear(email);
  accounts.signedIn(account.local_id, now());
  return tokens.start(account, { secondFactor: mfaEnrollmentId });
};
