import { and, eq, gte, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/connect.ts';
import { invoices } from '../../../db/schema/invoices.ts';

/** Invoices of a customer; with a `billToId` only those billed to that one. */
export interface InvoiceScope {
  customerId: number;
  billToId: number | null;
  /** Null: of every unit. */
  unitIds: readonly number[] | null;
}

export interface MonthRow {
  /** `2026-11` */
  month: string;
  /** Krónur with VAT, credit notes subtracted. */
  gross: number;
  net: number;
}

/** Sums by Reykjavík's month, starting on a day (`2025-11-01`); credit notes are below zero. */
export function findMonthlySums(db: Database, scope: InvoiceScope, from: string): Promise<MonthRow[]> {
  const counted = countedInvoices(db, scope, from);
  return db
    .select({ month: counted.month, ...sumsOf(counted) })
    .from(counted)
    .groupBy(counted.month);
}

/** Sums by unit, starting on a day; null is for no unit. */
export function findUnitSums(
  db: Database,
  scope: InvoiceScope,
  from: string,
): Promise<{ unitId: number | null; gross: number; net: number }[]> {
  const counted = countedInvoices(db, scope, from);
  return db
    .select({ unitId: counted.unitId, ...sumsOf(counted) })
    .from(counted)
    .groupBy(counted.unitId);
}

type Counted = ReturnType<typeof countedInvoices>;

const sumsOf = ({ gross, net }: Pick<Counted, 'gross' | 'net'>) => ({
  gross: sql`sum(${gross})`.mapWith(Number),
  net: sql`sum(${net})`.mapWith(Number),
});

function countedInvoices(db: Database, { customerId, billToId, unitIds }: InvoiceScope, from: string) {
  const since = and(
    gte(invoices.issuedAt, sql`${from}::timestamp AT TIME ZONE 'Atlantic/Reykjavik'`),
    unitIds === null ? undefined : inArray(invoices.unitId, [...unitIds]),
  );
  const amounts = (ownership: SQL | undefined) =>
    db
      .select({
        month: sql<string>`to_char(${invoices.issuedAt} AT TIME ZONE 'Atlantic/Reykjavik', 'YYYY-MM')`.as(
          'month',
        ),
        unitId: invoices.unitId,
        gross: invoices.price,
        net: invoices.priceWithoutTax,
      })
      .from(invoices)
      .where(and(ownership, since));
  const own = eq(invoices.customerId, customerId);
  // Two scans along the two indexes of invoices: with OR in one condition neither index would cover the dates.
  return (
    billToId === null
      ? unionAll(
          amounts(own),
          amounts(and(eq(invoices.billToId, customerId), ne(invoices.customerId, customerId))),
        )
      : amounts(and(own, eq(invoices.billToId, billToId)))
  ).as('counted');
}
