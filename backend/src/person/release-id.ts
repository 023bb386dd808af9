import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { rows } from '../db/rows.ts';
import { writeAudit } from '../modules/session/audit.ts';
import { findPerson, freedNumber } from './find-person.ts';

interface Release {
  /** Orders that were placed under the number and are not handed over: to be called off. */
  openOrders: number[];
  /** Numbers of invoices that name it: to be credited. */
  invoices: number[];
}

/**
 * Gives a national id back that somebody else registered with. The registrant's row keeps its orders, but nobody can sign in as
 * it; their e-mail account and the owner of the number may each register again.
 * @throws Error when the number was proven to be the registrant's own
 */
export function releaseId(db: Database, nationalId: string): Promise<Release> {
  return db.transaction(async (tx) => {
    const person = await findPerson(tx, nationalId, sql`FOR UPDATE`);
    const { id, ssn } = person;
    if (!person.isOwnerUnproven)
      throw new Error('Electronic id or the shop has proven that the number is that customer’s own.');
    const proofs = ['logins', 'electronic_logins', 'email_confirmations', 'customer_cards'];
    for (const table of proofs)
      await tx.execute(sql`DELETE FROM ${sql.identifier(table)} WHERE customer_id = ${id}`);
    await tx.execute(sql`DELETE FROM sessions WHERE ${id} IN (actor_id, customer_id, bill_to_id)`);
    await tx.execute(sql`DELETE FROM company_members WHERE ${id} IN (customer_id, company_id)`);
    await tx.execute(sql`DELETE FROM bill_to_customers WHERE ${id} IN (customer_id, bill_to_id)`);
    await tx.execute(sql`UPDATE customers SET ssn = ${freedNumber(id)}, is_active = false, is_confirmed = false
      WHERE id = ${id}`);
    await writeAudit(tx, { actorId: id, customerId: id, billToId: null }, 'release', {});
    return {
      openOrders: await numbersOf(
        tx,
        sql`SELECT id AS number FROM orders
        WHERE customer_id = ${id} AND status IN ('Pending', 'Shipping') ORDER BY 1`,
      ),
      invoices: await numbersOf(
        tx,
        sql`SELECT number FROM invoices
        WHERE buyer_ssn = ${ssn} AND NOT is_credit AND credited < price ORDER BY 1`,
      ),
    };
  });
}

async function numbersOf(tx: Database, query: ReturnType<typeof sql>): Promise<number[]> {
  return (await rows<{ number: number }>(tx, query)).map(({ number }) => number);
}
