import type { ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { isCalendarDay } from '../../../../../lib/rules/dates/days.ts';
import {
  daysAfter,
  defaultValidityDays,
  lastAllowedDay,
} from '../../../../../lib/rules/orders/quote-validity.ts';
import { maximumQuoteMessageLength } from '../../../../../lib/rules/text/text-limits.ts';
import type { Context } from '../../../context.ts';
import { FieldProblems } from '../../../field-problems.ts';
import { toRowId } from '../../../row-id.ts';
import { toCartLines } from '../../cart/carts.ts';
import { priceCart } from '../../cart/priced-cart.ts';
import { mailStaff, siteUrl } from '../../mail/outbox.ts';
import { readCustomerTerms } from '../../pricing/customer-terms.ts';
import { requireAbility } from '../../session/abilities.ts';
import { writeAudit } from '../../session/audit.ts';
import { withLimit } from '../../session/limits.ts';
import { insertQuote } from '../insert-quote.ts';
import { maximumGoodsTotal, toQuoteLine } from '../lines.ts';
import { resolveDelivery, toQuoteSums } from '../sums.ts';
import { isAgentFor } from './access.ts';
import { readAskedLines } from './asked-lines.ts';
import { findQuoteByKey, readWords, writeEntry } from './entries.ts';
import { readParties } from './parties.ts';
import { quoteNumber, today } from './read.ts';
import { findQuoteRow } from './store.ts';
import { requestLetter } from './talk-letters.ts';

type Input = ResolversTypes['SalesQuoteRequestInput'];

/** Quotes that one person may ask for. */
const requestLimit = { tries: 30, windowSeconds: 3_600, countsSuccess: true } as const;

/**
 * Asks the shop for a quote, once for each key. Its lines stand at the customer's prices of the moment, which only agents see.
 * @throws ShopError PERMISSION_DENIED; BAD_REQUEST with every invalid field; UNAVAILABLE (HTTP 429) for too many
 * @returns the quote's id
 */
export async function requestQuote(context: Context, input: Input): Promise<number> {
  const session = requireAbility(context, 'see-prices');
  const { actorId, customerId } = session;
  const requestInTransaction = () =>
    context.db.transaction(async (tx) => {
      const done = await findQuoteByKey(tx, session, { key: input.key, kind: 'Request' });
      // What was asked for another customer is not found for this one.
      if (done !== null) return done;
      const ids = input.lines.map(({ productId, quantity }) => ({
        productId: toRowId(productId),
        quantity: Math.max(1, quantity),
      }));
      const goods = await toCartLines(tx, ids);
      const problems = new FieldProblems();
      const products = new Map(goods.map(({ product }) => [product.id, product]));
      const asked = readAskedLines(input.lines, products, problems);
      const text = readWords(input.message, {
        problems,
        path: 'message',
        maximumLength: maximumQuoteMessageLength,
      });
      problems.add('wantedDate', findDayProblem(input.wantedDate ?? null));
      problems.check();
      const priced = priceCart(null, goods, await readCustomerTerms(tx, customerId));
      if (priced.totals.gross > maximumGoodsTotal)
        problems.add('lines', 'Tilboðið er of hátt. Vinsamlegast skiptið því.');
      problems.check();
      const lines = priced.lines.map(toQuoteLine);
      const delivery = await resolveDelivery(tx, customerId, priced.totals.gross, null);
      const quoteId = await insertQuote(
        tx,
        {
          customerId,
          agentId: isAgentFor(session) ? actorId : null,
          status: 'Requested',
          requestedAt: new Date(),
          validUntil: daysAfter(today(), defaultValidityDays),
          ...toQuoteSums(lines, delivery),
        },
        lines,
      );
      const content = { lines: asked, wantedOn: input.wantedDate ?? null, offer: null };
      await writeEntry(tx, session, { quoteId, kind: 'Request', key: input.key, text, content });
      await mailRequest(context, tx, { quoteId, customerId, actorId, text });
      await writeAudit(tx, session, 'quote', { quoteId, step: 'request' });
      return quoteId;
    });
  return withLimit(context.db, { key: `quote-request:${actorId}`, ...requestLimit }, requestInTransaction);
}

async function mailRequest(
  { config }: Context,
  tx: Context['db'],
  {
    quoteId,
    customerId,
    actorId,
    text,
  }: { quoteId: number; customerId: number; actorId: number; text: string },
): Promise<void> {
  const quote = await findQuoteRow(tx, quoteId);
  const { customer, actor } = await readParties(tx, customerId, actorId);
  if (!quote) throw new Error(`No quote ${quoteId}`);
  const asked = { number: quoteNumber(quote), customer, askedBy: actor.name, text };
  await mailStaff(tx, config, requestLetter(asked, siteUrl(config)));
}

function findDayProblem(date: string | null): string | null {
  if (date === null) return null;
  if (!isCalendarDay(date)) return 'Dagsetningin er ekki rétt';
  if (date < today()) return 'Dagurinn er liðinn';
  return date > lastAllowedDay(today()) ? 'Dagurinn þarf að vera innan árs' : null;
}
