import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/connect.ts';
import { customers } from '../../../db/schema/customers.ts';
import { punchOuts, purchasingSystems } from '../../../db/schema/punch-out.ts';
import { sessions } from '../../../db/schema/sessions.ts';
import { isUseToNote } from '../../session/system-access.ts';

export type SystemRow = typeof purchasingSystems.$inferSelect;

const makers = alias(customers, 'makers');
const isLive = isNull(purchasingSystems.revokedAt);

/** Systems that may still open the shop, the newest first. */
export function findSystems(
  db: Database,
  customerId: number,
): Promise<{ system: SystemRow; makerName: string }[]> {
  return db
    .select({ system: purchasingSystems, makerName: makers.name })
    .from(purchasingSystems)
    .innerJoin(makers, eq(makers.id, purchasingSystems.makerId))
    .where(and(eq(purchasingSystems.customerId, customerId), isLive))
    .orderBy(desc(purchasingSystems.id));
}

export async function findSystemBySecret(db: Database, secretHash: string): Promise<SystemRow | null> {
  const rows = await db
    .select()
    .from(purchasingSystems)
    .where(and(eq(purchasingSystems.secretHash, secretHash), isLive));
  return rows[0] ?? null;
}

export async function findSystem(db: Database, id: number): Promise<SystemRow | null> {
  const rows = await db
    .select()
    .from(purchasingSystems)
    .where(and(eq(purchasingSystems.id, id), isLive));
  return rows[0] ?? null;
}

/**
 * Stores a system; sent again under the same idempotency key, while nothing has called, it gets the new secret. Null where that
 * press was somebody else's, or its system is used or revoked.
 */
export async function putSystem(
  tx: Database,
  values: typeof purchasingSystems.$inferInsert,
): Promise<SystemRow | null> {
  const { secretHash, ending, makerId, customerId } = values;
  const rows = await tx
    .insert(purchasingSystems)
    .values(values)
    .onConflictDoUpdate({
      target: purchasingSystems.idempotencyKey,
      set: { secretHash, ending },
      setWhere: and(
        eq(purchasingSystems.makerId, makerId),
        eq(purchasingSystems.customerId, customerId),
        isNull(purchasingSystems.lastUsedAt),
        isLive,
      ),
    })
    .returning();
  return rows[0] ?? null;
}

/** Ends the system's access with the sessions that it opened. @returns whether this customer had such a system */
export async function revokeSystem(tx: Database, customerId: number, id: number): Promise<boolean> {
  const rows = await tx
    .update(purchasingSystems)
    .set({ revokedAt: sql`coalesce(${purchasingSystems.revokedAt}, now())` })
    .where(and(eq(purchasingSystems.id, id), eq(purchasingSystems.customerId, customerId)))
    .returning({ id: purchasingSystems.id });
  if (rows.length === 0) return false;
  const visits = tx.select({ id: punchOuts.id }).from(punchOuts).where(eq(punchOuts.systemId, id));
  await tx.delete(sessions).where(inArray(sessions.punchOutId, visits));
  return true;
}

export async function noteUse(db: Database, id: number): Promise<void> {
  await db
    .update(purchasingSystems)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(purchasingSystems.id, id), isUseToNote(purchasingSystems.lastUsedAt)));
}
