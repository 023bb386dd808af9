import { and, eq, gte, inArray, like, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { badRequestMessage } from '../../../../lib/rules/text/backend-messages.ts';
import type { Session } from '../../context.ts';
import { containsPattern } from '../../db/like-pattern.ts';
import { ShopError } from '../../errors.ts';
import { toRowId } from '../../row-id.ts';
import { searchWords } from './search-text.ts';

/** Filter of a list of invoices or orders; null or missing fields filter nothing. */
export interface DocumentFilter {
  search?: string | null | undefined;
  /** ISO dates, inclusive. */
  from?: string | null | undefined;
  to?: string | null | undefined;
  partyId?: string | null | undefined;
  unitId?: string | null | undefined;
  /** Krónur. */
  amountFrom?: number | null | undefined;
  amountTo?: number | null | undefined;
}

interface Columns {
  searchText: PgColumn;
  at: PgColumn;
  customerId: PgColumn;
  billToId: PgColumn;
  unitId: PgColumn;
  price: PgColumn;
}

const maxSearchLength = 200;

/** Conditions of a filter. @throws ShopError BAD_REQUEST for invalid days and ids */
export function toConditions(filter: DocumentFilter, columns: Columns): SQL | undefined {
  const { search, from, to, partyId, unitId, amountFrom, amountTo } = filter;
  return and(
    ...searchWords((search ?? '').slice(0, maxSearchLength)).map((word) =>
      like(columns.searchText, containsPattern(word)),
    ),
    from == null ? undefined : gte(columns.at, parseDay(from)),
    to == null
      ? undefined
      : lt(columns.at, sql`${parseDay(to).toISOString()}::timestamptz + interval '1 day'`),
    partyId == null ? undefined : isParty(columns, partyId),
    unitId == null ? undefined : eq(columns.unitId, readId(unitId)),
    amountFrom == null ? undefined : gte(columns.price, amountFrom),
    amountTo == null ? undefined : lte(columns.price, amountTo),
  );
}

function isParty({ customerId, billToId }: Columns, id: string): SQL | undefined {
  const party = readId(id);
  return or(eq(customerId, party), eq(billToId, party));
}

function readId(id: string): number {
  const rowId = toRowId(id);
  if (rowId === 0) throw new ShopError('BAD_REQUEST', badRequestMessage);
  return rowId;
}

/** Who reads orders or invoices. */
export type DocumentReader = Pick<Session, 'customerId' | 'unitIds'>;

/** What a reader who is bound to units sees of the customer's documents: those of these units. */
export function ofReadersUnits(unitId: PgColumn, { unitIds }: DocumentReader): SQL | undefined {
  return unitIds === null ? undefined : inArray(unitId, [...unitIds]);
}

/** Midnight of an ISO date. @throws ShopError BAD_REQUEST for an invalid one */
export function parseDay(date: string): Date {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? new Date(`${date}T00:00:00Z`) : null;
  if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date)
    throw new ShopError('BAD_REQUEST', badRequestMessage);
  return day;
}
