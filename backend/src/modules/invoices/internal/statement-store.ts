import { and, asc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import type { Database } from '../../../db/connect.ts';
import { invoicePaymentLines, invoicePayments, invoices } from '../../../db/schema/invoices.ts';
import { isOnAccountOf } from './on-account.ts';

type AccountMovementKind = ResolversTypes['AccountMovementKind'];

export interface Movement {
  at: Date;
  kind: AccountMovementKind;
  invoiceId: number;
  number: number;
  /** Krónur; below zero where it reduces the balance. */
  amount: number;
}

/** Settled as a whole in the books, outside the shop: what was left to pay then. */
const settledOutside = sql<number>`-(${invoices.price} + coalesce((SELECT sum(c.price) FROM invoices c
  WHERE c.credits_invoice_id = ${invoices.id} AND c.issued_at < ${invoices.paidAt}), 0))`.mapWith(Number);

const isSettledOutside = and(
  eq(invoices.isCredit, false),
  isNotNull(invoices.paidAt),
  sql`NOT EXISTS (SELECT FROM ${invoicePaymentLines} WHERE ${invoicePaymentLines.invoiceId} = ${invoices.id})`,
);

/** The money of a payment; credit counted against an invoice has reduced the balance before. */
const paidMoney = sql<number>`${invoicePaymentLines.byCredit} - ${invoicePaymentLines.amount}`.mapWith(
  Number,
);
const hasMoney = sql`${invoicePaymentLines.amount} > ${invoicePaymentLines.byCredit}`;

/** From its first moment to before its last. */
interface Period {
  from: Date;
  before: Date;
}

function movementsOf(db: Database, debtorId: number, { from, before }: Period) {
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
        amount: sql<number>`(${settledOutside})::bigint`.mapWith(Number).as('amount'),
      })
      .from(invoices)
      .where(
        and(
          isOnAccountOf(debtorId),
          isSettledOutside,
          gte(invoices.paidAt, from),
          lt(invoices.paidAt, before),
        ),
      ),
    db
      .select({
        at: sql<Date>`${invoicePayments.paidAt}`.mapWith(invoices.issuedAt).as('at'),
        kind: sql<AccountMovementKind>`'Payment'`.as('kind'),
        invoiceId: invoices.id,
        number: invoices.number,
        amount: sql<number>`(${paidMoney})::bigint`.mapWith(Number).as('amount'),
      })
      .from(invoicePayments)
      .innerJoin(invoicePaymentLines, eq(invoicePaymentLines.paymentId, invoicePayments.id))
      .innerJoin(invoices, eq(invoices.id, invoicePaymentLines.invoiceId))
      .where(
        and(
          eq(invoicePayments.customerId, debtorId),
          hasMoney,
          gte(invoicePayments.paidAt, from),
          lt(invoicePayments.paidAt, before),
        ),
      ),
  );
}

/** The first movements of a period, oldest first. */
export function findMovements(
  db: Database,
  debtorId: number,
  period: Period,
  limit: number,
): Promise<Movement[]> {
  return movementsOf(db, debtorId, period)
    .orderBy(asc(sql`at`), asc(sql`number`), asc(sql`kind`))
    .limit(limit);
}

/** Krónur of all movements of a period that raised the balance, and of those that reduced it, which are below zero. */
export async function sumMovements(
  db: Database,
  debtorId: number,
  period: Period,
): Promise<{ charged: number; paid: number }> {
  const movements = movementsOf(db, debtorId, period).as('movements');
  const [sums] = await db
    .select({
      charged:
        sql<number>`coalesce(sum(${movements.amount}) FILTER (WHERE ${movements.amount} > 0), 0)`.mapWith(
          Number,
        ),
      paid: sql<number>`coalesce(sum(${movements.amount}) FILTER (WHERE ${movements.amount} < 0), 0)`.mapWith(
        Number,
      ),
    })
    .from(movements);
  return sums ?? { charged: 0, paid: 0 };
}

/** Krónur owed from everything before a moment. */
export async function readBalanceBefore(db: Database, debtorId: number, before: Date): Promise<number> {
  const [charges] = await db
    .select({ sum: sql<number>`coalesce(sum(${invoices.price}), 0)`.mapWith(Number) })
    .from(invoices)
    .where(and(isOnAccountOf(debtorId), lt(invoices.issuedAt, before)));
  const [outside] = await db
    .select({ sum: sql<number>`coalesce(sum(${settledOutside}), 0)`.mapWith(Number) })
    .from(invoices)
    .where(and(isOnAccountOf(debtorId), isSettledOutside, lt(invoices.paidAt, before)));
  const [payments] = await db
    .select({ sum: sql<number>`coalesce(sum(${invoicePayments.amount}), 0)`.mapWith(Number) })
    .from(invoicePayments)
    .where(and(eq(invoicePayments.customerId, debtorId), lt(invoicePayments.paidAt, before)));
  return (charges?.sum ?? 0) + (outside?.sum ?? 0) - (payments?.sum ?? 0);
}
