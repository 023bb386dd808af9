import { validityProblem } from '../../../../../lib/rules/orders/quote-validity.ts';
import { quoteStatusOn } from '../../../../../lib/rules/orders/quote-status.ts';
import type { Context, Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import type { QuoteEntryContent } from '../../../db/schema/quotes.ts';
import { FieldProblems } from '../../../field-problems.ts';
import { readCustomer } from '../../customer/customers.ts';
import { sendMail, siteUrl } from '../../mail/outbox.ts';
import { writeAudit } from '../../session/audit.ts';
import { requireSession } from '../../session/sessions.ts';
import { withLimit } from '../../session/limits.ts';
import { sharedQuotePath } from '../quote-links.ts';
import { lockDraft, lockOfferedQuote } from './access.ts';
import { offerLetter, withdrawalLetter } from './letters.ts';
import { writeEntry } from './entries.ts';
import { findLines, type QuoteLineRow } from './line-store.ts';
import { readRecipient } from './parties.ts';
import { today } from './read.ts';
import { refusal } from './refusals.ts';
import { updateQuoteRow, type QuoteRow } from './store.ts';

/** Mails that one agent's account may send to customers. */
const mailLimit = { tries: 100, windowSeconds: 3_600, countsSuccess: true } as const;

/**
 * Sends a draft: from now until its last day it can be accepted. The mail is sent on commit.
 * @throws ShopError BAD_REQUEST when the last day has passed, UNAVAILABLE (HTTP 429) for too many mails; or as lockDraft
 * @returns the quote's id
 */
export async function sendQuote(context: Context, quoteId: string, version: number): Promise<number> {
  const session = requireSession(context);
  const sendLocked = () =>
    context.db.transaction(async (tx) => {
      const quote = await lockDraft(tx, context, quoteId, version);
      const problems = new FieldProblems();
      problems.add('validUntilDate', validityProblem(quote.validUntil, today()));
      problems.check();
      const sentQuote = { ...quote, status: 'Sent' as const, sentAt: new Date() };
      await updateQuoteRow(tx, quote.id, { status: sentQuote.status, sentAt: sentQuote.sentAt });
      const lines = (await findLines(tx, quote.id)).map(({ line }) => line);
      await writeEntry(tx, session, {
        quoteId: quote.id,
        kind: 'Offer',
        text: quote.message,
        content: toOffer(quote, lines),
      });
      const { customer, agent } = await readRecipients(tx, quote, session);
      const url = `${siteUrl(context.config)}${offerPath(context.config, sentQuote)}`;
      const letter = offerLetter(sentQuote, lines, { customer, agent, url });
      await sendMail(tx, context.config, { to: customer.email, purpose: 'notice', letter });
      await writeAudit(tx, session, 'quote', { quoteId: quote.id, step: 'send', total: quote.total });
      return quote.id;
    });
  return withLimit(context.db, { key: `quote-mail:${session.actorId}`, ...mailLimit }, sendLocked);
}

/**
 * Withdraws a quote, which becomes a draft again.
 * @throws ShopError NOT_FOUND; FAILED_PRECONDITION for one that is accepted
 * @returns the quote's id
 */
export async function withdrawQuote(context: Context, quoteId: string): Promise<number> {
  const session = requireSession(context);
  return context.db.transaction(async (tx) => {
    const quote = await lockOfferedQuote(tx, context, quoteId);
    if (quote.status === 'Accepted') throw refusal('quote.accepted');
    // Clicked twice, or by two people: it is already done.
    if (quote.status === 'Draft') return quote.id;
    if (quote.status === 'Requested') throw refusal('quote.notSent');
    await updateQuoteRow(tx, quote.id, { status: 'Draft', sentAt: null, version: quote.version + 1 });
    if (quoteStatusOn(today(), quote) === 'Sent') {
      const { customer, agent } = await readRecipients(tx, quote, session);
      await sendMail(tx, context.config, {
        to: customer.email,
        purpose: 'notice',
        letter: withdrawalLetter(quote, { customer, agent }),
      });
    }
    await writeAudit(tx, session, 'quote', { quoteId: quote.id, step: 'withdraw' });
    return quote.id;
  });
}

/** What a quote offers, as it is kept of each time that it was sent. */
function toOffer(quote: QuoteRow, lines: readonly QuoteLineRow[]): QuoteEntryContent {
  const products = new Map(lines.map(({ id, productId }) => [id, productId]));
  return {
    lines: lines.map(({ productId, sku, name, quantity, unitPrice, alternativeToId }) => {
      const alternativeToProductId = products.get(alternativeToId ?? 0);
      return {
        productId,
        sku,
        name,
        quantity,
        unitPrice,
        wish: '',
        ...(alternativeToProductId === undefined ? {} : { alternativeToProductId }),
      };
    }),
    wantedOn: null,
    offer: {
      version: quote.version,
      validUntil: quote.validUntil,
      delivery: quote.deliveryMethod,
      deliveryAmount: quote.deliveryAmount,
      total: quote.total,
    },
  };
}

/** Where the recipient reads it: who is no customer yet has only the link. */
function offerPath(config: Context['config'], quote: QuoteRow): string {
  return quote.prospectName === null ? `/auth/quotes/${quote.id}` : sharedQuotePath(config, quote);
}

/** The recipient, and the sending agent as contact. */
async function readRecipients(tx: Database, quote: QuoteRow, session: Session) {
  const customer = await readRecipient(tx, quote);
  const agent = await readCustomer(tx, session.actorId);
  if (!agent) throw new Error(`No person ${session.actorId}`);
  return { customer, agent };
}
