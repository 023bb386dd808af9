import { logFailure } from '../log.ts';

/** Ends the identity service's session, whose code comes for it. It may be another person's than the one who signs in next. */
export async function endIdentitySession(): Promise<void> {
  try {
    await (await import('./identity.ts')).signOutOfIdentity();
  } catch (error) {
    logFailure('Signing out with the identity provider failed', error);
  }
}
