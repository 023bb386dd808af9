import { formatKennitala } from '../../../../lib/rules/people/kennitala.ts';
import { toPaymentReference } from '../../../../lib/rules/orders/payment-reference.ts';
import { formatLongDate } from '../../../../lib/rules/text/icelandic.ts';
import { toFooter, writeHead } from '../../pdf/head.ts';
import { writeLines } from '../../pdf/lines.ts';
import { renderPdf, createPdf, writeFooters } from '../../pdf/page.ts';
import { writeSums } from '../../pdf/sums.ts';
import { orderNumber } from '../../../../lib/rules/orders/order-number.ts';
import { cardTerms, type IssuedInvoice } from './ubl.ts';

/** The invoice on A4 with all that regulation 50/1993 requires; its text can be searched and copied. */
export async function invoicePdf(issued: IssuedInvoice): Promise<Buffer> {
  const { invoice, items, byCard } = issued;
  const { seller, vatLines, priceWithoutTax: net, tax, price: gross } = invoice;
  const buyer = { name: invoice.buyerName, ssn: invoice.buyerSsn, address: invoice.buyerAddress };
  const head = { title: toTitle(invoice), seller, buyer, facts: toFacts(issued) };
  const pdf = createPdf(head.title, seller.name, invoice.issuedAt);
  const afterLines = writeLines(pdf, writeHead(pdf, head), items);
  const lastY = byCard ? { term: cardTerms(invoice.isCredit), amount: gross } : undefined;
  writeSums(pdf, afterLines, { vatLines, net, tax, gross, last: lastY });
  writeFooters(pdf, toFooter(head));
  return renderPdf(pdf);
}

function toTitle({ isCredit, number }: IssuedInvoice['invoice']): string {
  return `${isCredit ? 'Kreditreikningur' : 'Reikningur'} ${number}`;
}

/** Dates and checkout answers. */
function toFacts({ invoice, byCard, credits, order }: IssuedInvoice): { name: string; value: string }[] {
  const { issuedAt, dueDate, options, isCredit, seller, number } = invoice;
  const orderId = invoice.orderId ?? credits?.orderId ?? null;
  const facts = [{ name: 'Útgáfudagur', value: formatLongDate(issuedAt) }];
  if (credits) facts.push({ name: 'Vegna reiknings', value: String(credits.number) });
  if (byCard) facts.push({ name: 'Greiðsla', value: cardTerms(isCredit) });
  else if (dueDate !== null) facts.push({ name: 'Eindagi', value: formatLongDate(dueDate) });
  if (!byCard && !isCredit) facts.push(...toPaymentFacts(seller, number));
  if (orderId !== null) facts.push({ name: 'Pöntunarnúmer', value: orderNumber(orderId) });
  const ofOrder = [
    ['Pantað af', order?.orderedByName],
    ['Viðtakandi', order?.receiverName],
    ['Afhent á', order?.deliveryAddress],
  ] as const;
  return [...facts, ...ofOrder.flatMap(([name, value]) => (value ? [{ name, value }] : [])), ...options];
}

/** How an invoice on account is paid. */
function toPaymentFacts(
  { bankAccount, ssn, paymentReference, hasBankClaims }: IssuedInvoice['invoice']['seller'],
  number: number,
): { name: string; value: string }[] {
  const reference = toPaymentReference(paymentReference, number);
  return [
    ...(bankAccount
      ? [
          {
            name: 'Greiðist á reikning',
            value: `${bankAccount}, kt. ${formatKennitala(ssn)}, skýring ${reference}`,
          },
        ]
      : []),
    ...(hasBankClaims ? [{ name: 'Krafa', value: `Í netbanka kaupanda, tilvísun ${reference}` }] : []),
  ];
}
