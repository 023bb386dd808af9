import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { sessions } from '../../../db/schema/sessions.ts';

export interface DueSession {
  id: number;
  uid: string;
  /** Time of the sign-in at the identity service, seconds since 1970. */
  authTime: number;
}

/** Sessions of the accounts that were checked longest ago, marked as checked, so that no second process checks the same ones. */
export async function claimDueSessions(
  db: Database,
  accounts: number,
  everySeconds: number,
): Promise<DueSession[]> {
  const due = sql`
    SELECT DISTINCT identity_uid FROM (
      SELECT identity_uid FROM ${sessions}
      WHERE identity_uid IS NOT NULL AND identity_checked_at < now() - make_interval(secs => ${everySeconds})
      ORDER BY identity_checked_at LIMIT ${accounts} FOR UPDATE SKIP LOCKED
    ) AS waiting`;
  const rows = await db
    .update(sessions)
    .set({ identityCheckedAt: sql`now()` })
    // An array, as in jobs/internal/store.ts.
    .where(sql`${sessions.identityUid} = ANY (ARRAY(${due}))`)
    .returning({ id: sessions.id, uid: sessions.identityUid, authAt: sessions.identityAuthAt });
  return rows.map(({ id, uid, authAt }) => ({
    id,
    uid: uid ?? '',
    authTime: Math.floor((authAt?.getTime() ?? 0) / 1000),
  }));
}

export async function deleteSessions(db: Database, ids: readonly number[]): Promise<void> {
  await db.delete(sessions).where(inArray(sessions.id, [...ids]));
}
