import { signInWithEmailLink } from 'firebase/auth';
import { completeSignIn, getIdentity, type IdentitySignIn } from './identity.ts';

/** @param link the address that the mail led to. @throws the SDK's error */
export function signInWithMailLink(email: string, link: string): Promise<IdentitySignIn> {
  return completeSignIn(signInWithEmailLink(getIdentity(), email, link));
}
