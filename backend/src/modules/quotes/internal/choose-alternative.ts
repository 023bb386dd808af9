import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { toRowId } from '../../../row-id.ts';
import { agreedTotals } from '../../checkout/agreed-order.ts';
import { requireAbility } from '../../session/abilities.ts';
import { writeAudit } from '../../session/audit.ts';
import { isMain, sumDiscounts } from '../lines.ts';
import { lockOwnQuote } from './access.ts';
import { checkAcceptable } from './accept.ts';
import { findLines, setAlternative, type QuoteLineRow } from './line-store.ts';
import { refusal } from './refusals.ts';
import { updateQuoteRow, type QuoteRow } from './store.ts';

/**
 * Takes a line that is offered in place of another, which becomes the alternative; so do the other alternatives of that line. The
 * delivery stays as it was offered. Nobody accepts the sum of before: the version is another. A line that is taken already stays.
 * @throws ShopError PERMISSION_DENIED; NOT_FOUND for a quote or line that is not this customer's; FAILED_PRECONDITION quote.expired,
 * quote.notSent, quote.changed, quote.accepted
 * @returns the quote's id
 */
export async function chooseAlternative(
  context: Context,
  quoteId: string,
  version: number,
  lineId: string,
): Promise<number> {
  const session = requireAbility(context, 'accept-quotes');
  return context.db.transaction(async (tx) => {
    const quote = await lockOwnQuote(tx, session, quoteId);
    if (quote.status === 'Accepted') throw refusal('quote.accepted');
    const lines = (await findLines(tx, quote.id)).map(({ line }) => line);
    const chosen = lines.find(({ id }) => id === toRowId(lineId));
    if (!chosen) throw new ShopError('NOT_FOUND');
    if (isMain(chosen)) return quote.id;
    checkAcceptable(quote, version);
    await swapLines(tx, lines, chosen);
    await writeSums(tx, quote);
    await writeAudit(tx, session, 'quote', {
      quoteId: quote.id,
      step: 'choose',
      productId: chosen.productId,
    });
    return quote.id;
  });
}

async function swapLines(tx: Database, lines: readonly QuoteLineRow[], chosen: QuoteLineRow): Promise<void> {
  const before = chosen.alternativeToId;
  await setAlternative(tx, chosen.id, null);
  for (const { id, alternativeToId } of lines)
    if (id !== chosen.id && (id === before || alternativeToId === before))
      await setAlternative(tx, id, chosen.id);
}

async function writeSums(tx: Database, quote: QuoteRow): Promise<void> {
  const lines = (await findLines(tx, quote.id)).map(({ line }) => line).filter(isMain);
  const totals = agreedTotals(lines, { amount: quote.deliveryAmount });
  await updateQuoteRow(tx, quote.id, {
    version: quote.version + 1,
    total: totals.gross,
    totalWithoutTax: totals.net,
    totalTaxAmount: totals.tax,
    vatLines: totals.vatGroups,
    discountAmount: sumDiscounts(lines),
  });
}
