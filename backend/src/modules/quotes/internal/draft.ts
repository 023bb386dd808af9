import type { ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { prospectSchema } from '../../../../../lib/contract/forms/prospect.ts';
import { daysAfter, defaultValidityDays } from '../../../../../lib/rules/orders/quote-validity.ts';
import type { Context, Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { parseForm } from '../../../field-problems.ts';
import { toRowId } from '../../../row-id.ts';
import { requireAgent as requireAnyAgent } from '../../acting/require-agent.ts';
import { readCartForAgreement } from '../../checkout/agreed-order.ts';
import { writeAudit } from '../../session/audit.ts';
import { readCustomerTerms } from '../../pricing/customer-terms.ts';
import { requireSession } from '../../session/sessions.ts';
import { isAgentFor, isOfferedBy, lockDraft, lockOwnQuote, requireAgent } from './access.ts';
import { findLines, updateLine } from './line-store.ts';
import { refusal } from './refusals.ts';
import { isMain, priceAgain, toQuoteLine } from '../lines.ts';
import { today } from './read.ts';
import { insertQuote } from '../insert-quote.ts';
import { deleteQuote, findQuote, updateQuoteRow, type QuoteRow } from './store.ts';
import { takeRequestBack } from './take-request-back.ts';
import { resolveDelivery, toQuoteSums } from '../sums.ts';

/**
 * Drafts a quote from the agent's cart with the customer acted for; the cart stays as it is.
 * @throws ShopError PERMISSION_DENIED, FAILED_PRECONDITION for an empty cart
 * @returns the draft's id
 */
export async function createQuote(context: Context): Promise<number> {
  const session = requireAgent(context);
  return context.db.transaction((tx) => draftFromCart(tx, session, null));
}

/**
 * The same for somebody who is no customer yet, from the agent's own cart at everybody's prices.
 * @throws ShopError PERMISSION_DENIED, BAD_REQUEST with every invalid field, FAILED_PRECONDITION for an empty cart
 * @returns the draft's id
 */
export async function createProspectQuote(
  context: Context,
  input: ResolversTypes['ProspectQuoteInput'],
): Promise<number> {
  const session = await requireAnyAgent(context);
  if (session.customerId !== session.actorId)
    throw new ShopError('PERMISSION_DENIED', undefined, { reason: 'quote.inPlace' });
  const { name, email, phoneNumber } = parseForm(prospectSchema, input);
  const prospect = { prospectName: name, prospectEmail: email, prospectPhone: phoneNumber };
  return context.db.transaction((tx) => draftFromCart(tx, session, prospect));
}

async function draftFromCart(
  tx: Database,
  session: Session,
  prospect: Pick<QuoteRow, 'prospectName' | 'prospectEmail' | 'prospectPhone'> | null,
): Promise<number> {
  const { actorId, customerId } = session;
  const holder = prospect ? null : customerId;
  const { cart, deliveryMethodId } = await readCartForAgreement(tx, session, holder);
  if (cart.lines.length === 0)
    throw new ShopError('FAILED_PRECONDITION', 'Karfan er tóm', { reason: 'cart.empty' });
  const lines = cart.lines.map(toQuoteLine);
  const delivery = await resolveDelivery(tx, holder, cart.totals.gross, deliveryMethodId);
  const validUntil = daysAfter(today(), defaultValidityDays);
  const quote = { customerId, agentId: actorId, validUntil, ...prospect, ...toQuoteSums(lines, delivery) };
  const id = await insertQuote(tx, quote, lines);
  await writeAudit(tx, session, 'quote', { quoteId: id, step: 'create' });
  return id;
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
  const found = await findQuote(context.db, toRowId(quoteId), session.customerId);
  if (!isAgentFor(session) && !(found && isOfferedBy(session, found.quote)))
    return takeRequestBack(context, session, quoteId);
  return context.db.transaction(async (tx) => {
    const quote = await lockDraft(tx, context, quoteId, null);
    await deleteQuote(tx, quote.id);
    await writeAudit(tx, session, 'quote', { quoteId: quote.id, step: 'remove' });
    return true;
  });
}
