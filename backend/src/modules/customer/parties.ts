import { asc, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { billToCustomers, customers } from '../../db/schema/customers.ts';

interface Party {
  id: string;
  name: string;
}

/** A customer, its bill-to customers, and the customers billed to it; ordered by name. */
export async function listParties(db: Database, customerId: number): Promise<Party[]> {
  // One list, no OR: an OR beside a subquery reads every customer.
  const related = sql`(SELECT ${customerId}::int
    UNION SELECT ${billToCustomers.billToId} FROM ${billToCustomers} WHERE ${billToCustomers.customerId} = ${customerId}
    UNION SELECT ${billToCustomers.customerId} FROM ${billToCustomers} WHERE ${billToCustomers.billToId} = ${customerId})`;
  const rows = await db
    .select({ id: customers.id, name: customers.name })
    .from(customers)
    .where(sql`${customers.id} IN ${related}`)
    .orderBy(asc(customers.nameSort))
    .limit(200);
  return rows.map(({ id, name }) => ({ id: String(id), name }));
}
