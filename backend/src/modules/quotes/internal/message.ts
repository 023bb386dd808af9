import type { ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { maximumQuoteMessageLength } from '../../../../../lib/rules/text/text-limits.ts';
import type { Context, Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { FieldProblems } from '../../../field-problems.ts';
import { sendMail, siteUrl } from '../../mail/outbox.ts';
import { requireAbility } from '../../session/abilities.ts';
import { writeAudit } from '../../session/audit.ts';
import { withLimit } from '../../session/limits.ts';
import { isAgentFor, lockOwnQuote } from './access.ts';
import { findQuoteByKey, readWords, writeEntry } from './entries.ts';
import { mailAgent } from './mail-agent.ts';
import { readParties } from './parties.ts';
import { quoteNumber } from './read.ts';
import { refusal } from './refusals.ts';
import type { QuoteRow } from './store.ts';
import { agentMessageLetter, buyerMessageLetter } from './talk-letters.ts';

/** Messages that one person may write. */
const messageLimit = { tries: 60, windowSeconds: 3_600, countsSuccess: true } as const;

/**
 * Writes on a quote that the visitor sees, once for each key; the other side is told by mail on commit.
 * @throws ShopError PERMISSION_DENIED, NOT_FOUND, BAD_REQUEST, FAILED_PRECONDITION quote.full, quote.unclaimed; UNAVAILABLE (HTTP 429) for too many
 * @returns the quote's id
 */
export async function writeMessage(
  context: Context,
  { key, quoteId, text: typed }: ResolversTypes['SalesQuoteMessageInput'],
): Promise<number> {
  const session = requireAbility(context, 'see-prices');
  const writeInTransaction = () =>
    context.db.transaction(async (tx) => {
      const quote = await lockOwnQuote(tx, session, quoteId);
      if (quote.prospectName !== null) throw refusal('quote.unclaimed');
      const done = await findQuoteByKey(tx, session, { key, kind: 'Message', quoteId: quote.id });
      if (done !== null) return done;
      const problems = new FieldProblems();
      const text = readWords(typed, {
        problems,
        path: 'text',
        maximumLength: maximumQuoteMessageLength,
        isRequired: true,
      });
      problems.check();
      await writeEntry(tx, session, { quoteId: quote.id, kind: 'Message', key, text });
      await mailMessage(tx, context.config, { session, quote, text });
      await writeAudit(tx, session, 'quote', { quoteId: quote.id, step: 'message' });
      return quote.id;
    });
  const limit = { key: `quote-message:${session.actorId}`, ...messageLimit };
  return withLimit(context.db, limit, writeInTransaction);
}

async function mailMessage(
  tx: Database,
  config: Context['config'],
  { session, quote, text }: { session: Session; quote: QuoteRow; text: string },
): Promise<void> {
  const { customer, actor: author } = await readParties(tx, quote.customerId, session.actorId);
  const number = quoteNumber(quote);
  if (isAgentFor(session)) {
    const letter = agentMessageLetter(
      { number, quoteId: quote.id, customer, agent: author, text },
      siteUrl(config),
    );
    await sendMail(tx, config, { to: customer.email, purpose: 'notice', letter });
    return;
  }
  const letter = buyerMessageLetter({ number, customer, askedBy: author.name, text }, siteUrl(config));
  await mailAgent(tx, config, quote, letter);
}
