import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { electronicSignIns } from '../../../db/schema/electronic-id.ts';

export type SignInRow = typeof electronicSignIns.$inferSelect;

const isAlive = (id: string) =>
  and(eq(electronicSignIns.id, id), gt(electronicSignIns.expiresAt, sql`now()`));

/** @param seconds lifetime of the sign-in */
export async function insertSignIn(
  db: Database,
  row: Pick<SignInRow, 'id' | 'transaction' | 'way'> & Partial<SignInRow>,
  seconds: number,
): Promise<void> {
  await db
    .insert(electronicSignIns)
    .values({ ...row, expiresAt: sql`now() + make_interval(secs => ${seconds})` });
}

/** Counts one poll of the browser; null when the sign-in no longer exists. */
export async function countPoll(db: Database, id: string): Promise<SignInRow | null> {
  const rows = await db
    .update(electronicSignIns)
    .set({ polls: sql`${electronicSignIns.polls} + 1` })
    .where(isAlive(id))
    .returning();
  return rows[0] ?? null;
}

export async function findSignIn(db: Database, id: string): Promise<SignInRow | null> {
  const rows = await db.select().from(electronicSignIns).where(isAlive(id));
  return rows[0] ?? null;
}

/** False when it is already gone: cancelled, or expired. */
export async function updateSignIn(
  db: Database,
  id: string,
  change: Partial<Pick<SignInRow, 'isApproved' | 'nationalId'>>,
): Promise<boolean> {
  const rows = await db
    .update(electronicSignIns)
    .set(change)
    .where(isAlive(id))
    .returning({ id: electronicSignIns.id });
  return rows.length > 0;
}

/** Deletes the sign-in and returns it to the one caller that deleted it; null for all others. */
export async function takeSignIn(db: Database, id: string): Promise<SignInRow | null> {
  const rows = await db.delete(electronicSignIns).where(isAlive(id)).returning();
  return rows[0] ?? null;
}

export async function deleteExpired(db: Database): Promise<void> {
  await db.delete(electronicSignIns).where(lt(electronicSignIns.expiresAt, sql`now()`));
}
