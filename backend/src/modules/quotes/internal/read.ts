import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import { reykjavikNow } from '../../../../../lib/rules/text/icelandic.ts';
import { daysAfter } from '../../../../../lib/rules/orders/quote-validity.ts';
import { quoteStatusOn, type QuoteStatus } from '../../../../../lib/rules/orders/quote-status.ts';
import type { Context, Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { requireAgent } from '../../acting/require-agent.ts';
import { isOfferedBy } from './access.ts';
import { findLastAsked } from './entry-store.ts';
import * as store from './store.ts';

const pageSize = 20;
/** No one pages further; the database need not either. */
const maxPage = 1_000;
/** Days before its last day that a quote counts as due. */
const dueWithinDays = 7;
const maxDueQuotes = 50;
const maxRequestedQuotes = 50;

/** ISO date in Reykjavík. */
export function today(): string {
  return reykjavikNow(new Date()).date;
}

/** @throws ShopError BAD_REQUEST for a page out of bounds */
export async function readQuotes(
  db: Database,
  session: Session,
  page: number,
  status: QuoteStatus | null,
): Promise<ResolversParentTypes['SalesQuotes']> {
  if (page < 1 || page > maxPage) throw new ShopError('BAD_REQUEST');
  const day = today();
  const range = { status, today: day, offset: (page - 1) * pageSize, limit: pageSize + 1 };
  const rows = await store.findPage(db, session.customerId, range);
  return {
    hasMore: rows.length > pageSize,
    counts: await countByStatus(db, session.customerId, day),
    acceptableCount: await store.countAcceptable(db, session.customerId, day),
    quotes: rows.slice(0, pageSize).map((row) => ({
      id: String(row.id),
      number: quoteNumber(row),
      status: quoteStatusOn(day, row),
      prospectName: row.prospectName,
      totalPrice: isHiddenDraft(session, row) ? 0 : row.total,
      createdDate: row.createdAt.toISOString(),
      sentDate: row.sentAt?.toISOString() ?? null,
      validUntilDate: row.validUntil,
      acceptedDate: row.acceptedAt?.toISOString() ?? null,
    })),
  };
}

async function countByStatus(
  db: Database,
  customerId: number,
  day: string,
): Promise<ResolversParentTypes['SalesQuoteCount'][]> {
  const counts = new Map<QuoteStatus, number>();
  for (const { count, ...row } of await store.countQuotes(db, customerId)) {
    const status = quoteStatusOn(day, row);
    counts.set(status, (counts.get(status) ?? 0) + count);
  }
  return [...counts].map(([status, count]) => ({ status, count }));
}

/** For agents: customers to call before their offer expires. @throws ShopError PERMISSION_DENIED for anyone else */
export async function readDueQuotes(context: Context): Promise<ResolversParentTypes['DueSalesQuote'][]> {
  await requireAgent(context);
  const day = today();
  const due = await store.findDueQuotes(context.db, day, daysAfter(day, dueWithinDays), maxDueQuotes);
  return due.map(({ quote, customer }) => ({
    id: String(quote.id),
    number: quoteNumber(quote),
    customer: { ...customer, id: String(customer.id) },
    totalPrice: quote.total,
    validUntilDate: quote.validUntil,
  }));
}

/** For agents: what waits for an answer of any of them. @throws ShopError PERMISSION_DENIED for anyone else */
export async function readRequestedQuotes(
  context: Context,
): Promise<ResolversParentTypes['RequestedSalesQuote'][]> {
  await requireAgent(context);
  const requested = await store.findRequested(context.db, maxRequestedQuotes);
  const asked = await findLastAsked(
    context.db,
    requested.map(({ quote }) => quote.id),
  );
  return requested.map(({ quote, customer }) => {
    const entry = asked.get(quote.id);
    return {
      id: String(quote.id),
      number: quoteNumber(quote),
      customer: { ...customer, id: String(customer.id) },
      requestedDate: (quote.requestedAt ?? quote.createdAt).toISOString(),
      lineCount: entry?.content?.lines.length ?? 0,
      wantedDate: entry?.content?.wantedOn ?? null,
      isCounter: entry?.kind === 'Counter',
    };
  });
}

/** A draft, and the prices of a request, are visible to the shop's side only until it is sent. */
export function isHiddenDraft(
  session: Pick<Session, 'role' | 'actorId'>,
  quote: Pick<store.QuoteRow, 'status' | 'prospectName' | 'agentId'>,
): boolean {
  return (quote.status === 'Draft' || quote.status === 'Requested') && !isOfferedBy(session, quote);
}

/** The number as people say it on the phone. */
export function quoteNumber({ number }: Pick<store.QuoteRow, 'number'>): string {
  return `T${number}`;
}
