import type { Context, Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { toRowId } from '../../../row-id.ts';
import { requireSession } from '../../session/sessions.ts';
import { notFoundError, refusal } from './refusals.ts';
import { requireStrongSession } from '../../session/require-strong.ts';
import { lockQuote, type QuoteRow } from './store.ts';

/** Whether the visitor is an agent acting for the customer. */
export function isAgentFor({ role }: Pick<Session, 'role'>): boolean {
  return role === 'Agent';
}

/**
 * Whether the visitor stands on the shop's side of a quote, sees its draft and changes it: an agent in the customer's place, or the
 * one who made it for a prospect.
 */
export function isOfferedBy(
  session: Pick<Session, 'role' | 'actorId'>,
  { prospectName, agentId }: Pick<QuoteRow, 'prospectName' | 'agentId'>,
): boolean {
  return isAgentFor(session) || (prospectName !== null && agentId === session.actorId);
}

/**
 * For changes: the session of an agent acting for a customer.
 * @throws ShopError UNAUTHENTICATED, PERMISSION_DENIED
 */
export function requireAgent(context: Context): Session {
  const session = requireSession(context);
  if (!isAgentFor(session)) throw new ShopError('PERMISSION_DENIED', undefined, { reason: 'quote.agent' });
  return session;
}

/** @throws ShopError NOT_FOUND for a quote that is not this customer's */
export async function lockOwnQuote(tx: Database, session: Session, id: string): Promise<QuoteRow> {
  const quote = await lockQuote(tx, toRowId(id), session.customerId);
  if (!quote) throw notFoundError();
  return quote;
}

/**
 * For changes on the shop's side.
 * @throws ShopError UNAUTHENTICATED, PERMISSION_DENIED, NOT_FOUND
 */
export async function lockOfferedQuote(tx: Database, context: Context, id: string): Promise<QuoteRow> {
  const session = requireSession(context);
  const quote = await lockQuote(tx, toRowId(id), session.customerId);
  if (!(quote ? isOfferedBy(session, quote) : isAgentFor(session)))
    throw new ShopError('PERMISSION_DENIED', undefined, { reason: 'quote.agent' });
  if (!quote) throw notFoundError();
  if (quote.prospectName !== null) requireStrongSession(context);
  return quote;
}

/**
 * A draft that is still as the agent saw it.
 * @throws ShopError as lockOfferedQuote, or FAILED_PRECONDITION when it has been sent, or changed by someone else
 */
export async function lockDraft(
  tx: Database,
  context: Context,
  id: string,
  version: number | null,
): Promise<QuoteRow> {
  const quote = await lockOfferedQuote(tx, context, id);
  if (quote.status !== 'Draft') throw refusal('quote.notDraft');
  if (version !== null && quote.version !== version) throw refusal('quote.changed');
  return quote;
}
