import {
  deleteUser,
  getAdditionalUserInfo,
  linkWithPhoneNumber,
  RecaptchaVerifier,
  signInWithPhoneNumber,
  unlink,
  type ApplicationVerifier,
} from 'firebase/auth';
import { completeSignIn, getIdentity, type IdentitySignIn } from './identity.ts';
import { identityError } from './toolkit.ts';

export interface SentCode {
  /** @throws the SDK's error; `auth/phone-not-linked` where no account has the number */
  signIn(code: string): Promise<IdentitySignIn>;
}

export interface SentLinkingCode {
  /** @throws the SDK's error; `auth/account-exists-with-different-credential` where another account has the number */
  link(code: string): Promise<void>;
}

/** @param phoneNumber with the country's code. @throws the SDK's error */
export async function sendSignInCode(phoneNumber: string): Promise<SentCode> {
  const auth = getIdentity();
  const sent = await withVerifier((verifier) => signInWithPhoneNumber(auth, phoneNumber, verifier));
  return {
    async signIn(code) {
      const confirmed = sent.confirm(code);
      const identitySignIn = await completeSignIn(confirmed);
      if (!('idToken' in identitySignIn)) return identitySignIn;
      const credential = await confirmed;
      if (!getAdditionalUserInfo(credential)?.isNewUser) return identitySignIn;
      // The service makes an account for any number: one that nobody has added to theirs is none of the shop's.
      await deleteUser(credential.user);
      throw identityError('phone-not-linked');
    },
  };
}

/** For who has just proven to be the owner: the account is signed in to by this number as well. */
export async function sendLinkingCode(phoneNumber: string): Promise<SentLinkingCode> {
  const user = getIdentity().currentUser;
  if (!user) throw identityError('requires-recent-login');
  const sent = await withVerifier((verifier) => linkWithPhoneNumber(user, phoneNumber, verifier));
  return {
    async link(code) {
      await sent.confirm(code);
    },
  };
}

/** For who has just proven to be the owner. */
export async function unlinkPhone(): Promise<void> {
  const user = getIdentity().currentUser;
  if (!user) throw identityError('requires-recent-login');
  await unlink(user, 'phone');
}

/** That no machine asks: the service's own check, without a word where it has no doubt. */
async function withVerifier<T>(send: (verifier: ApplicationVerifier) => Promise<T>): Promise<T> {
  const auth = getIdentity();
  auth.languageCode = 'is';
  const container = document.createElement('div');
  document.body.append(container);
  const verifier = new RecaptchaVerifier(auth, container, { size: 'invisible' });
  try {
    return await send(verifier);
  } finally {
    verifier.clear();
    container.remove();
  }
}
