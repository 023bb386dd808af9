import type { Context, Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { toRowId } from '../../../row-id.ts';
import { requireSession } from '../../session/sessions.ts';
import { notFoundError, refusal } from './refusals.ts';
import { lockQuote, type QuoteRow } from './store.ts';

/** Whether the visitor is an agent acting for the customer; agents see and change drafts. */
export function isAgentFor({ role }: Pick<Session, 'role'>): boolean {
  return role === 'Agent';
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
 * A draft that is still as the agent saw it.
 * @throws ShopError NOT_FOUND, or FAILED_PRECONDITION when it has been sent, or changed by someone else
 */
export async function lockDraft(
  tx: Database,
  session: Session,
  id: string,
  version: number | null,
): Promise<QuoteRow> {
  const quote = await lockOwnQuote(tx, session, id);
  if (quote.status !== 'Draft') throw refusal('quote.notDraft');
  if (version !== null && quote.version !== version) throw refusal('quote.changed');
  return quote;
}
