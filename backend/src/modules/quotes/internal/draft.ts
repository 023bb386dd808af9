import { daysAfter, defaultValidityDays } from '../../../../../lib/rules/orders/quote-validity.ts';
import type { Context } from '../../../context.ts';
import { ShopError } from '../../../errors.ts';
import { readCartForAgreement } from '../../checkout/agreed-order.ts';
import { writeAudit } from '../../session/audit.ts';
import { lockDraft, requireAgent } from './access.ts';
import { toQuoteLine } from '../lines.ts';
import { today } from './read.ts';
import { insertQuote } from '../insert-quote.ts';
import { deleteQuote } from './store.ts';
import { resolveDelivery, toQuoteSums } from '../sums.ts';

/**
 * Drafts a quote from the agent's cart with the customer acted for; the cart stays as it is.
 * @throws ShopError PERMISSION_DENIED, FAILED_PRECONDITION for an empty cart
 * @returns the draft's id
 */
export async function createQuote(context: Context): Promise<number> {
  const session = requireAgent(context);
  const { actorId, customerId } = session;
  return context.db.transaction(async (tx) => {
    const { cart, deliveryMethodId } = await readCartForAgreement(tx, session);
    if (cart.lines.length === 0)
      throw new ShopError('FAILED_PRECONDITION', 'Karfan er tóm', { reason: 'cart.empty' });
    const lines = cart.lines.map(toQuoteLine);
    const delivery = await resolveDelivery(tx, customerId, cart.totals.gross, deliveryMethodId);
    const validUntil = daysAfter(today(), defaultValidityDays);
    const quote = { customerId, agentId: actorId, validUntil, ...toQuoteSums(lines, delivery) };
    const id = await insertQuote(tx, quote, lines);
    await writeAudit(tx, session, 'quote', { quoteId: id, step: 'create' });
    return id;
  });
}

/** Deletes a draft; its number is not reused. @throws ShopError NOT_FOUND, FAILED_PRECONDITION once it is sent */
export async function removeQuote(context: Context, quoteId: string): Promise<boolean> {
  const session = requireAgent(context);
  return context.db.transaction(async (tx) => {
    const quote = await lockDraft(tx, session, quoteId, null);
    await deleteQuote(tx, quote.id);
    await writeAudit(tx, session, 'quote', { quoteId: quote.id, step: 'remove' });
    return true;
  });
}
