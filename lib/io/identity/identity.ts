import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  getMultiFactorResolver,
  initializeAuth,
  inMemoryPersistence,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signOut,
  TotpMultiFactorGenerator,
  type Auth,
  type MultiFactorError,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { errorCode } from '../../rules/text/error-text.ts';
import { newIdempotencyKey } from '../../rules/orders/idempotency-key.ts';
import { logFailure } from '../log.ts';
import { publicConfig } from '../public-config.ts';
import { linkKeptCredential } from './kept-credential.ts';
import { synchroniseTokens } from './token-sync.ts';

/*
 * The identity service's own session (specification §4.5) stays in the browser, so that it is renewed and, where a sync
 * address is set, synchronised; who is signed in to the shop is the backend's cookie alone. It cannot open another shop
 * session: the backend only exchanges tokens of sign-ins within the last 300 s.
 */

let startedIdentity: { app: FirebaseApp; auth: Auth } | undefined;

/** The SDK, initialised on first use. */
export function getIdentity(): Auth {
  return (startedIdentity ??= startIdentity()).auth;
}

function startIdentity(): { app: FirebaseApp; auth: Auth } {
  const { apiKey, project, authDomain, url, tokenSyncUrl } = publicConfig().identity;
  const app = initializeApp({ apiKey, projectId: project, authDomain });
  // Without the SDK's own code for pop-ups (provider-windows.ts). Not IndexedDB: the SDK polls it, and what it reads there can be
  // put over a session that has just been renewed.
  const auth = initializeAuth(app, { persistence: browserLocalPersistence });
  if (url) connectAuthEmulator(auth, url, { disableWarnings: true });
  if (tokenSyncUrl) synchroniseTokens(auth, tokenSyncUrl);
  return { app, auth };
}

/** Uses a fresh instance: the SDK caches some answers for an unspecified time. */
export async function withFreshIdentity<T>(callback: (auth: Auth) => Promise<T>): Promise<T> {
  const { apiKey, project, authDomain, url } = publicConfig().identity;
  const app = initializeApp({ apiKey, projectId: project, authDomain }, newIdempotencyKey());
  try {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    if (url) connectAuthEmulator(auth, url, { disableWarnings: true });
    return await callback(auth);
  } finally {
    await deleteApp(app);
  }
}

/** A sign-in that waits for the code of an authenticator app. */
export interface PendingSignInCode {
  /** As its owner called it. */
  name: string | null;
  /** @throws the SDK's error, e.g. `auth/invalid-verification-code` */
  signInWithCode(code: string): Promise<string>;
}

export type IdentitySignIn = { idToken: string } | { secondFactor: PendingSignInCode };

/**
 * Signs in at the identity service.
 * @returns an identity token for the backend's exchange, or the required second factor
 * @throws the SDK's error, whose `code` is `auth/` and a code of specification §8.4
 */
export async function signInToIdentity(email: string, password: string): Promise<IdentitySignIn> {
  return completeSignIn(signInWithEmailAndPassword(getIdentity(), email, password));
}

/** What any way of signing in ends with: a token, or the required second factor. @throws the SDK's error */
export async function completeSignIn(attempt: Promise<UserCredential>): Promise<IdentitySignIn> {
  try {
    const { user } = await attempt;
    await linkKeptCredential(user);
    return { idToken: await user.getIdToken() };
  } catch (error) {
    if (errorCode(error) !== 'multi-factor-auth-required') throw error;
    return { secondFactor: toSecondFactor(error as MultiFactorError) };
  }
}

/** @throws the error itself where the account's second factors are none that is offered here */
function toSecondFactor(error: MultiFactorError): PendingSignInCode {
  const resolver = getMultiFactorResolver(getIdentity(), error);
  const hint = resolver.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID);
  if (!hint) throw error;
  return {
    name: hint.displayName ?? null,
    async signInWithCode(code) {
      const { user } = await resolver.resolveSignIn(
        TotpMultiFactorGenerator.assertionForSignIn(hint.uid, code),
      );
      await linkKeptCredential(user);
      return user.getIdToken();
    },
  };
}

let isSigningOut = false;

/** Ends the identity session; failure is only logged (specification §8.2). */
export async function signOutOfIdentity(): Promise<void> {
  isSigningOut = true;
  try {
    await signOut(getIdentity());
  } catch (error) {
    logFailure('Signing out with the identity provider failed', error);
  } finally {
    isSigningOut = false;
  }
}

/** The SDK's internal interface for its own services; only with a listener does it renew the token before it expires. */
interface TokenRefresh {
  addAuthTokenListener(listener: (token: string | null) => void): void;
}
interface AppWithServices {
  container: { getProvider(name: 'auth-internal'): { getImmediate(): TokenRefresh } };
}

/**
 * Renews the identity session where there is one, by the SDK's own clock: 5 minutes before the end, after failures 30 s
 * and doubling (specification §9).
 * @param onEnded called when the service closed the account or revoked the session; not when the user signs out here
 */
export async function renewIdentity(onEnded: () => void): Promise<void> {
  const auth = getIdentity();
  await auth.authStateReady();
  const { app } = (startedIdentity ??= startIdentity());
  (app as unknown as AppWithServices).container
    .getProvider('auth-internal')
    .getImmediate()
    .addAuthTokenListener(() => undefined);
  let lastUser = auth.currentUser;
  onIdTokenChanged(auth, (user) => {
    const endedUser = user === null && !isSigningOut ? lastUser : null;
    lastUser = user;
    if (endedUser) void isEndedByService(endedUser).then((isEnded) => isEnded && onEnded());
  });
}

const endingCodes: readonly (string | null)[] = ['user-disabled', 'user-token-expired', 'invalid-user-token'];

/** After a sign-out in another tab the session is still valid at the service, which still issues a token. */
async function isEndedByService(user: User): Promise<boolean> {
  try {
    await user.getIdToken(true);
    return false;
  } catch (error) {
    return endingCodes.includes(errorCode(error));
  }
}
