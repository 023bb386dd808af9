import type { Database } from '../../db/connect.ts';
import { writeAudit } from './audit.ts';
import { deleteAccountSessions } from './internal/own-sessions-store.ts';

/**
 * Ends every session of an identity account's owner that started before `before`, including those by electronic id: after a
 * password reset by mail no earlier session survives (reliability F30).
 */
export async function endSessionsOfAccount(tx: Database, identityUid: string, before: Date): Promise<void> {
  const ended = await deleteAccountSessions(tx, identityUid, before);
  for (const session of ended) await writeAudit(tx, session, 'end-sessions', { by: 'password-reset' });
}
