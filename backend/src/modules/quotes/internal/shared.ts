import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import { quoteStatusOn } from '../../../../../lib/rules/orders/quote-status.ts';
import type { Platform } from '../../../context.ts';
import { readWebsiteInfo } from '../../content/website-content.ts';
import { readQuoteLink } from '../quote-links.ts';
import { findLines } from './line-store.ts';
import { quoteNumber, today } from './read.ts';
import * as store from './store.ts';

type SharedQuote = ResolversParentTypes['SharedSalesQuote'];

/**
 * What a signed link shows to anybody who has it: the offer, and of the customer the name only. Null for a link that is none, has
 * expired, or whose quote was taken back, answered or sent again since.
 */
export async function readSharedQuote(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  link: string,
): Promise<SharedQuote | null> {
  const found = await findLinkedQuote({ db, config }, link);
  if (!found) return null;
  const { quote, customer, agent } = found;
  const { name, ssn, vatNumber, address } = await readWebsiteInfo(db);
  const lines = await findLines(db, quote.id);
  return {
    number: quoteNumber(quote),
    customerName: customer.name,
    isForProspect: quote.prospectName !== null,
    agent,
    message: quote.message,
    totalPrice: quote.total,
    totalPriceWithoutTax: quote.totalWithoutTax,
    totalTaxAmount: quote.totalTaxAmount,
    discountAmount: quote.discountAmount,
    vatLines: quote.vatLines,
    deliveryName: quote.deliveryMethod,
    deliveryAmount: quote.deliveryAmount,
    sentDate: (quote.sentAt ?? quote.createdAt).toISOString(),
    validUntilDate: quote.validUntil,
    lineItems: lines.map(({ line, product }) => ({
      id: String(line.id),
      productId: String(line.productId),
      alternativeTo: line.alternativeToId === null ? null : String(line.alternativeToId),
      slug: product?.slug ?? null,
      sku: line.sku,
      name: line.name,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      listPrice: line.listPrice,
      price: line.price,
      priceWithoutTax: line.priceWithoutTax,
      discountPercentage: line.discountPercentage,
      vat: line.vat,
    })),
    pdfUrl: `/backend/documents/quote-link/${link}.pdf`,
    seller: { name, ssn, vatNumber, address },
  };
}

/** The quote of a link, where it still is what the link was made for and can be accepted. */
export async function findLinkedQuote(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  link: string,
): Promise<store.QuoteWithPeople | null> {
  const named = readQuoteLink(config, link, new Date());
  const row = named && (await store.findQuoteRow(db, named.id));
  if (!row || row.version !== named.version || quoteStatusOn(today(), row) !== 'Sent') return null;
  return store.findQuote(db, row.id, row.customerId);
}
