import { linkWithCredential, type AuthCredential, type User } from 'firebase/auth';
import { logFailure } from '../log.ts';

/** A provider's proof of an address that already has an account: linked once its owner signs in otherwise. */
let keptCredential: { email: string; credential: AuthCredential } | null = null;

export function keepCredential(email: string, credential: AuthCredential): void {
  keptCredential = { email, credential };
}

/** Only to the account of the same address, and only for the next one who signs in on this page. */
export async function linkKeptCredential(user: User): Promise<void> {
  const kept = keptCredential;
  keptCredential = null;
  if (!kept || kept.email !== user.email) return;
  try {
    await linkWithCredential(user, kept.credential);
  } catch (error) {
    logFailure('Linking the account of the provider failed', error);
  }
}
