import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connect.ts';
import type { CustomerRole } from '../../../../lib/rules/abilities.ts';
import { companyMembers, customers } from '../../db/schema/customers.ts';
import { rateLimits, sessions } from '../../db/schema/sessions.ts';

const actors = alias(customers, 'actors');

/** The actor's role at the customer acted for; null when nothing lets the one act for the other (any more). */
const role = sql<CustomerRole | null>`CASE
  WHEN ${sessions.actorId} = ${sessions.customerId} THEN CASE WHEN ${customers.isCompany} THEN 'Company' ELSE 'Private' END
  WHEN ${companyMembers.role} IS NOT NULL THEN ${companyMembers.role}
  WHEN ${actors.isAgent} THEN 'Agent' END`;

const sessionColumns = {
  id: sessions.id,
  actorId: sessions.actorId,
  customerId: sessions.customerId,
  billToId: sessions.billToId,
  contextVersion: sessions.contextVersion,
  role,
  createdAt: sessions.createdAt,
  expiresAt: sessions.expiresAt,
  lastUsedAt: sessions.lastUsedAt,
};

/**
 * A session that still counts: not expired, neither who signed in nor who is acted for is deactivated, and the one may act
 * for the other.
 */
export async function findSession(db: Database, tokenHash: string, now: Date) {
  const rows = await db
    .select(sessionColumns)
    .from(sessions)
    .innerJoin(actors, and(eq(actors.id, sessions.actorId), eq(actors.isActive, true)))
    .innerJoin(customers, and(eq(customers.id, sessions.customerId), eq(customers.isActive, true)))
    .leftJoin(
      companyMembers,
      and(eq(companyMembers.customerId, sessions.actorId), eq(companyMembers.companyId, sessions.customerId)),
    )
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  const [row] = rows;
  return row && row.role !== null ? { ...row, role: row.role } : null;
}

export async function insertSession(db: Database, row: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(row);
}

export async function noteUse(db: Database, id: number, expiresAt: Date, lastUsedAt: Date): Promise<void> {
  await db.update(sessions).set({ expiresAt, lastUsedAt }).where(eq(sessions.id, id));
}

/** @returns when the session ends, or null when it is gone */
export async function changeToken(db: Database, id: number, tokenHash: string): Promise<Date | null> {
  const rows = await db
    .update(sessions)
    .set({ tokenHash })
    .where(eq(sessions.id, id))
    .returning({ expiresAt: sessions.expiresAt });
  return rows[0]?.expiresAt ?? null;
}

export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, now));
}

/** Counts one try within a window and answers how many there were, this one included. */
export async function countTry(db: Database, key: string, windowSeconds: number): Promise<number> {
  const over = sql`${rateLimits.windowEndsAt} <= now()`;
  const windowEnd = sql`now() + make_interval(secs => ${windowSeconds})`;
  const rows = await db
    .insert(rateLimits)
    .values({ key, count: 1, windowEndsAt: windowEnd })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`CASE WHEN ${over} THEN 1 ELSE ${rateLimits.count} + 1 END`,
        windowEndsAt: sql`CASE WHEN ${over} THEN ${windowEnd} ELSE ${rateLimits.windowEndsAt} END`,
      },
    })
    .returning({ count: rateLimits.count });
  return rows[0]?.count ?? 1;
}

export async function takeBackTry(db: Database, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(and(eq(rateLimits.key, key), gt(rateLimits.count, 0)));
}
