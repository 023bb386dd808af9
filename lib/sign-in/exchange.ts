import { BackendError } from '../io/backend-error.ts';
import { signInToIdentity, type IdentitySignIn, type PendingSignInCode } from '../io/identity/identity.ts';
import { callRest } from '../io/rest.ts';
import { userOptionsSchema, type UserOption } from '../contract/rest-schemas.ts';

/** What a sign-in can end with or stop at; anything else is thrown. */
export type SignInOutcome =
  | { kind: 'signed-in' }
  /** Known to the identity service, not to this shop. */
  | { kind: 'sign-up-needed' }
  /** Several customers behind one login. */
  | { kind: 'choose'; options: UserOption[]; idToken: string }
  /** The address of the provider's account has one here, whose owner has to sign in otherwise first. */
  | { kind: 'link-needed'; email: string }
  /** The password was right; the code of an authenticator app is required as well. */
  | { kind: 'code-needed'; secondFactor: PendingSignInCode };

/** Signs in at the identity service and exchanges its token with the backend. */
export async function signInWithPassword(email: string, password: string): Promise<SignInOutcome> {
  return followIdentitySignIn(await signInToIdentity(email, password));
}

/** What comes after the identity service, whichever way in was taken. */
export async function followIdentitySignIn(identitySignIn: IdentitySignIn): Promise<SignInOutcome> {
  return 'idToken' in identitySignIn
    ? exchangeToken(identitySignIn.idToken)
    : { kind: 'code-needed', secondFactor: identitySignIn.secondFactor };
}

/** @param code as the authenticator app shows it */
export async function signInWithCode(secondFactor: PendingSignInCode, code: string): Promise<SignInOutcome> {
  return exchangeToken(await secondFactor.signInWithCode(code));
}

/** @param selectedCustomer an id that a 300 answer listed */
export async function exchangeToken(idToken: string, selectedCustomer?: number): Promise<SignInOutcome> {
  const { status, body } = await callRest('customer/auth/credentials', {
    idToken,
    ...(selectedCustomer !== undefined && { selectedCustomer }),
  });
  if (status === 200) return { kind: 'signed-in' };
  if (status === 204) return { kind: 'sign-up-needed' };
  const options = userOptionsSchema.safeParse(body);
  if (status !== 300 || !options.success) throw new BackendError('UNKNOWN', `Unexpected answer ${status}`);
  return { kind: 'choose', options: options.data, idToken };
}
