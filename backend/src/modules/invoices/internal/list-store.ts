import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { InvoiceStatus } from '../../../../../lib/rules/orders/invoice-status.ts';
import type { Database } from '../../../db/connect.ts';
import { invoices } from '../../../db/schema/invoices.ts';
import {
  type DocumentFilter,
  type DocumentReader,
  ofReadersUnits,
  toConditions,
} from '../document-filter.ts';
import type { InvoiceRow } from './store.ts';

export interface InvoiceFilter extends DocumentFilter {
  status?: InvoiceStatus | null | undefined;
}

interface Range {
  offset: number;
  limit: number;
  /** Only what follows this invoice. */
  after?: number | null;
}

const { searchText, customerId: ownerId, billToId, unitId, price } = invoices;
const columns = { searchText, customerId: ownerId, billToId, unitId, price, at: invoices.issuedAt };

const conditions = (filter: InvoiceFilter, today: string): SQL | undefined =>
  and(toConditions(filter, columns), filter.status ? hasStatus(filter.status, today) : undefined);

/** The SQL twin of `statusOf`. */
function hasStatus(status: InvoiceStatus, today: string): SQL | undefined {
  const isOpen = and(
    eq(invoices.isCredit, false),
    isNull(invoices.paidAt),
    or(eq(invoices.credited, 0), lt(invoices.credited, invoices.price)),
  );
  const isLate = sql`coalesce(${invoices.dueDate} < ${today}, false)`;
  switch (status) {
    case 'Credit':
      return eq(invoices.isCredit, true);
    case 'Credited':
      return and(
        eq(invoices.isCredit, false),
        sql`${invoices.credited} > 0`,
        eq(invoices.credited, invoices.price),
      );
    case 'Paid':
      return and(
        eq(invoices.isCredit, false),
        isNotNull(invoices.paidAt),
        or(eq(invoices.credited, 0), ne(invoices.credited, invoices.price)),
      );
    case 'Overdue':
      return and(isOpen, isLate);
    case 'Unpaid':
      return and(isOpen, sql`NOT ${isLate}`);
  }
}

/**
 * Invoices that are the customer's own or that it owes, newest first. Each of the two is read in order by its own index, so that
 * a page costs what it shows and not what the customer has.
 */
export async function findPage(
  db: Database,
  reader: DocumentReader,
  filter: InvoiceFilter,
  { offset, limit, after }: Range,
  today: string,
): Promise<InvoiceRow[]> {
  const { customerId } = reader;
  const matching = and(
    ofReadersUnits(invoices.unitId, reader),
    conditions(filter, today),
    // Compared in SQL: a JavaScript Date lacks the microseconds of the timestamp, and would skip rows between.
    after
      ? sql`(${invoices.issuedAt}, ${invoices.id}) < (SELECT last.issued_at, last.id FROM ${invoices} last WHERE last.id = ${after})`
      : undefined,
  );
  const pagePart = (ownership: SQL) =>
    db
      .select({ id: invoices.id, issuedAt: invoices.issuedAt })
      .from(invoices)
      .where(and(ownership, matching))
      .orderBy(desc(invoices.issuedAt), desc(invoices.id))
      .limit(offset + limit);
  const page = await union(
    pagePart(eq(invoices.customerId, customerId)),
    pagePart(eq(invoices.billToId, customerId)),
  )
    .orderBy(desc(invoices.issuedAt), desc(invoices.id))
    .limit(limit)
    .offset(offset);
  if (page.length === 0) return [];
  const ids = page.map(({ id }) => id);
  return db
    .select()
    .from(invoices)
    .where(inArray(invoices.id, ids))
    .orderBy(desc(invoices.issuedAt), desc(invoices.id));
}
