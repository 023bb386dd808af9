import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/connect.ts';
import { companyKeys } from '../../../db/schema/company-keys.ts';
import { customers } from '../../../db/schema/customers.ts';
import { isUseToNote } from '../../session/system-access.ts';

export type KeyRow = typeof companyKeys.$inferSelect;

const makers = alias(customers, 'makers');
const isLive = isNull(companyKeys.revokedAt);

/** Keys that still open something, the newest first. */
export function findKeys(db: Database, customerId: number): Promise<{ key: KeyRow; makerName: string }[]> {
  return db
    .select({ key: companyKeys, makerName: makers.name })
    .from(companyKeys)
    .innerJoin(makers, eq(makers.id, companyKeys.makerId))
    .where(and(eq(companyKeys.customerId, customerId), isLive))
    .orderBy(desc(companyKeys.id));
}

export async function findKeyBySecret(db: Database, secretHash: string): Promise<KeyRow | null> {
  const rows = await db
    .select()
    .from(companyKeys)
    .where(and(eq(companyKeys.secretHash, secretHash), isLive));
  return rows[0] ?? null;
}

/**
 * Stores a key; sent again under the same idempotency key, while nobody has used it, it gets the new secret. Null where that press was
 * somebody else's, or its key is used or revoked.
 */
export async function putKey(tx: Database, values: typeof companyKeys.$inferInsert): Promise<KeyRow | null> {
  const { secretHash, ending, makerId, customerId } = values;
  const rows = await tx
    .insert(companyKeys)
    .values(values)
    .onConflictDoUpdate({
      target: companyKeys.idempotencyKey,
      set: { secretHash, ending },
      setWhere: and(
        eq(companyKeys.makerId, makerId),
        eq(companyKeys.customerId, customerId),
        isNull(companyKeys.lastUsedAt),
        isLive,
      ),
    })
    .returning();
  return rows[0] ?? null;
}

/** @returns whether this customer had such a key, revoked before or now */
export async function revokeKey(tx: Database, customerId: number, id: number): Promise<boolean> {
  const rows = await tx
    .update(companyKeys)
    .set({ revokedAt: sql`coalesce(${companyKeys.revokedAt}, now())` })
    .where(and(eq(companyKeys.id, id), eq(companyKeys.customerId, customerId)))
    .returning({ id: companyKeys.id });
  return rows.length > 0;
}

export async function noteUse(db: Database, id: number): Promise<void> {
  await db
    .update(companyKeys)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(companyKeys.id, id), isUseToNote(companyKeys.lastUsedAt)));
}
