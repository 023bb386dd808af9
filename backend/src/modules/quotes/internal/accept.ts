import type { ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import type { Context, Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { retryOnConflict } from '../../../db/retry.ts';
import { ShopError } from '../../../errors.ts';
import { toRowId } from '../../../row-id.ts';
import { quoteStatusOn } from '../../../../../lib/rules/orders/quote-status.ts';
import { placeAgreedOrder } from '../../checkout/agreed-order.ts';
import { readCustomer } from '../../customer/customers.ts';
import { sendMail } from '../../mail/outbox.ts';
import { requireAbility } from '../../session/abilities.ts';
import { writeAudit } from '../../session/audit.ts';
import { lockOwnQuote } from './access.ts';
import { acceptanceLetter } from './letters.ts';
import { isMain } from '../lines.ts';
import { findLines, type QuotedLineWithProduct } from './line-store.ts';
import { readParties } from './parties.ts';
import { quoteNumber, today } from './read.ts';
import { refusal } from './refusals.ts';
import { updateQuoteRow, findQuote, type QuoteRow } from './store.ts';

type Answers = readonly ResolversTypes['CheckoutOptionValueInput'][];

/**
 * Turns a quote into an order, on account and at its prices: order, invoice, mails and the quote's new state in one transaction,
 * with the quote's row locked, so that any number of concurrent clicks place one order.
 * @param version of the quote as it was shown; null where it was not
 * @param answers to what the debtor wants on its orders
 * @throws ShopError NOT_FOUND; BAD_REQUEST for missing or malformed answers; FAILED_PRECONDITION when it cannot be accepted (any more) or ordered; PERMISSION_DENIED
 * @returns the quote's id, also when it had been accepted before
 */
export async function acceptQuote(
  context: Context,
  quoteId: string,
  version: number | null,
  answers: Answers,
): Promise<number> {
  const session = requireAbility(context, 'accept-quotes');
  // A request for a quote that is already accepted need not wait for the lock.
  const found = await findQuote(context.db, toRowId(quoteId), session.customerId);
  if (found?.quote.status === 'Accepted') return found.quote.id;
  return retryOnConflict(() =>
    context.db.transaction(async (tx) => {
      const quote = await lockOwnQuote(tx, session, quoteId);
      if (quote.status === 'Accepted') return quote.id;
      checkAcceptable(quote, version);
      await placeQuoteOrder(tx, context, session, quote, answers);
      return quote.id;
    }),
  );
}

/** @throws ShopError FAILED_PRECONDITION quote.unclaimed, quote.expired, quote.notSent, quote.changed */
export function checkAcceptable(quote: QuoteRow, version: number | null): void {
  if (quote.prospectName !== null) throw refusal('quote.unclaimed');
  const status = quoteStatusOn(today(), quote);
  if (status === 'Expired') throw refusal('quote.expired');
  if (status !== 'Sent') throw refusal('quote.notSent');
  if (version !== null && version !== quote.version) throw refusal('quote.changed');
}

async function placeQuoteOrder(
  tx: Database,
  { config }: Pick<Context, 'config'>,
  session: Session,
  quote: QuoteRow,
  answers: Answers,
): Promise<void> {
  const linesWithProducts = (await findLines(tx, quote.id)).filter(({ line }) => isMain(line));
  checkAvailable(linesWithProducts);
  const { customer, actor } = await readParties(tx, quote.customerId, session.actorId);
  const agent = quote.agentId === null ? null : await readCustomer(tx, quote.agentId);
  const { orderId } = await placeAgreedOrder(tx, config, session, {
    idempotencyKey: `quote:${quote.id}`,
    answers,
    lines: linesWithProducts.map(soldLine),
    totals: {
      gross: quote.total,
      net: quote.totalWithoutTax,
      tax: quote.totalTaxAmount,
      vatGroups: quote.vatLines,
    },
    delivery: {
      id: quote.deliveryMethodId,
      name: quote.deliveryMethod,
      amount: quote.deliveryAmount,
      address: quote.address,
    },
    receiver: {
      email: customer.email,
      name: customer.name,
      ssn: customer.isCompany ? null : customer.ssn,
      companySsn: customer.isCompany ? customer.ssn : null,
      phone: customer.phoneNumber ?? actor.phoneNumber ?? '',
    },
    options: [{ kind: 'Quote', name: 'Tilboð', value: quoteNumber(quote) }],
  });
  await updateQuoteRow(tx, quote.id, {
    status: 'Accepted',
    acceptedAt: new Date(),
    acceptedById: session.actorId,
    orderId,
  });
  await writeAudit(tx, session, 'quote', { quoteId: quote.id, step: 'accept', orderId });
  if (!agent) return;
  const letter = acceptanceLetter(quote, { customer, acceptedBy: actor.name, orderId });
  await sendMail(tx, config, { to: agent.email, purpose: 'order', letter });
}

/** Checked before anything is reserved, so that the error names the product. */
function checkAvailable(lines: readonly QuotedLineWithProduct[]): void {
  const unavailableLine = lines.find(({ product }) => product === null);
  if (!unavailableLine) return;
  const { name, productId } = unavailableLine.line;
  throw new ShopError('FAILED_PRECONDITION', `${name}: Varan er ekki lengur í boði.`, {
    reason: 'quote.gone',
    productId: String(productId),
  });
}

function soldLine({ line, product }: QuotedLineWithProduct) {
  const { productId, sku, name, quantity, unitPrice, price, priceWithoutTax, discountPercentage, vat } = line;
  const { withdrawalExemption = null } = product ?? {};
  return {
    productId,
    sku,
    name,
    quantity,
    unitPrice,
    price,
    priceWithoutTax,
    discountPercentage,
    vat,
    withdrawalExemption,
  };
}
