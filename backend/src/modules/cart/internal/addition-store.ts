import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { cartAdditions, type AdditionAnswer } from '../../../db/schema/carts.ts';

/** The recorded answer of a key; null for a new one. */
export async function findAdditionAnswer(tx: Database, cartId: number, key: string) {
  const rows = await tx
    .select({ inputHash: cartAdditions.inputHash, answer: cartAdditions.answer })
    .from(cartAdditions)
    .where(and(eq(cartAdditions.cartId, cartId), eq(cartAdditions.key, key)));
  return rows[0] ?? null;
}

export async function insertAdditionAnswer(
  tx: Database,
  row: { cartId: number; key: string; inputHash: string; answer: AdditionAnswer[] },
): Promise<void> {
  await tx.insert(cartAdditions).values(row);
}

export async function deleteAdditionAnswers(db: Database, before: Date): Promise<void> {
  await db.delete(cartAdditions).where(lt(cartAdditions.at, before));
}
