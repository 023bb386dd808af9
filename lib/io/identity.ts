import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
  signOut,
  type Auth,
} from 'firebase/auth';
import { logFailure } from './log.ts';
import { publicConfig } from './public-config.ts';

/*
 * Only what e-mail and password need: no popup resolver and no stored session. Who is signed in to the shop is the
 * backend's cookie; the identity service's token is wanted once, for the exchange.
 */

let started: Auth | undefined;

/** The SDK, started when it is first wanted. */
export function identity(): Auth {
  if (started) return started;
  const { apiKey, project, authDomain, url } = publicConfig().identity;
  const app = initializeApp({ apiKey, projectId: project, authDomain });
  started = initializeAuth(app, { persistence: inMemoryPersistence });
  if (url) connectAuthEmulator(started, url, { disableWarnings: true });
  return started;
}

/**
 * Signs in at the identity service.
 * @returns an identity token for the backend's exchange
 * @throws the SDK's error, whose `code` is `auth/` and a code of specification §8
 */
export async function identityToken(email: string, password: string): Promise<string> {
  const { user } = await signInWithEmailAndPassword(identity(), email, password);
  return user.getIdToken();
}

/** Ends the identity session; failure is only logged (specification §8). */
export async function leaveIdentity(): Promise<void> {
  if (!started) return;
  try {
    await signOut(started);
  } catch (error) {
    logFailure('Signing out with the identity provider failed', error);
  }
}
