import { formatNumber } from '../../../lib/rules/text/icelandic.ts';
import { formatKronur } from '../../../lib/rules/money/kronur.ts';
import { bottom, type Pdf, right, drawRule, size, top, writeText } from './page.ts';

const width = 230;
const x = right - width;

/** Amounts in krónur, rates in percent. */
interface PdfSums {
  vatLines: readonly { rate: number; net: number; tax: number }[];
  net: number;
  tax: number;
  gross: number;
  /** Printed below the total. */
  last?: { term: string; amount: number } | undefined;
}

/** Writes tax by rate and the total, all on one page. Returns the position below. */
export function writeSums(pdf: Pdf, from: number, { vatLines, net, tax, gross, last }: PdfSums): number {
  let y = from + 18;
  if (y + (vatLines.length * 2 + 4) * 18 > bottom) {
    pdf.addPage();
    y = top;
  }
  // With a single rate the total says the same.
  const [single, ...others] = vatLines;
  for (const group of others.length > 0 ? vatLines : []) {
    y = writeSum(pdf, y, `Án vsk., ${formatNumber(group.rate)}% þrep`, group.net, { soft: true });
    y = writeSum(pdf, y, `Vsk. (${formatNumber(group.rate)}%)`, group.tax, { soft: true });
  }
  if (others.length > 0) drawRule(pdf, y + 2, x);
  const rate = others.length === 0 && single ? ` (${formatNumber(single.rate)}%)` : '';
  y = writeSum(pdf, y + 8, 'Samtals án vsk.', net);
  y = writeSum(pdf, y, `Virðisaukaskattur${rate}`, tax);
  drawRule(pdf, y + 2, x);
  y = writeSum(pdf, y + 8, 'Samtals með vsk.', gross, { strong: true, size: size.large });
  return last ? writeSum(pdf, y, last.term, last.amount) : y;
}

function writeSum(
  pdf: Pdf,
  y: number,
  term: string,
  amount: number,
  style: { soft?: boolean; strong?: boolean; size?: number } = {},
): number {
  const end = writeText(pdf, y, term, { ...style, x, width: width - 100 });
  writeText(pdf, y, formatKronur(amount), {
    ...style,
    soft: false,
    x: right - 100,
    width: 100,
    align: 'right',
  });
  return end + 3;
}
