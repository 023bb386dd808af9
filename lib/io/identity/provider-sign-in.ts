import { FirebaseError } from 'firebase/app';
import { getRedirectResult, OAuthProvider, signInWithPopup, signInWithRedirect } from 'firebase/auth';
import { errorCode } from '../../rules/text/error-text.ts';
import { completeSignIn, getIdentity, type IdentitySignIn } from './identity.ts';
import { keepCredential } from './kept-credential.ts';
import { ProviderWindows } from './provider-windows.ts';

const providerIds = { google: 'google.com', microsoft: 'microsoft.com' } as const;
export type Provider = keyof typeof providerIds;

/** The address has an account that the provider's does not prove to be its own. */
interface OwnedAddress {
  ownedEmail: string;
}

/**
 * Signs in with an account of a provider, in a window of its own; where the browser blocks that, in this one, which then
 * leaves the shop.
 * @param beforeLeaving stores what the page that comes back has to know
 * @throws the SDK's error
 */
export async function signInWithProvider(
  name: Provider,
  beforeLeaving: () => void,
): Promise<IdentitySignIn | OwnedAddress> {
  const auth = getIdentity();
  const provider = new OAuthProvider(providerIds[name]);
  try {
    return await completeSignIn(signInWithPopup(auth, provider, ProviderWindows));
  } catch (error) {
    if (errorCode(error) !== 'popup-blocked') return toOwnedAddress(error);
    beforeLeaving();
    return signInWithRedirect(auth, provider, ProviderWindows);
  }
}

/** Completes a sign-in that left the shop; null where none did. */
export async function completeRedirect(): Promise<IdentitySignIn | OwnedAddress | null> {
  try {
    const result = await getRedirectResult(getIdentity(), ProviderWindows);
    return result && (await completeSignIn(Promise.resolve(result)));
  } catch (error) {
    return toOwnedAddress(error);
  }
}

/** @throws the error, if it is another */
function toOwnedAddress(error: unknown): OwnedAddress {
  const email = error instanceof FirebaseError ? error.customData?.['email'] : undefined;
  if (errorCode(error) !== 'account-exists-with-different-credential' || typeof email !== 'string')
    throw error;
  const credential = OAuthProvider.credentialFromError(error as FirebaseError);
  if (credential) keepCredential(email, credential);
  return { ownedEmail: email };
}
