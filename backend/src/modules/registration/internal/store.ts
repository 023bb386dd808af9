import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { customerAddresses, customers, logins } from '../../../db/schema/customers.ts';
import { emailConfirmations } from '../../../db/schema/registrations.ts';

/** The customer with this national id that this login already belongs to. */
export async function findRegisteredCustomer(db: Database, identityUid: string, ssn: string) {
  const rows = await db
    .select({
      id: customers.id,
      email: customers.email,
      name: customers.name,
      actorName: logins.actorName,
      isActive: customers.isActive,
    })
    .from(logins)
    .innerJoin(customers, eq(customers.id, logins.customerId))
    .where(and(eq(logins.identityUid, identityUid), eq(customers.ssn, ssn)));
  return rows[0] ?? null;
}

/** Returns the id, or null when the national id is taken. */
export async function insertCustomer(
  tx: Database,
  row: typeof customers.$inferInsert,
): Promise<number | null> {
  const rows = await tx
    .insert(customers)
    .values(row)
    .onConflictDoNothing({ target: customers.ssn })
    .returning({ id: customers.id });
  return rows[0]?.id ?? null;
}

export async function insertMainAddress(
  tx: Database,
  row: Pick<typeof customerAddresses.$inferInsert, 'customerId' | 'addressLine1' | 'postalCode' | 'city'>,
): Promise<void> {
  await tx.insert(customerAddresses).values({ ...row, isMain: true });
}

export async function insertLogin(tx: Database, row: typeof logins.$inferInsert): Promise<void> {
  await tx.insert(logins).values(row);
}

/** Replaces the customer's code. */
export async function upsertConfirmation(
  tx: Database,
  row: typeof emailConfirmations.$inferInsert,
): Promise<void> {
  const { customerId, ...set } = row;
  await tx
    .insert(emailConfirmations)
    .values({ customerId, ...set })
    .onConflictDoUpdate({ target: emailConfirmations.customerId, set });
}

/** Uses a code up; null when it is unknown or no longer valid. */
export async function consumeConfirmation(tx: Database, codeHash: string) {
  const rows = await tx
    .delete(emailConfirmations)
    .where(and(eq(emailConfirmations.codeHash, codeHash), gt(emailConfirmations.expiresAt, new Date())))
    .returning({ customerId: emailConfirmations.customerId, email: emailConfirmations.email });
  return rows[0] ?? null;
}

/** Returns false when the customer's address has changed since. */
export async function confirmCustomer(tx: Database, customerId: number, email: string): Promise<boolean> {
  const rows = await tx
    .update(customers)
    .set({ isConfirmed: true })
    .where(and(eq(customers.id, customerId), eq(customers.email, email)))
    .returning({ id: customers.id });
  return rows.length > 0;
}
