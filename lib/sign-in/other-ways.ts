import { completeRedirect, signInWithProvider, type Provider } from '../io/identity/provider-sign-in.ts';
import { signInWithMailLink } from '../io/identity/mail-link-sign-in.ts';
import { sendSignInCode, type SentCode } from '../io/identity/phone-sign-in.ts';
import type { IdentitySignIn } from '../io/identity/identity.ts';
import { internationalPhone } from '../rules/people/phone.ts';
import { followIdentitySignIn, type SignInOutcome } from './exchange.ts';
import { storeReturnPath } from '../visitor/return-after-leaving.ts';

/* Ways in besides the password; the code for them comes with the first press. */

/** @param returnTo where the visitor is led if the browser leaves the shop for it */
export async function signInByProvider(provider: Provider, returnTo: string): Promise<SignInOutcome> {
  return followProvider(await signInWithProvider(provider, () => storeReturnPath(returnTo)));
}

/** Continues what left the shop; null where nothing did. */
export async function continueProviderSignIn(): Promise<SignInOutcome | null> {
  const signIn = await completeRedirect();
  return signIn && followProvider(signIn);
}

function followProvider(signIn: IdentitySignIn | { ownedEmail: string }): Promise<SignInOutcome> {
  if ('ownedEmail' in signIn) return Promise.resolve({ kind: 'link-needed', email: signIn.ownedEmail });
  return followIdentitySignIn(signIn);
}

/** @param link the address that the mail led to */
export async function signInByMailLink(email: string, link: string): Promise<SignInOutcome> {
  return followIdentitySignIn(await signInWithMailLink(email, link));
}

/** @param phone as people type it */
export function sendPhoneCode(phone: string): Promise<SentCode> {
  return sendSignInCode(internationalPhone(phone));
}

export async function signInByPhoneCode(sentCode: SentCode, code: string): Promise<SignInOutcome> {
  return followIdentitySignIn(await sentCode.signIn(code));
}
