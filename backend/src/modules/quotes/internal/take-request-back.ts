import { may } from '../../../../../lib/rules/people/abilities.ts';
import type { Context, Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { mailStaff } from '../../mail/outbox.ts';
import { writeAudit } from '../../session/audit.ts';
import { lockOwnQuote } from './access.ts';
import { isAskedBy } from './entry-store.ts';
import { readParties } from './parties.ts';
import { quoteNumber } from './read.ts';
import { deleteQuote, type QuoteRow } from './store.ts';
import { takenBackLetter } from './talk-letters.ts';

/**
 * Whether a buyer may take a quote back that they asked for: while nobody has taken it up, who asked for it, or who may accept
 * quotes.
 */
export async function mayTakeBack(db: Database, session: Session, quote: QuoteRow): Promise<boolean> {
  if (quote.status !== 'Requested' || quote.agentId !== null) return false;
  return may(session, 'accept-quotes') || isAskedBy(db, quote.id, session.actorId);
}

/** Deletes what was asked for, and tells the shop by mail. @throws ShopError NOT_FOUND, PERMISSION_DENIED */
export function takeRequestBack(context: Context, session: Session, quoteId: string): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const quote = await lockOwnQuote(tx, session, quoteId);
    if (!(await mayTakeBack(tx, session, quote)))
      throw new ShopError('PERMISSION_DENIED', undefined, { reason: 'quote.agent' });
    const { customer, actor } = await readParties(tx, quote.customerId, session.actorId);
    await deleteQuote(tx, quote.id);
    const asked = { number: quoteNumber(quote), customer, askedBy: actor.name };
    await mailStaff(tx, context.config, takenBackLetter(asked));
    await writeAudit(tx, session, 'quote', { quoteId: quote.id, step: 'remove' });
    return true;
  });
}
