import { and, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { ownActions, recordedMutations } from '../../../../../lib/rules/people/actions-in-place.ts';
import type { Database } from '../../../db/connect.ts';
import { auditLog } from '../../../db/schema/sessions.ts';
import { customers } from '../../../db/schema/customers.ts';
import { quotes } from '../../../db/schema/quotes.ts';

/** What was done, by the name that people read it under; a quote's rows also say which step. */
const operation = sql<string>`CASE ${auditLog.action}
  WHEN 'write' THEN ${auditLog.details} ->> 'operation'
  WHEN 'quote' THEN 'quote-' || (${auditLog.details} ->> 'step')
  ELSE ${auditLog.action} END`;
const shownOperations = [...Object.keys(recordedMutations), ...Object.keys(ownActions)];

/** What others than the customer did in its place; what was refused changed nothing. */
const isInPlace = (customerId: number) =>
  and(
    eq(auditLog.customerId, customerId),
    ne(auditLog.actorId, customerId),
    inArray(operation, shownOperations),
    sql`NOT ${auditLog.details} ? 'refused'`,
  );

export async function countActions(db: Database, customerId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(auditLog).where(isInPlace(customerId));
  return row?.total ?? 0;
}

export function findActions(db: Database, customerId: number, limit: number, offset: number) {
  return (
    db
      .select({
        id: auditLog.id,
        at: auditLog.at,
        operation,
        actorName: customers.name,
        isAgent: customers.isAgent,
        orderId: sql<string | null>`${auditLog.details} ->> 'orderId'`,
        quoteId: sql<string | null>`${quotes.id}::text`,
      })
      .from(auditLog)
      .innerJoin(customers, eq(customers.id, auditLog.actorId))
      // A draft is only its maker's to see.
      .leftJoin(
        quotes,
        and(eq(quotes.id, sql`(${auditLog.details} ->> 'quoteId')::int`), ne(quotes.status, 'Draft')),
      )
      .where(isInPlace(customerId))
      .orderBy(desc(auditLog.id))
      .limit(limit)
      .offset(offset)
  );
}
