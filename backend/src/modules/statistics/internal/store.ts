import { and, eq, gte, ne, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/connect.ts';
import { invoices } from '../../../db/schema/invoices.ts';

/** Invoices of a customer; with a `billToId` only those billed to that one. */
export interface InvoiceScope {
  customerId: number;
  billToId: number | null;
}

export interface MonthRow {
  /** `2026-11` */
  month: string;
  /** Krónur with VAT, credit notes subtracted. */
  gross: number;
  net: number;
}

/** Sums by Reykjavík's month, starting on a day (`2025-11-01`); credit notes are below zero. */
export function findMonthlySums(
  db: Database,
  { customerId, billToId }: InvoiceScope,
  from: string,
): Promise<MonthRow[]> {
  const since = gte(invoices.issuedAt, sql`${from}::timestamp AT TIME ZONE 'Atlantic/Reykjavik'`);
  const amounts = (ownership: SQL | undefined) =>
    db
      .select({
        month: sql<string>`to_char(${invoices.issuedAt} AT TIME ZONE 'Atlantic/Reykjavik', 'YYYY-MM')`.as(
          'month',
        ),
        gross: invoices.price,
        net: invoices.priceWithoutTax,
      })
      .from(invoices)
      .where(and(ownership, since));
  const own = eq(invoices.customerId, customerId);
  // Two scans along the two indexes of invoices: with OR in one condition neither index would cover the dates.
  const counted = (
    billToId === null
      ? unionAll(
          amounts(own),
          amounts(and(eq(invoices.billToId, customerId), ne(invoices.customerId, customerId))),
        )
      : amounts(and(own, eq(invoices.billToId, billToId)))
  ).as('counted');
  return db
    .select({
      month: counted.month,
      gross: sql`sum(${counted.gross})`.mapWith(Number),
      net: sql`sum(${counted.net})`.mapWith(Number),
    })
    .from(counted)
    .groupBy(counted.month);
}
