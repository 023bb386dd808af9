import type { ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { FieldProblems } from '../../../field-problems.ts';
import { toRowId } from '../../../row-id.ts';
import { toCartLines } from '../../cart/carts.ts';
import { writeAudit } from '../../session/audit.ts';
import { requireSession } from '../../session/sessions.ts';
import { lockDraft } from './access.ts';
import { type EditedLine, mainLines, readEdit } from './edit-input.ts';
import { deleteLine, findLines, insertLine, setAlternative, updateLine } from './line-store.ts';
import { readQuoteTerms, termsHolder } from './parties.ts';
import { updateQuoteRow, type QuoteRow } from './store.ts';
import { resolveDelivery, toQuoteSums, type QuoteDelivery } from '../sums.ts';

type Input = ResolversTypes['SalesQuoteInput'];

/**
 * Changes a draft.
 * @throws ShopError BAD_REQUEST with every invalid field, nothing is changed then; or as lockDraft
 * @returns the draft's id
 */
export async function updateQuote(context: Context, input: Input): Promise<number> {
  const session = requireSession(context);
  return context.db.transaction(async (tx) => {
    const quote = await lockDraft(tx, context, input.quoteId, input.version);
    const before = await findLines(tx, quote.id);
    const terms = await readQuoteTerms(tx, quote);
    const addable = await toCartLines(tx, listAddedProducts(input));
    const { lines, message, validUntil } = readEdit(input, before, addable, terms);
    const main = mainLines(lines);
    const goods = main.reduce((sum, { price }) => sum + price, 0);
    const delivery = await resolveDelivery(tx, termsHolder(quote), goods, input.deliveryMethodId);
    checkDelivery(delivery, input.deliveryMethodId, quote);
    await writeLines(
      tx,
      quote.id,
      before.map(({ line }) => line.id),
      lines,
    );
    const version = quote.version + 1;
    await updateQuoteRow(tx, quote.id, { version, message, validUntil, ...toQuoteSums(main, delivery) });
    await writeAudit(tx, session, 'quote', { quoteId: quote.id, step: 'edit' });
    return quote.id;
  });
}

function listAddedProducts({ lines }: Input): { productId: number; quantity: number }[] {
  return lines.flatMap(({ id, productId, quantity }) =>
    id == null && productId != null ? [{ productId: toRowId(productId), quantity }] : [],
  );
}

function checkDelivery(
  { deliveryMethodId, needsAddress, address }: QuoteDelivery,
  requestedMethodId: string,
  quote: QuoteRow,
): void {
  const problems = new FieldProblems();
  if (deliveryMethodId !== requestedMethodId) problems.add('deliveryMethodId', badRequestMessage);
  else if (needsAddress && !address && termsHolder(quote) !== null)
    problems.add('deliveryMethodId', 'Viðskiptavinurinn er ekki með skráð heimilisfang');
  problems.check();
}

async function writeLines(
  tx: Database,
  quoteId: number,
  before: readonly number[],
  editedLines: readonly EditedLine[],
): Promise<void> {
  const keptIds = new Set(editedLines.map(({ id }) => id));
  for (const id of before) if (!keptIds.has(id)) await deleteLine(tx, id);
  for (const { id, alternativeTo: _alternativeTo, ...line } of editedLines) {
    if (id === null) await insertLine(tx, { ...line, quoteId });
    else await updateLine(tx, id, line);
  }
  await writeAlternatives(tx, quoteId, editedLines);
}

/** Once every line has its id. */
async function writeAlternatives(
  tx: Database,
  quoteId: number,
  editedLines: readonly EditedLine[],
): Promise<void> {
  const written = new Map((await findLines(tx, quoteId)).map(({ line }) => [line.productId, line]));
  for (const { productId, alternativeTo } of editedLines) {
    const line = written.get(productId);
    const main = alternativeTo === null ? null : (written.get(alternativeTo)?.id ?? null);
    if (line && line.alternativeToId !== main) await setAlternative(tx, line.id, main);
  }
}
