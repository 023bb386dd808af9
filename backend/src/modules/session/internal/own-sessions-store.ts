import { and, desc, eq, gt, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/connect.ts';
import { logins } from '../../../db/schema/customers.ts';
import { sessions } from '../../../db/schema/sessions.ts';

const ownSession = alias(sessions, 'mine');

/**
 * Sessions of the person behind session `id`: of the same account of the identity service, or of the same customer and, for a
 * company, under the same name.
 */
function isSamePerson(db: Database, id: number): SQL {
  const same = db
    .select({ one: sql`1` })
    .from(ownSession)
    .where(
      and(
        eq(ownSession.id, id),
        or(
          eq(ownSession.identityUid, sessions.identityUid),
          and(
            eq(ownSession.actorId, sessions.actorId),
            sql`${ownSession.actorName} IS NOT DISTINCT FROM ${sessions.actorName}`,
          ),
        ),
      ),
    );
  return sql`EXISTS ${same}`;
}

/** Valid sessions, the latest used first. */
export function findOwnSessions(db: Database, id: number, now: Date) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(and(isSamePerson(db, id), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
}

/** Ends the others, or only `other`; returns how many there were. */
export async function deleteOtherSessions(db: Database, id: number, other?: number): Promise<number> {
  const condition = other === undefined ? undefined : eq(sessions.id, other);
  const rows = await db
    .delete(sessions)
    .where(and(isSamePerson(db, id), ne(sessions.id, id), condition))
    .returning({ id: sessions.id });
  return rows.length;
}

/** The identity-service account that started a session. */
export async function findSessionIdentity(db: Database, id: number): Promise<string | null> {
  const rows = await db
    .select({ identityUid: sessions.identityUid })
    .from(sessions)
    .where(eq(sessions.id, id));
  return rows[0]?.identityUid ?? null;
}

export async function updateSignIn(
  db: Database,
  id: number,
  signIn: Pick<typeof sessions.$inferInsert, 'identityAuthAt' | 'isStrong'>,
): Promise<void> {
  await db.update(sessions).set(signIn).where(eq(sessions.id, id));
}

export async function updateStrength(db: Database, id: number): Promise<void> {
  await db.update(sessions).set({ isStrong: true }).where(eq(sessions.id, id));
}

/**
 * Ends the sessions that an account's owner started before a moment: those of the account, and those by electronic id as one of
 * its customers (for a company only those under the same name). Returns whose they were.
 */
export async function deleteAccountSessions(db: Database, identityUid: string, before: Date) {
  const asSameCustomer = db
    .select({ one: sql`1` })
    .from(logins)
    .where(
      and(
        eq(logins.identityUid, identityUid),
        eq(logins.customerId, sessions.actorId),
        sql`${logins.actorName} IS NOT DISTINCT FROM ${sessions.actorName}`,
      ),
    );
  const accountSessions = or(
    eq(sessions.identityUid, identityUid),
    and(isNull(sessions.identityUid), sql`EXISTS ${asSameCustomer}`),
  );
  return db
    .delete(sessions)
    .where(and(accountSessions, lt(sessions.createdAt, before)))
    .returning({
      actorId: sessions.actorId,
      customerId: sessions.customerId,
      billToId: sessions.billToId,
    });
}
