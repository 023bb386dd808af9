import { logFailure } from '../log.ts';

/** Ends the session at the identity service; loads its code on demand. The next person to sign in may be another. */
export async function endIdentitySession(): Promise<void> {
  try {
    await (await import('./identity.ts')).signOutOfIdentity();
  } catch (error) {
    logFailure('Signing out with the identity provider failed', error);
  }
}
