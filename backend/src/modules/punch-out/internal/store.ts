import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { punchOuts } from '../../../db/schema/punch-out.ts';
import { sessions } from '../../../db/schema/sessions.ts';

export type PunchOutRow = typeof punchOuts.$inferSelect;

export async function insertPunchOut(
  tx: Database,
  values: typeof punchOuts.$inferInsert,
): Promise<PunchOutRow> {
  const [row] = await tx.insert(punchOuts).values(values).returning();
  if (!row) throw new Error('The visit was not stored');
  return row;
}

/** Uses up the address that opens a visit; null for one that is unknown, too old, or used. */
export async function takeStart(tx: Database, startHash: string): Promise<PunchOutRow | null> {
  const rows = await tx
    .update(punchOuts)
    .set({ startHash: null })
    .where(and(eq(punchOuts.startHash, startHash), gt(punchOuts.startUntil, sql`now()`)))
    .returning();
  return rows[0] ?? null;
}

/** The visit of a session, locked until the transaction ends, also where its cart has been sent. */
export async function lockVisit(
  tx: Database,
  tokenHash: string,
): Promise<{ punchOut: PunchOutRow; sessionId: number } | null> {
  const rows = await tx
    .select({ punchOut: punchOuts, sessionId: sessions.id })
    .from(punchOuts)
    .innerJoin(sessions, eq(sessions.punchOutId, punchOuts.id))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`)))
    .for('update', { of: punchOuts });
  return rows[0] ?? null;
}

/** Records what is sent; its session opens nothing from now on, and is known for some minutes, to be answered the same. */
export async function recordSent(
  tx: Database,
  { punchOut, sessionId }: { punchOut: PunchOutRow; sessionId: number },
  sent: NonNullable<PunchOutRow['sent']>,
): Promise<void> {
  await tx
    .update(punchOuts)
    .set({ sent, sentAt: sql`now()` })
    .where(and(eq(punchOuts.id, punchOut.id), isNull(punchOuts.sentAt)));
  await tx
    .update(sessions)
    .set({ expiresAt: sql`now() + interval '10 minutes'` })
    .where(eq(sessions.id, sessionId));
}

export async function deletePunchOuts(db: Database, before: Date): Promise<void> {
  await db.delete(punchOuts).where(lt(punchOuts.createdAt, before));
}
