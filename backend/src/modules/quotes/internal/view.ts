import { addressLine } from '../../../../../lib/rules/people/address-line.ts';
import type { ResolversParentTypes, ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { may } from '../../../../../lib/rules/people/abilities.ts';
import { quoteStatusOn, type QuoteStatus } from '../../../../../lib/rules/orders/quote-status.ts';
import type { Platform, Session } from '../../../context.ts';
import { listAgreeableDeliveries } from '../../checkout/agreed-order.ts';
import { readWebsiteInfo } from '../../content/website-content.ts';
import { readMainAddressLine } from '../../customer/customers.ts';
import { signedDocumentPath } from '../../invoices/document-links.ts';
import { orderNumber } from '../../../../../lib/rules/orders/order-number.ts';
import { toRowId } from '../../../row-id.ts';
import { isAgentFor, isOfferedBy } from './access.ts';
import { readEntries } from './entries.ts';
import { findLines } from './line-store.ts';
import { sharedQuotePath } from '../quote-links.ts';
import { compareLineWithNow, compareWithToday } from '../lines.ts';
import { isHiddenDraft, quoteNumber, today } from './read.ts';
import { readQuoteTerms, termsHolder } from './parties.ts';
import { notFoundError } from './refusals.ts';
import * as store from './store.ts';
import { mayTakeBack } from './take-request-back.ts';

type Quote = ResolversParentTypes['SalesQuote'];
type QuotePlatform = Pick<Platform, 'db' | 'config'>;

/** Null where this customer has no such quote. */
export async function readQuote(
  platform: QuotePlatform,
  session: Session,
  id: string,
): Promise<Quote | null> {
  const foundQuote = await store.findQuote(platform.db, toRowId(id), session.customerId);
  return foundQuote && toQuote(platform, session, foundQuote);
}

/** As readQuote, after a change. @throws ShopError NOT_FOUND */
export async function readChangedQuote(
  platform: QuotePlatform,
  session: Session,
  id: number,
): Promise<Quote> {
  const quote = await readQuote(platform, session, String(id));
  if (!quote) throw notFoundError();
  return quote;
}

async function toQuote(
  { db, config }: QuotePlatform,
  session: Session,
  foundQuote: store.QuoteWithPeople,
): Promise<Quote> {
  const { quote } = foundQuote;
  const holder = termsHolder(quote);
  const status = quoteStatusOn(today(), quote);
  const actions = [
    ...listActions(status, session, quote),
    ...((await mayTakeBack(db, session, quote)) && !isAgentFor(session) ? (['Remove'] as const) : []),
  ];
  const { name, ssn, vatNumber, address } = await readWebsiteInfo(db);
  const link = { of: 'quote', kind: 'pdf', id: quote.id } as const;
  const isHidden = isHiddenDraft(session, quote);
  const lineItems = isHidden ? [] : await readLines(db, quote);
  return {
    id: String(quote.id),
    number: quoteNumber(quote),
    status,
    version: quote.version,
    customer: {
      ...foundQuote.customer,
      address: holder === null ? null : await readMainAddressLine(db, holder),
    },
    isForProspect: holder === null,
    agent: foundQuote.agent,
    message: isHidden ? '' : quote.message,
    ...(isHidden ? hiddenSums : toSums(quote)),
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
    acceptedBy: foundQuote.acceptedBy,
    orderId: quote.orderId === null ? null : String(quote.orderId),
    orderNumber: quote.orderId === null ? null : orderNumber(quote.orderId),
    invoiceId: foundQuote.invoiceId === null ? null : String(foundQuote.invoiceId),
    lineItems,
    today:
      status === 'Sent' || status === 'Expired'
        ? compareWithToday(lineItems.filter(({ alternativeTo }) => alternativeTo == null))
        : null,
    entries: await readEntries(db, quote.id),
    actions,
    deliveryMethods: actions.includes('Edit') ? await listAgreeableDeliveries(db, goodsTotal(quote)) : [],
    pdfUrl: quote.sentAt === null ? null : signedDocumentPath(config, session, link, new Date()),
    sharePath: status === 'Sent' && may(session, 'accept-quotes') ? sharedQuotePath(config, quote) : null,
    seller: { name, ssn, vatNumber, address },
  };
}

const hiddenSums = {
  totalPrice: 0,
  totalPriceWithoutTax: 0,
  totalTaxAmount: 0,
  discountAmount: 0,
  vatLines: [],
};

function toSums(quote: store.QuoteRow) {
  return {
    totalPrice: quote.total,
    totalPriceWithoutTax: quote.totalWithoutTax,
    totalTaxAmount: quote.totalTaxAmount,
    discountAmount: quote.discountAmount,
    vatLines: quote.vatLines,
  };
}

const goodsTotal = ({ total, deliveryAmount }: store.QuoteRow): number => total - deliveryAmount;

async function readLines(db: Platform['db'], quote: store.QuoteRow): Promise<Quote['lineItems']> {
  const terms = await readQuoteTerms(db, quote);
  const lines = await findLines(db, quote.id);
  return lines.map((linesWithProducts) => {
    const { id, productId, alternativeToId, ...row } = linesWithProducts.line;
    const { quoteId: _quoteId, regularPrice: _regularPrice, ...line } = row;
    const now = compareLineWithNow(linesWithProducts, terms);
    return {
      ...line,
      ...now,
      // An accepted quote is not compared with current prices.
      changes: quote.status === 'Accepted' ? [] : now.changes,
      id: String(id),
      productId: String(productId),
      alternativeTo: alternativeToId === null ? null : String(alternativeToId),
      slug: linesWithProducts.product?.slug ?? null,
      unitOfMeasure: linesWithProducts.product?.unitOfMeasure ?? 1,
    };
  });
}

function listActions(
  status: QuoteStatus,
  session: Pick<Session, 'role' | 'abilities' | 'actorId'>,
  quote: store.QuoteRow,
): ResolversTypes['SalesQuoteAction'][] {
  const isOfferer = isOfferedBy(session, quote);
  // Who the goods are for takes it over first.
  const mayAnswer = may(session, 'accept-quotes') && termsHolder(quote) !== null;
  switch (status) {
    case 'Requested':
      return isOfferer ? ['Start'] : [];
    case 'Draft':
      return isOfferer ? ['Edit', 'Send', 'Remove'] : [];
    case 'Sent':
      return [
        ...(mayAnswer ? ['Accept' as const] : []),
        ...(isOfferer ? ['Withdraw' as const] : mayAnswer ? ['Counter' as const] : []),
      ];
    case 'Expired':
      return isOfferer ? ['Withdraw'] : mayAnswer ? ['Counter'] : [];
    case 'Accepted':
      return [];
  }
}
