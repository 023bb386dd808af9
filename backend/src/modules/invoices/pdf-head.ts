import { formatLongDate } from '../../../../lib/rules/icelandic.ts';
import { formatKennitala } from '../../../../lib/rules/kennitala.ts';
import { color, left, type Pdf, right, rule, size, top, width, write } from './pdf-page.ts';
import { orderNumber } from '../orders/number-service.ts';
import { cardTerms, type IssuedInvoice } from './ubl.ts';

/** The shop's drop and the waves in it, 36 points high. */
const drop = 'M16 2.5C20.5 9 27 14.5 27 22a11 11 0 0 1-22 0C5 14.5 11.5 9 16 2.5Z';
const waves =
  'M9.5 21.5c3.2-2.6 5.3 2.6 8.5 0 1.6-1.3 3-1.2 4.5-.2M9.5 26c3.2-2.6 5.3 2.6 8.5 0 1.6-1.3 3-1.2 4-.3';

const half = width / 2;

/** Title of the document: what it is and its number. */
export function titleOf({ isCredit, number }: IssuedInvoice['invoice']): string {
  return `${isCredit ? 'Kreditreikningur' : 'Reikningur'} ${number}`;
}

/** Logo, seller, buyer and dates (regulation 50/1993). Answers where it ends. */
export function writeHead(pdf: Pdf, issued: IssuedInvoice): number {
  const { invoice } = issued;
  const { seller } = invoice;
  drawLogo(pdf);
  const place = { x: left + half, width: half, align: 'right' } as const;
  let y = write(pdf, top + 4, seller.name, { ...place, strong: true });
  for (const line of [
    seller.address,
    `kt. ${formatKennitala(seller.ssn)}`,
    `VSK-númer ${seller.vatNumber}`,
  ]) {
    y = write(pdf, y, line, { ...place, soft: true });
  }
  y = write(pdf, y + 22, titleOf(invoice), { strong: true, size: size.title }) + 14;
  rule(pdf, y);
  const afterBuyer = writeBuyer(pdf, y + 14, invoice);
  return Math.max(afterBuyer, writeFacts(pdf, y + 14, issued)) + 22;
}

function drawLogo(pdf: Pdf): void {
  pdf.save().translate(left - 5, top - 2);
  pdf.path(drop).fill(color.fjord);
  pdf.path(waves).lineWidth(1.8).lineCap('round').stroke(color.paper);
  pdf.font('strong').fontSize(22).fillColor(color.ink);
  pdf.text('vörulind', 35, 4.5, { characterSpacing: -0.5, lineBreak: false });
  pdf.restore();
}

function writeBuyer(pdf: Pdf, from: number, invoice: IssuedInvoice['invoice']): number {
  const place = { width: half - 24 };
  let y = write(pdf, from, 'Kaupandi', { ...place, soft: true, size: size.small });
  y = write(pdf, y + 1, invoice.buyerName, { ...place, strong: true, size: size.large });
  if (invoice.buyerAddress) y = write(pdf, y + 1, invoice.buyerAddress, place);
  return write(pdf, y, `kt. ${formatKennitala(invoice.buyerSsn)}`, place);
}

/** Dates and what was answered at checkout. */
function writeFacts(pdf: Pdf, from: number, { invoice, byCard, credits }: IssuedInvoice): number {
  const { issuedAt, dueDate, options, isCredit } = invoice;
  const orderId = invoice.orderId ?? credits?.orderId ?? null;
  const facts = [{ name: 'Útgáfudagur', value: formatLongDate(issuedAt) }];
  if (credits) facts.push({ name: 'Vegna reiknings', value: String(credits.number) });
  if (byCard) facts.push({ name: 'Greiðsla', value: cardTerms(isCredit) });
  else if (dueDate !== null) facts.push({ name: 'Eindagi', value: formatLongDate(dueDate) });
  if (orderId !== null) facts.push({ name: 'Pöntunarnúmer', value: orderNumber(orderId) });
  const names = 92;
  let y = from;
  for (const { name, value } of [...facts, ...options]) {
    const afterName = write(pdf, y, name, { x: left + half, width: names - 8, soft: true });
    const afterValue = write(pdf, y, value, {
      x: left + half + names,
      width: right - left - half - names,
    });
    y = Math.max(afterName, afterValue) + 3;
  }
  return y;
}
