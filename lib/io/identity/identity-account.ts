import {
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  signInWithEmailAndPassword,
  validatePassword,
  verifyPasswordResetCode,
  type User,
} from 'firebase/auth';
import type { PasswordPolicy } from '../../rules/security/password-rules.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { withFreshIdentity, getIdentity } from './identity.ts';

/*
 * What people do with their account of the identity service besides signing in. Everything throws the SDK's error,
 * whose `code` is `auth/` and a code of specification §8.4.
 */

/** A token younger than this can still reach the backend, which accepts it for 300 s after sign-in (specification §9). */
const maximumTokenAgeMs = 240_000;

export interface ProvenAccount {
  idToken: string;
  email: string;
  /** Deletes the account if this attempt created it. */
  undo(): Promise<void>;
}

/** The account proven by a sign-in on this page just now, or null. */
export async function readProvenAccount(): Promise<ProvenAccount | null> {
  const auth = getIdentity();
  await auth.authStateReady();
  const user = auth.currentUser;
  if (!user?.email) return null;
  // A new one each time: the backend takes none twice, and the answer to the last may have been lost.
  const { authTime, token } = await user.getIdTokenResult(true);
  if (Date.now() - Date.parse(authTime) > maximumTokenAgeMs) return null;
  return { idToken: token, email: user.email, undo: () => Promise.resolve() };
}

/**
 * Creates an account. If it exists and the password is right, it is the same person after an interrupted attempt: the account
 * is reused.
 */
export async function createAccount(email: string, password: string): Promise<ProvenAccount> {
  const auth = getIdentity();
  await refuseCommonPassword(password);
  try {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    return toProvenAccount(user, email, () => deleteUser(user));
  } catch (error) {
    if (sdkErrorCode(error) !== 'auth/email-already-in-use') throw error;
    const { user } = await signInWithEmailAndPassword(auth, email, password).catch((cause: unknown) => {
      // Only that the address is taken may be disclosed.
      throw isRefusal(cause) ? error : cause;
    });
    return toProvenAccount(user, email, () => Promise.resolve());
  }
}

async function toProvenAccount(user: User, email: string, undo: () => Promise<void>): Promise<ProvenAccount> {
  return { idToken: await user.getIdToken(), email, undo };
}

function isRefusal(error: unknown): boolean {
  return ['auth/invalid-credential', 'auth/wrong-password', 'auth/multi-factor-auth-required'].includes(
    sdkErrorCode(error),
  );
}

function sdkErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** The service's current password policy. */
export async function readPasswordPolicy(): Promise<PasswordPolicy> {
  const { passwordPolicy } = await withFreshIdentity((auth) => validatePassword(auth, ''));
  const { customStrengthOptions: policyOptions, allowedNonAlphanumericCharacters } = passwordPolicy;
  return {
    minimum: policyOptions.minPasswordLength ?? 6,
    maximum: policyOptions.maxPasswordLength ?? null,
    lowercase: policyOptions.containsLowercaseLetter ?? false,
    uppercase: policyOptions.containsUppercaseLetter ?? false,
    digit: policyOptions.containsNumericCharacter ?? false,
    special: policyOptions.containsNonAlphanumericCharacter ?? false,
    specialCharacters: Array.from(allowedNonAlphanumericCharacters),
  };
}

/** What a link in a mail names, where it does. */
interface LinkTarget {
  code: string;
  tenantId: string | null;
  /** What the service writes back in. */
  languageCode: string | null;
}

/** The address that a code of a reset link is for; the code stays good. */
export function verifyResetCode(link: LinkTarget): Promise<string> {
  return verifyPasswordResetCode(authForLink(link), link.code);
}

/** Redeems a reset code. */
export async function setNewPassword(link: LinkTarget, password: string): Promise<void> {
  await refuseCommonPassword(password);
  await confirmPasswordReset(authForLink(link), link.code, password);
}

/** Redeems a code that confirms an address or reverts its change. */
export function applyEmailCode(link: LinkTarget): Promise<void> {
  return applyActionCode(authForLink(link), link.code);
}

function authForLink({ tenantId, languageCode }: LinkTarget) {
  const auth = getIdentity();
  auth.tenantId = tenantId;
  auth.languageCode = languageCode;
  return auth;
}
