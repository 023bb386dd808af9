import type { ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { quoteStatusOn } from '../../../../../lib/rules/orders/quote-status.ts';
import { maximumQuoteMessageLength } from '../../../../../lib/rules/text/text-limits.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import type { QuoteEntryLine } from '../../../db/schema/quotes.ts';
import { ShopError } from '../../../errors.ts';
import { FieldProblems } from '../../../field-problems.ts';
import { siteUrl } from '../../mail/outbox.ts';
import { readCustomerTerms } from '../../pricing/customer-terms.ts';
import { requireAbility } from '../../session/abilities.ts';
import { writeAudit } from '../../session/audit.ts';
import { isMain, maximumGoodsTotal, regularPriceAt, repriceLine } from '../lines.ts';
import { resolveDelivery, toQuoteSums } from '../sums.ts';
import { isAgentFor, lockOwnQuote } from './access.ts';
import { readAskedLines } from './asked-lines.ts';
import { findQuoteByKey, readWords, writeEntry } from './entries.ts';
import { deleteLine, findLines, updateLine, type QuotedLineWithProduct } from './line-store.ts';
import { mailAgent } from './mail-agent.ts';
import { readParties } from './parties.ts';
import { quoteNumber, today } from './read.ts';
import { refusal } from './refusals.ts';
import { updateQuoteRow, type QuoteRow } from './store.ts';
import { counterLetter } from './talk-letters.ts';

type Input = ResolversTypes['SalesQuoteCounterInput'];

/**
 * Answers an offer with other quantities or wished prices, once for each key: it waits for an agent as a request does, and cannot be
 * accepted any more. Its lines keep the prices that were offered, in the quantities that are asked for; what is left out is gone, with
 * what was offered in place of it.
 * @throws ShopError PERMISSION_DENIED, also for agents; NOT_FOUND; BAD_REQUEST with every invalid field;
 * FAILED_PRECONDITION quote.notSent, quote.changed, quote.accepted, quote.full
 * @returns the quote's id
 */
export async function counterQuote(context: Context, input: Input): Promise<number> {
  const session = requireAbility(context, 'accept-quotes');
  // They take a quote back and change it.
  if (isAgentFor(session)) throw new ShopError('PERMISSION_DENIED', undefined, { reason: 'quote.agent' });
  return context.db.transaction(async (tx) => {
    const quote = await lockOwnQuote(tx, session, input.quoteId);
    if (quote.prospectName !== null) throw refusal('quote.unclaimed');
    const done = await findQuoteByKey(tx, session, { key: input.key, kind: 'Counter', quoteId: quote.id });
    if (done !== null) return done;
    checkAnswerable(quote, input.version);
    const before = await findLines(tx, quote.id);
    const problems = new FieldProblems();
    const asked = readAskedLines(input.lines, toAskable(before.filter(({ line }) => isMain(line))), problems);
    const text = readWords(input.message, {
      problems,
      path: 'message',
      maximumLength: maximumQuoteMessageLength,
    });
    problems.check();
    const lines = await writeAskedLines(tx, quote, before, asked);
    const goods = lines.reduce((sum, { price }) => sum + price, 0);
    if (goods > maximumGoodsTotal) problems.add('lines', 'Tilboðið er of hátt. Vinsamlegast skiptið því.');
    problems.check();
    const delivery = await resolveDelivery(tx, quote.customerId, goods, quote.deliveryMethodId);
    await updateQuoteRow(tx, quote.id, {
      status: 'Requested',
      requestedAt: new Date(),
      sentAt: null,
      version: quote.version + 1,
      ...toQuoteSums(lines, delivery),
    });
    const content = { lines: asked, wantedOn: null, offer: null };
    await writeEntry(tx, session, { quoteId: quote.id, kind: 'Counter', key: input.key, text, content });
    await mailCounter(tx, context.config, { quote, actorId: session.actorId, text });
    await writeAudit(tx, session, 'quote', { quoteId: quote.id, step: 'counter' });
    return quote.id;
  });
}

function checkAnswerable(quote: QuoteRow, version: number): void {
  const status = quoteStatusOn(today(), quote);
  if (status === 'Accepted') throw refusal('quote.accepted');
  if (status !== 'Sent' && status !== 'Expired') throw refusal('quote.notSent');
  if (version !== quote.version) throw refusal('quote.changed');
}

/** What a counter-offer may name: the goods of the quote that are still sold. */
function toAskable(lines: readonly QuotedLineWithProduct[]) {
  return new Map(
    lines.flatMap(({ line: { productId, sku, name }, product }) =>
      product ? [[productId, { sku, name, unitOfMeasure: product.unitOfMeasure }] as const] : [],
    ),
  );
}

async function writeAskedLines(
  tx: Database,
  quote: QuoteRow,
  before: readonly QuotedLineWithProduct[],
  asked: readonly QuoteEntryLine[],
) {
  const terms = await readCustomerTerms(tx, quote.customerId);
  const quantities = new Map(asked.map(({ productId, quantity }) => [productId, quantity]));
  const lines = [];
  const isAsked = ({ productId }: QuotedLineWithProduct['line']): boolean => quantities.has(productId);
  const kept = new Set(before.flatMap(({ line }) => (isMain(line) && isAsked(line) ? [line.id] : [])));
  for (const both of before) {
    const quantity = quantities.get(both.line.productId);
    if (!kept.has(both.line.alternativeToId ?? both.line.id)) await deleteLine(tx, both.line.id);
    if (!isMain(both.line) || quantity === undefined) continue;
    const line = {
      ...both.line,
      regularPrice: regularPriceAt(both, terms, quantity),
      ...repriceLine(both.line, quantity, both.line.unitPrice),
    };
    await updateLine(tx, line.id, line);
    lines.push(line);
  }
  return lines;
}

async function mailCounter(
  tx: Database,
  config: Context['config'],
  { quote, actorId, text }: { quote: QuoteRow; actorId: number; text: string },
): Promise<void> {
  const { customer, actor } = await readParties(tx, quote.customerId, actorId);
  const asked = { number: quoteNumber(quote), customer, askedBy: actor.name, text };
  await mailAgent(tx, config, quote, counterLetter(asked, siteUrl(config)));
}
