import type { Database } from '../../db/connect.ts';
import * as store from './internal/store.ts';
import { maxAuthAgeSeconds, refusedTokenError } from './tokens.ts';
import { hashText } from '../../hash-input.ts';

/**
 * Uses an identity token up: one that was seen by others, e.g. in a log, opens no second session. Kept for as long as a token
 * could be exchanged; only its digest.
 * @param db the transaction that opens the session, so that a failed one uses nothing up
 * @throws ShopError UNAUTHENTICATED for a token that was used before
 */
export async function consumeToken(db: Database, idToken: string): Promise<void> {
  const tokenHash = hashText(signedPart(idToken));
  const expiresAt = new Date(Date.now() + 2 * maxAuthAgeSeconds * 1000);
  if (!(await store.insertUsedToken(db, tokenHash, expiresAt))) throw refusedTokenError();
}

/** Without the signature, whose text can be varied without making it another one. */
function signedPart(idToken: string): string {
  return idToken.slice(0, idToken.lastIndexOf('.'));
}
