import { formatLongDate } from '../../../../lib/rules/text/icelandic.ts';
import type { Platform, Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { toFooter, writeHead } from '../../pdf/head.ts';
import { writeLines, type PdfLine } from '../../pdf/lines.ts';
import {
  bottom,
  renderPdf,
  measureText,
  createPdf,
  top,
  type Pdf,
  writeText,
  writeFooters,
} from '../../pdf/page.ts';
import { writeSums } from '../../pdf/sums.ts';
import { agreedDeliveryLines } from '../checkout/agreed-order.ts';
import { readWebsiteInfo } from '../content/website-content.ts';
import { readMainAddressLine } from '../customer/customers.ts';
import { findLines, type QuoteLineRow } from './internal/line-store.ts';
import { quoteNumber } from './internal/read.ts';
import { findLinkedQuote } from './internal/shared.ts';
import * as store from './internal/store.ts';
import { describeAlternatives, isMain } from './lines.ts';

/** The PDF of a sent quote; null for a draft, or where this customer has no such quote. */
export async function makeQuoteFile(
  db: Database,
  { customerId }: Pick<Session, 'customerId'>,
  id: number,
): Promise<{ name: string; pdf: Buffer } | null> {
  const foundQuote = await store.findQuote(db, id, customerId);
  if (!foundQuote?.quote.sentAt) return null;
  const lines = (await findLines(db, id)).map(({ line }) => line);
  const isForProspect = foundQuote.quote.prospectName !== null;
  const address = isForProspect ? null : await readMainAddressLine(db, customerId);
  const buyer = { ...foundQuote.customer, address };
  const pdf = await renderQuote(foundQuote, { lines, buyer, seller: await readWebsiteInfo(db) });
  return { name: `tilbod-${quoteNumber(foundQuote.quote)}`, pdf };
}

/** The PDF that a signed link leads to, which names the buyer and nothing more of them; null where the link shows nothing. */
export async function makeSharedQuoteFile(
  platform: Pick<Platform, 'db' | 'config'>,
  link: string,
): Promise<{ name: string; pdf: Buffer } | null> {
  const foundQuote = await findLinkedQuote(platform, link);
  if (!foundQuote) return null;
  const { db } = platform;
  const lines = (await findLines(db, foundQuote.quote.id)).map(({ line }) => line);
  const buyer = { name: foundQuote.customer.name, ssn: null, address: null };
  const pdf = await renderQuote(foundQuote, { lines, buyer, seller: await readWebsiteInfo(db) });
  return { name: `tilbod-${quoteNumber(foundQuote.quote)}`, pdf };
}

type Parties = Pick<Parameters<typeof writeHead>[1], 'buyer' | 'seller'>;

/** The quote on A4, with the agent's message above its lines. */
async function renderQuote(
  { quote, agent }: store.QuoteWithPeople,
  { lines, buyer, seller }: Parties & { lines: readonly QuoteLineRow[] },
): Promise<Buffer> {
  const sentAt = quote.sentAt ?? quote.createdAt;
  const facts = [
    { name: 'Dagsetning', value: formatLongDate(sentAt) },
    { name: 'Gildir til', value: formatLongDate(quote.validUntil) },
    ...(agent ? [{ name: 'Sölumaður', value: agent.name }] : []),
    { name: 'Afhending', value: quote.deliveryMethod },
  ];
  const head = { title: `Tilboð ${quoteNumber(quote)}`, seller, buyer, facts };
  const pdf = createPdf(head.title, seller.name, sentAt);
  const afterHead = writeParagraphs(pdf, writeHead(pdf, head), quote.message);
  const delivery = agreedDeliveryLines({ name: quote.deliveryMethod, amount: quote.deliveryAmount });
  const main: readonly PdfLine[] = lines.filter(isMain);
  const alternatives = describeAlternatives(lines).join('\n');
  const afterLines = writeParagraphs(pdf, writeLines(pdf, afterHead, [...main, ...delivery]), alternatives);
  writeSums(pdf, afterLines, {
    vatLines: quote.vatLines,
    net: quote.totalWithoutTax,
    tax: quote.totalTaxAmount,
    gross: quote.total,
    last: quote.discountAmount > 0 ? { term: 'Þar af afsláttur', amount: quote.discountAmount } : undefined,
  });
  writeFooters(pdf, toFooter(head));
  return renderPdf(pdf);
}

/** Writes text paragraph by paragraph, over as many pages as needed. Returns the position after the last. */
function writeParagraphs(pdf: Pdf, from: number, text: string): number {
  if (text === '') return from;
  let y = from;
  for (const line of text.split('\n')) {
    if (y + measureText(pdf, line, {}) > bottom) {
      pdf.addPage();
      y = top;
    }
    y = writeText(pdf, y, line || ' ');
  }
  return y + 18;
}
