import { formatNumber } from '../../../../lib/rules/icelandic.ts';
import { formatKronur } from '../../../../lib/rules/kronur.ts';
import { bottom, type Pdf, right, rule, size, top, write } from './pdf-page.ts';
import { cardTerms, type IssuedInvoice } from './ubl.ts';

const width = 230;
const x = right - width;

/** Tax by rate, the total and what of it is paid; all on one page. */
export function writeSums(pdf: Pdf, from: number, { invoice, byCard }: IssuedInvoice): void {
  const { vatLines, priceWithoutTax, tax, price } = invoice;
  let y = from + 18;
  if (y + (vatLines.length * 2 + 4) * 18 > bottom) {
    pdf.addPage();
    y = top;
  }
  for (const { rate, net, tax: share } of vatLines) {
    y = writeSum(pdf, y, `Án vsk., ${formatNumber(rate)}% þrep`, net, { soft: true });
    y = writeSum(pdf, y, `Vsk. (${formatNumber(rate)}%)`, share, { soft: true });
  }
  rule(pdf, y + 2, x);
  y = writeSum(pdf, y + 8, 'Samtals án vsk.', priceWithoutTax);
  y = writeSum(pdf, y, 'Virðisaukaskattur', tax);
  rule(pdf, y + 2, x);
  y = writeSum(pdf, y + 8, 'Samtals með vsk.', price, { strong: true, size: size.large });
  if (byCard) writeSum(pdf, y, cardTerms(invoice.isCredit), price);
}

function writeSum(
  pdf: Pdf,
  y: number,
  term: string,
  amount: number,
  style: { soft?: boolean; strong?: boolean; size?: number } = {},
): number {
  const end = write(pdf, y, term, { ...style, x, width: width - 100 });
  write(pdf, y, formatKronur(amount), { ...style, soft: false, x: right - 100, width: 100, align: 'right' });
  return end + 3;
}
