import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { customers } from '../../../db/schema/customers.ts';
import { punchOuts } from '../../../db/schema/punch-out.ts';
import { rateLimits, sessions, usedTokens } from '../../../db/schema/sessions.ts';
import { actors, rightsAt, toRights, unitsAt } from '../acting-rights.ts';

const sessionColumns = {
  id: sessions.id,
  actorId: sessions.actorId,
  customerId: sessions.customerId,
  billToId: sessions.billToId,
  isStrong: sessions.isStrong,
  contextVersion: sessions.contextVersion,
  ...rightsAt(),
  unitIds: unitsAt(),
  createdAt: sessions.createdAt,
  expiresAt: sessions.expiresAt,
  lastUsedAt: sessions.lastUsedAt,
  lastWrite: sessions.lastWrite,
  punchOutId: sessions.punchOutId,
};

const hasToken = (tokenHash: string, now: Date) =>
  or(
    eq(sessions.tokenHash, tokenHash),
    and(eq(sessions.previousTokenHash, tokenHash), gt(sessions.previousUntil, now)),
  );

/** A valid session: not expired, and its user is not deactivated. Without rights the user may no longer act for that customer. */
export async function findSession(db: Database, tokenHash: string, now: Date) {
  const rows = await db
    .select({
      ...sessionColumns,
      isOldCookie: sql<boolean>`${sessions.tokenHash} <> ${tokenHash}`,
      isReadOnly: sql<boolean>`coalesce(${punchOuts.operation} = 'inspect', false)`,
      hasSentCart: sql<boolean>`${punchOuts.sentAt} IS NOT NULL`,
    })
    .from(sessions)
    .innerJoin(actors, and(eq(actors.id, sessions.actorId), eq(actors.isActive, true)))
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .leftJoin(punchOuts, eq(punchOuts.id, sessions.punchOutId))
    .where(and(hasToken(tokenHash, now), gt(sessions.expiresAt, now)));
  if (!rows[0]) return null;
  const { role, ownAbilities, ...row } = rows[0];
  return { ...row, rights: toRights({ role, ownAbilities }) };
}

export async function insertSession(db: Database, row: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(row);
}

export async function updateUsage(
  db: Database,
  id: number,
  expiresAt: Date,
  lastUsedAt: Date,
): Promise<void> {
  await db.update(sessions).set({ expiresAt, lastUsedAt }).where(eq(sessions.id, id));
}

/** Notes where the log ends now that the session has written. */
export async function updateLastWrite(db: Database, id: number): Promise<void> {
  await db
    .update(sessions)
    .set({ lastWrite: sql`pg_current_wal_insert_lsn()` })
    .where(eq(sessions.id, id));
}

/** Invalidates all earlier cookies. @returns when the session expires, or null when it is gone */
export async function updateToken(db: Database, id: number, tokenHash: string): Promise<Date | null> {
  const rows = await db
    .update(sessions)
    .set({ tokenHash, previousTokenHash: null, previousUntil: null })
    .where(eq(sessions.id, id))
    .returning({ expiresAt: sessions.expiresAt });
  return rows[0]?.expiresAt ?? null;
}

type SessionSubject = Pick<typeof sessions.$inferSelect, 'customerId' | 'billToId' | 'contextVersion'>;

/**
 * Sets the customer acted for and the bill-to customer, unless a concurrent request was faster. With `token` the session
 * continues under it, and requests in flight with the old cookie are accepted until `previousUntil`.
 * @returns when the session expires, or null when it is gone or has been switched since
 */
export async function updateSubject(
  db: Database,
  { id, contextVersion }: { id: number; contextVersion: number },
  { customerId, billToId, contextVersion: nextVersion }: SessionSubject,
  token?: { tokenHash: string; previousUntil: Date },
): Promise<Date | null> {
  const renewed = token && { ...token, previousTokenHash: sql`${sessions.tokenHash}` };
  const rows = await db
    .update(sessions)
    .set({ customerId, billToId, contextVersion: nextVersion, ...renewed })
    .where(and(eq(sessions.id, id), eq(sessions.contextVersion, contextVersion)))
    .returning({ expiresAt: sessions.expiresAt });
  return rows[0]?.expiresAt ?? null;
}

/** False when there was none. */
export async function deleteSession(db: Database, tokenHash: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(hasToken(tokenHash, new Date()))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, now));
  await db.delete(usedTokens).where(lt(usedTokens.expiresAt, now));
}

/** False when the token was used before. */
export async function insertUsedToken(db: Database, tokenHash: string, expiresAt: Date): Promise<boolean> {
  const rows = await db
    .insert(usedTokens)
    .values({ tokenHash, expiresAt })
    .onConflictDoNothing()
    .returning({ tokenHash: usedTokens.tokenHash });
  return rows.length === 1;
}

export async function isTokenUsed(db: Database, tokenHash: string, now: Date): Promise<boolean> {
  const isThisToken = and(eq(usedTokens.tokenHash, tokenHash), gt(usedTokens.expiresAt, now));
  return (await db.$count(usedTokens, isThisToken)) > 0;
}

/** Counts one attempt within a window and returns their number, this one included. */
export async function incrementTries(db: Database, key: string, windowSeconds: number): Promise<number> {
  const isOver = sql`${rateLimits.windowEndsAt} <= now()`;
  const windowEnd = sql`now() + make_interval(secs => ${windowSeconds})`;
  const rows = await db
    .insert(rateLimits)
    .values({ key, count: 1, windowEndsAt: windowEnd })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${rateLimits.count} + 1 END`,
        windowEndsAt: sql`CASE WHEN ${isOver} THEN ${windowEnd} ELSE ${rateLimits.windowEndsAt} END`,
      },
    })
    .returning({ count: rateLimits.count });
  return rows[0]?.count ?? 1;
}

export async function decrementTries(db: Database, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(and(eq(rateLimits.key, key), gt(rateLimits.count, 0)));
}
