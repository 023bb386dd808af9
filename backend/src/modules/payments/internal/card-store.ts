import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { customerCards } from '../../../db/schema/payments.ts';
import type { StoredCard } from '../acquirer.ts';

export type CardRow = typeof customerCards.$inferSelect;

/** Oldest first. */
export function findCards(db: Database, customerId: number): Promise<CardRow[]> {
  return db
    .select()
    .from(customerCards)
    .where(eq(customerCards.customerId, customerId))
    .orderBy(asc(customerCards.id));
}

/** Saving the same card again updates its token. */
export async function insertCard(tx: Database, customerId: number, card: StoredCard): Promise<CardRow> {
  const { token, brand, last4, expiryMonth, expiryYear } = card;
  const values = { customerId, token, brand, last4, expiryMonth, expiryYear };
  const rows = await tx
    .insert(customerCards)
    .values(values)
    .onConflictDoUpdate({
      target: [
        customerCards.customerId,
        customerCards.brand,
        customerCards.last4,
        customerCards.expiryMonth,
        customerCards.expiryYear,
      ],
      set: { token },
    })
    .returning();
  const [row] = rows;
  if (!row) throw new Error('The card was not written');
  return row;
}

/** The deleted card; null when it is not this customer's. */
export async function deleteCard(db: Database, customerId: number, id: number): Promise<CardRow | null> {
  const rows = await db
    .delete(customerCards)
    .where(and(eq(customerCards.customerId, customerId), eq(customerCards.id, id)))
    .returning();
  return rows[0] ?? null;
}
