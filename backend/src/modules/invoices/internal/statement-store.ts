import { and, asc, eq, gte, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import type { Database } from '../../../db/connect.ts';
import { invoices, invoiceTransactions } from '../../../db/schema/invoices.ts';

type AccountMovementKind = ResolversTypes['AccountMovementKind'];

export interface Movement {
  at: Date;
  kind: AccountMovementKind;
  invoiceId: number;
  number: number;
  /** Krónur; below zero where it reduces the balance. */
  amount: number;
}

/** On account, and owed by this customer. */
const isOnAccountOf = (debtorId: number): SQL | undefined =>
  and(
    or(and(eq(invoices.customerId, debtorId), isNull(invoices.billToId)), eq(invoices.billToId, debtorId)),
    sql`EXISTS (SELECT FROM ${invoiceTransactions} WHERE ${invoiceTransactions.invoiceId} = ${invoices.id}
      AND ${invoiceTransactions.paymentType} = 'Account')`,
  );

/** What was left to pay at the payment. */
const paidAmount = sql<number>`-(${invoices.price} + coalesce((SELECT sum(c.price) FROM invoices c
  WHERE c.credits_invoice_id = ${invoices.id} AND c.issued_at < ${invoices.paidAt}), 0))`.mapWith(Number);

/** Movements of `[from, before)`, oldest first. */
export function findMovements(
  db: Database,
  debtorId: number,
  { from, before }: { from: Date; before: Date },
  limit: number,
): Promise<Movement[]> {
  return unionAll(
    db
      .select({
        at: sql<Date>`${invoices.issuedAt}`.mapWith(invoices.issuedAt).as('at'),
        kind: sql<AccountMovementKind>`CASE WHEN ${invoices.isCredit} THEN 'CreditNote' ELSE 'Invoice' END`.as(
          'kind',
        ),
        invoiceId: invoices.id,
        number: invoices.number,
        amount: sql<number>`${invoices.price}::bigint`.mapWith(Number).as('amount'),
      })
      .from(invoices)
      .where(and(isOnAccountOf(debtorId), gte(invoices.issuedAt, from), lt(invoices.issuedAt, before))),
    db
      .select({
        at: sql<Date>`${invoices.paidAt}`.mapWith(invoices.issuedAt).as('at'),
        kind: sql<AccountMovementKind>`'Payment'`.as('kind'),
        invoiceId: invoices.id,
        number: invoices.number,
        amount: sql<number>`(${paidAmount})::bigint`.mapWith(Number).as('amount'),
      })
      .from(invoices)
      .where(
        and(
          isOnAccountOf(debtorId),
          eq(invoices.isCredit, false),
          isNotNull(invoices.paidAt),
          gte(invoices.paidAt, from),
          lt(invoices.paidAt, before),
        ),
      ),
  )
    .orderBy(asc(sql`at`), asc(sql`number`), asc(sql`kind`))
    .limit(limit);
}

/** Krónur owed from everything before a moment. */
export async function readBalanceBefore(db: Database, debtorId: number, before: Date): Promise<number> {
  const [charges] = await db
    .select({ sum: sql<number>`coalesce(sum(${invoices.price}), 0)`.mapWith(Number) })
    .from(invoices)
    .where(and(isOnAccountOf(debtorId), lt(invoices.issuedAt, before)));
  const [payments] = await db
    .select({ sum: sql<number>`coalesce(sum(${paidAmount}), 0)`.mapWith(Number) })
    .from(invoices)
    .where(
      and(
        isOnAccountOf(debtorId),
        eq(invoices.isCredit, false),
        isNotNull(invoices.paidAt),
        lt(invoices.paidAt, before),
      ),
    );
  return (charges?.sum ?? 0) + (payments?.sum ?? 0);
}
