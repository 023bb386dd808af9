import { formatLongDate } from '../../../../lib/rules/text/icelandic.ts';
import { footOf, writeHead } from '../../pdf/head.ts';
import { writeLines } from '../../pdf/lines.ts';
import { finished, newPdf, writeFeet } from '../../pdf/page.ts';
import { writeSums } from '../../pdf/sums.ts';
import { orderNumber } from '../../../../lib/rules/orders/order-number.ts';
import { cardTerms, type IssuedInvoice } from './ubl.ts';

/** The invoice on A4 with all that regulation 50/1993 wants on it; its text can be searched and copied. */
export async function invoicePdf(issued: IssuedInvoice): Promise<Buffer> {
  const { invoice, items, byCard } = issued;
  const { seller, vatLines, priceWithoutTax: net, tax, price: gross } = invoice;
  const buyer = { name: invoice.buyerName, ssn: invoice.buyerSsn, address: invoice.buyerAddress };
  const head = { title: titleOf(invoice), seller, buyer, facts: factsOf(issued) };
  const pdf = newPdf(head.title, seller.name, invoice.issuedAt);
  const afterLines = writeLines(pdf, writeHead(pdf, head), items);
  const last = byCard ? { term: cardTerms(invoice.isCredit), amount: gross } : undefined;
  writeSums(pdf, afterLines, { vatLines, net, tax, gross, last });
  writeFeet(pdf, footOf(head));
  return finished(pdf);
}

function titleOf({ isCredit, number }: IssuedInvoice['invoice']): string {
  return `${isCredit ? 'Kreditreikningur' : 'Reikningur'} ${number}`;
}

/** Dates and what was answered at checkout. */
function factsOf({ invoice, byCard, credits }: IssuedInvoice): { name: string; value: string }[] {
  const { issuedAt, dueDate, options, isCredit } = invoice;
  const orderId = invoice.orderId ?? credits?.orderId ?? null;
  const facts = [{ name: 'Útgáfudagur', value: formatLongDate(issuedAt) }];
  if (credits) facts.push({ name: 'Vegna reiknings', value: String(credits.number) });
  if (byCard) facts.push({ name: 'Greiðsla', value: cardTerms(isCredit) });
  else if (dueDate !== null) facts.push({ name: 'Eindagi', value: formatLongDate(dueDate) });
  if (orderId !== null) facts.push({ name: 'Pöntunarnúmer', value: orderNumber(orderId) });
  return [...facts, ...options];
}
