import type { Context, Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { requireAbility } from '../../session/abilities.ts';
import { writeAudit } from '../../session/audit.ts';
import { readQuoteLink } from '../quote-links.ts';
import { resolveDelivery } from '../sums.ts';
import { claimLetter } from './letters.ts';
import { mailAgent } from './mail-agent.ts';
import { readParties } from './parties.ts';
import { quoteStatusOn } from '../../../../../lib/rules/orders/quote-status.ts';
import { today } from './read.ts';
import { refusal } from './refusals.ts';
import { lockQuoteById, updateQuoteRow, type QuoteRow } from './store.ts';

/**
 * Gives a quote that was sent to a prospect to the customer acted for: who has the link, and is somebody here now. Prices and
 * delivery stay as offered; the link ends, and what the prospect was called is forgotten. Once: repeated it is the same quote.
 * @throws ShopError UNAUTHENTICATED, PERMISSION_DENIED, FAILED_PRECONDITION quote.linkOver, quote.own, quote.noAddress
 * @returns the quote's id
 */
export async function claimQuote(context: Context, link: string): Promise<number> {
  const session = requireAbility(context, 'accept-quotes');
  const named = readQuoteLink(context.config, link, new Date());
  if (!named) throw refusal('quote.linkOver');
  return context.db.transaction(async (tx) => {
    const quote = await lockQuoteById(tx, named.id);
    const isClaimed = quote?.customerId === session.customerId && quote.prospectName === null;
    if (isClaimed && quote.version === named.version + 1) return quote.id;
    if (!quote || quote.version !== named.version || quoteStatusOn(today(), quote) !== 'Sent')
      throw refusal('quote.linkOver');
    const { prospectName } = quote;
    if (prospectName === null) throw refusal('quote.linkOver');
    if (quote.customerId === session.customerId) throw refusal('quote.own');
    await updateQuoteRow(tx, quote.id, {
      customerId: session.customerId,
      prospectName: null,
      prospectEmail: null,
      prospectPhone: null,
      version: quote.version + 1,
      address: await readClaimAddress(tx, session, quote),
    });
    const { customer, actor } = await readParties(tx, session.customerId, session.actorId);
    await mailAgent(
      tx,
      context.config,
      quote,
      claimLetter(quote, { prospectName, customer, claimedBy: actor.name }),
    );
    await writeAudit(tx, session, 'quote', { quoteId: quote.id, step: 'claim' });
    return quote.id;
  });
}

/** @throws ShopError FAILED_PRECONDITION quote.noAddress */
async function readClaimAddress(tx: Database, { customerId }: Session, quote: QuoteRow) {
  const goods = quote.total - quote.deliveryAmount;
  const { deliveryMethodId, address, needsAddress } = await resolveDelivery(
    tx,
    customerId,
    goods,
    quote.deliveryMethodId,
  );
  if (deliveryMethodId !== quote.deliveryMethodId) return null;
  if (needsAddress && !address) throw refusal('quote.noAddress');
  return address;
}
