import { daysAfter, defaultValidityDays } from '../../../../../lib/rules/orders/quote-validity.ts';
import type { Context } from '../../../context.ts';
import { ShopError } from '../../../errors.ts';
import { readCartForAgreement } from '../../checkout/agreed-order.ts';
import { writeAudit } from '../../session/audit.ts';
import { readCustomerTerms } from '../../pricing/customer-terms.ts';
import { requireSession } from '../../session/sessions.ts';
import { isAgentFor, lockDraft, lockOwnQuote, requireAgent } from './access.ts';
import { findLines, updateLine } from './line-store.ts';
import { refusal } from './refusals.ts';
import { isMain, priceAgain, toQuoteLine } from '../lines.ts';
import { today } from './read.ts';
import { insertQuote } from '../insert-quote.ts';
import { deleteQuote, updateQuoteRow } from './store.ts';
import { takeRequestBack } from './take-request-back.ts';
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

/**
 * Takes up what a buyer asked for: a draft of the agent's, with the same lines. What stands at the customer's own price gets the
 * present one; prices that an agent had offered stay. Started twice, also by another agent, it is the same draft.
 * @throws ShopError PERMISSION_DENIED, NOT_FOUND, FAILED_PRECONDITION quote.notRequested
 * @returns the draft's id
 */
export async function startQuote(context: Context, quoteId: string): Promise<number> {
  const session = requireAgent(context);
  return context.db.transaction(async (tx) => {
    const quote = await lockOwnQuote(tx, session, quoteId);
    if (quote.status === 'Draft') return quote.id;
    if (quote.status !== 'Requested') throw refusal('quote.notRequested');
    const terms = await readCustomerTerms(tx, quote.customerId);
    const lines = (await findLines(tx, quote.id)).map((line) => ({
      ...line.line,
      ...priceAgain(line, terms),
    }));
    for (const { id, ...values } of lines) await updateLine(tx, id, values);
    const main = lines.filter(isMain);
    const goods = main.reduce((sum, { price }) => sum + price, 0);
    const delivery = await resolveDelivery(tx, quote.customerId, goods, quote.deliveryMethodId);
    const lastDay = daysAfter(today(), defaultValidityDays);
    await updateQuoteRow(tx, quote.id, {
      status: 'Draft',
      agentId: session.actorId,
      version: quote.version + 1,
      validUntil: quote.validUntil > lastDay ? quote.validUntil : lastDay,
      ...toQuoteSums(main, delivery),
    });
    await writeAudit(tx, session, 'quote', { quoteId: quote.id, step: 'start' });
    return quote.id;
  });
}

/**
 * An agent deletes a draft, a buyer what they asked for and nobody has taken up; the number is not used again.
 * @throws ShopError NOT_FOUND, PERMISSION_DENIED, FAILED_PRECONDITION once it is sent
 */
export async function removeQuote(context: Context, quoteId: string): Promise<boolean> {
  const session = requireSession(context);
  if (!isAgentFor(session)) return takeRequestBack(context, session, quoteId);
  return context.db.transaction(async (tx) => {
    const quote = await lockDraft(tx, session, quoteId, null);
    await deleteQuote(tx, quote.id);
    await writeAudit(tx, session, 'quote', { quoteId: quote.id, step: 'remove' });
    return true;
  });
}
