import { addressLine } from '../../../../../lib/rules/people/address-line.ts';
import type { ResolversParentTypes, ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { may } from '../../../../../lib/rules/people/abilities.ts';
import { quoteStatusOn, type QuoteStatus } from '../../../../../lib/rules/orders/quote-status.ts';
import type { Platform, Session } from '../../../context.ts';
import { agreeableDeliveries } from '../../checkout/agreed-order.ts';
import { websiteInfo } from '../../content/website-content.ts';
import { mainAddressLine } from '../../customer/customers.ts';
import { documentPath } from '../../invoices/document-links.ts';
import { orderNumber } from '../../../../../lib/rules/orders/order-number.ts';
import { termsOfCustomer } from '../../pricing/customer-terms.ts';
import { rowIdOf } from '../../../row-id.ts';
import { isAgentFor } from './access.ts';
import { findLines } from './line-store.ts';
import { lineNow } from '../lines.ts';
import { isWithheld, quoteNumber, today } from './read.ts';
import { notFound } from './refusals.ts';
import * as store from './store.ts';

type Quote = ResolversParentTypes['SalesQuote'];
type Shop = Pick<Platform, 'db' | 'config'>;

/** Null where this customer has none by that id. */
export async function readQuote(shop: Shop, session: Session, id: string): Promise<Quote | null> {
  const found = await store.findQuote(shop.db, rowIdOf(id), session.customerId);
  return found && toQuote(shop, session, found);
}

/** As readQuote, after a change of it. @throws ShopError NOT_FOUND */
export async function changedQuote(shop: Shop, session: Session, id: number): Promise<Quote> {
  const quote = await readQuote(shop, session, String(id));
  if (!quote) throw notFound();
  return quote;
}

async function toQuote({ db, config }: Shop, session: Session, found: store.FoundQuote): Promise<Quote> {
  const { quote, agent } = found;
  const status = quoteStatusOn(today(), quote);
  const actions = actionsOn(status, session);
  const { name, ssn, vatNumber, address } = await websiteInfo(db);
  const link = { of: 'quote', kind: 'pdf', id: quote.id } as const;
  const isHidden = isWithheld(session, quote);
  return {
    id: String(quote.id),
    number: quoteNumber(quote),
    status,
    version: quote.version,
    customer: { ...found.customer, address: await mainAddressLine(db, quote.customerId) },
    agent,
    message: isHidden ? '' : quote.message,
    ...(isHidden ? nothing : sumsOf(quote)),
    delivery: {
      methodId: quote.deliveryMethodId,
      name: isHidden ? '' : quote.deliveryMethod,
      amount: isHidden ? 0 : quote.deliveryAmount,
      address: quote.address && addressLine(quote.address),
    },
    createdDate: quote.createdAt.toISOString(),
    sentDate: quote.sentAt?.toISOString() ?? null,
    validUntilDate: quote.validUntil,
    acceptedDate: quote.acceptedAt?.toISOString() ?? null,
    acceptedBy: found.acceptedBy,
    orderId: quote.orderId === null ? null : String(quote.orderId),
    orderNumber: quote.orderId === null ? null : orderNumber(quote.orderId),
    invoiceId: found.invoiceId === null ? null : String(found.invoiceId),
    lineItems: isHidden ? [] : await linesOf(db, quote),
    actions,
    deliveryMethods: actions.includes('Edit') ? await agreeableDeliveries(db, goodsOf(quote)) : [],
    pdfUrl: quote.status === 'Draft' ? null : documentPath(config, session, link, new Date()),
    seller: { name, ssn, vatNumber, address },
  };
}

const nothing = {
  totalPrice: 0,
  totalPriceWithoutTax: 0,
  totalTaxAmount: 0,
  discountAmount: 0,
  vatLines: [],
};

function sumsOf(quote: store.QuoteRow) {
  return {
    totalPrice: quote.total,
    totalPriceWithoutTax: quote.totalWithoutTax,
    totalTaxAmount: quote.totalTaxAmount,
    discountAmount: quote.discountAmount,
    vatLines: quote.vatLines,
  };
}

const goodsOf = ({ total, deliveryAmount }: store.QuoteRow): number => total - deliveryAmount;

async function linesOf(db: Platform['db'], quote: store.QuoteRow): Promise<Quote['lineItems']> {
  const terms = await termsOfCustomer(db, quote.customerId);
  const lines = await findLines(db, quote.id);
  return lines.map((both) => {
    const { id, productId, quoteId: _quoteId, regularPrice: _regularPrice, ...line } = both.line;
    const now = lineNow(both, terms);
    return {
      ...line,
      ...now,
      // What was bought was bought.
      changes: quote.status === 'Accepted' ? [] : now.changes,
      id: String(id),
      productId: String(productId),
      slug: both.product?.slug ?? null,
      unitOfMeasure: both.product?.unitOfMeasure ?? 1,
    };
  });
}

export function actionsOn(
  status: QuoteStatus,
  session: Pick<Session, 'role'>,
): ResolversTypes['SalesQuoteAction'][] {
  const isAgent = isAgentFor(session);
  switch (status) {
    case 'Draft':
      return isAgent ? ['Edit', 'Send', 'Remove'] : [];
    case 'Sent':
      return [
        ...(may(session.role, 'accept-quotes') ? ['Accept' as const] : []),
        ...(isAgent ? ['Withdraw' as const] : []),
      ];
    case 'Expired':
      return isAgent ? ['Withdraw'] : [];
    case 'Accepted':
      return [];
  }
}
