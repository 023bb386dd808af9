import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { customers } from '../../db/schema/customers.ts';

/**
 * Charges a customer's account with one guarded statement, so that concurrent orders cannot exceed the limit together.
 * @param amount krónur
 * @returns false when there is no account or the amount exceeds its limit
 */
export async function chargeAccount(tx: Database, customerId: number, amount: number): Promise<boolean> {
  const rows = await tx
    .update(customers)
    .set({ balanceDue: sql`${customers.balanceDue} + ${amount}::integer` })
    .where(
      and(
        eq(customers.id, customerId),
        eq(customers.isActive, true),
        sql`${customers.balanceDue}::bigint + ${amount}::bigint <= ${customers.creditLimit}`,
      ),
    )
    .returning({ id: customers.id });
  return rows.length > 0;
}

/** Reduces a customer's balance due, if necessary below zero. @param amount krónur */
export async function creditAccount(tx: Database, customerId: number, amount: number): Promise<void> {
  await tx
    .update(customers)
    .set({ balanceDue: sql`${customers.balanceDue} - ${amount}::integer` })
    .where(eq(customers.id, customerId));
}
