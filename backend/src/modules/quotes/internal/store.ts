import { and, asc, count, desc, eq, gte, isNull, lt, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { QuoteStatus } from '../../../../../lib/rules/orders/quote-status.ts';
import type { Database } from '../../../db/connect.ts';
import { customers } from '../../../db/schema/customers.ts';
import { invoices } from '../../../db/schema/invoices.ts';
import { quotes } from '../../../db/schema/quotes.ts';

export type QuoteRow = typeof quotes.$inferSelect;

const isOwnedBy = (id: number, customerId: number) =>
  and(eq(quotes.id, id), eq(quotes.customerId, customerId));

/** A quote of this customer, locked until the transaction ends: serialises changes and acceptance. */
export async function lockQuote(tx: Database, id: number, customerId: number): Promise<QuoteRow | null> {
  const rows = await tx.select().from(quotes).where(isOwnedBy(id, customerId)).for('update');
  return rows[0] ?? null;
}

/** Any customer's, locked until the transaction ends. */
export async function lockQuoteById(tx: Database, id: number): Promise<QuoteRow | null> {
  const rows = await tx.select().from(quotes).where(eq(quotes.id, id)).for('update');
  return rows[0] ?? null;
}

export async function findQuoteRow(db: Database, id: number): Promise<QuoteRow | null> {
  const rows = await db.select().from(quotes).where(eq(quotes.id, id));
  return rows[0] ?? null;
}

const agents = alias(customers, 'agents');
const acceptors = alias(customers, 'acceptors');

/** A quote of this customer with the people and the invoice that belong to it. */
export async function findQuote(db: Database, id: number, customerId: number) {
  const rows = await db
    .select({
      quote: quotes,
      customer: {
        name: sql<string>`coalesce(${quotes.prospectName}, ${customers.name})`,
        ssn: sql<string | null>`CASE WHEN ${quotes.prospectName} IS NULL THEN ${customers.ssn} END`,
      },
      agent: { name: agents.name, email: agents.email, phoneNumber: agents.phoneNumber },
      acceptedBy: acceptors.name,
      invoiceId: invoices.id,
    })
    .from(quotes)
    .innerJoin(customers, eq(customers.id, quotes.customerId))
    .leftJoin(agents, eq(agents.id, quotes.agentId))
    .leftJoin(acceptors, eq(acceptors.id, quotes.acceptedById))
    .leftJoin(invoices, and(eq(invoices.orderId, quotes.orderId), eq(invoices.isCredit, false)))
    .where(isOwnedBy(id, customerId));
  return rows[0] ?? null;
}
export type QuoteWithPeople = NonNullable<Awaited<ReturnType<typeof findQuote>>>;

/** Condition for quotes that have this status on a day (ISO date). */
function hasStatus(status: QuoteStatus | null, today: string) {
  switch (status) {
    case null:
      return undefined;
    case 'Sent':
      return and(eq(quotes.status, 'Sent'), gte(quotes.validUntil, today));
    case 'Expired':
      return and(eq(quotes.status, 'Sent'), lt(quotes.validUntil, today));
    default:
      return eq(quotes.status, status);
  }
}

/** Newest first. */
export function findPage(
  db: Database,
  customerId: number,
  {
    status,
    today,
    offset,
    limit,
  }: { status: QuoteStatus | null; today: string; offset: number; limit: number },
): Promise<QuoteRow[]> {
  return db
    .select()
    .from(quotes)
    .where(and(eq(quotes.customerId, customerId), hasStatus(status, today)))
    .orderBy(desc(quotes.id))
    .offset(offset)
    .limit(limit);
}

/** Number of a customer's quotes by stored status, expired or not. */
export function countQuotes(db: Database, customerId: number) {
  return db
    .select({ status: quotes.status, validUntil: quotes.validUntil, count: count() })
    .from(quotes)
    .where(eq(quotes.customerId, customerId))
    .groupBy(quotes.status, quotes.validUntil);
}

/** What a customer can accept; those that an agent has made for prospects are not. */
const isAcceptable = (customerId: number, today: string) =>
  and(eq(quotes.customerId, customerId), isNull(quotes.prospectName), hasStatus('Sent', today));

/** Number of quotes that a customer can accept on a day (ISO date). */
export function countAcceptable(db: Database, customerId: number, today: string): Promise<number> {
  return db.$count(quotes, isAcceptable(customerId, today));
}

/** Sent quotes of all customers whose last day lies between two days (ISO dates), both included. */
export function findDueQuotes(db: Database, from: string, until: string, limit: number) {
  return db
    .select({ quote: quotes, customer: { id: customers.id, name: customers.name, ssn: customers.ssn } })
    .from(quotes)
    .innerJoin(customers, and(eq(customers.id, quotes.customerId), eq(customers.isActive, true)))
    .where(
      and(
        eq(quotes.status, 'Sent'),
        isNull(quotes.prospectName),
        gte(quotes.validUntil, from),
        lte(quotes.validUntil, until),
      ),
    )
    .orderBy(asc(quotes.validUntil), asc(quotes.id))
    .limit(limit);
}

/** What buyers of all customers have asked for and nobody has taken up, the first asked first. */
export function findRequested(db: Database, limit: number) {
  return db
    .select({ quote: quotes, customer: { id: customers.id, name: customers.name, ssn: customers.ssn } })
    .from(quotes)
    .innerJoin(customers, and(eq(customers.id, quotes.customerId), eq(customers.isActive, true)))
    .where(eq(quotes.status, 'Requested'))
    .orderBy(asc(quotes.requestedAt), asc(quotes.id))
    .limit(limit);
}

/** Quotes that a customer can accept on a day (ISO date), the first due first. */
export function findOpenQuotes(
  db: Database,
  customerId: number,
  today: string,
  limit: number,
): Promise<QuoteRow[]> {
  return db
    .select()
    .from(quotes)
    .where(isAcceptable(customerId, today))
    .orderBy(asc(quotes.validUntil), asc(quotes.id))
    .limit(limit);
}

export async function updateQuoteRow(
  tx: Database,
  id: number,
  values: Partial<typeof quotes.$inferInsert>,
): Promise<void> {
  await tx.update(quotes).set(values).where(eq(quotes.id, id));
}

export async function deleteQuote(tx: Database, id: number): Promise<void> {
  await tx.delete(quotes).where(eq(quotes.id, id));
}
