import { formatNumber } from '../../../lib/rules/text/icelandic.ts';
import { withNonBreakingUnits } from '../../../lib/rules/text/non-breaking.ts';
import { formatKronur } from '../../../lib/rules/money/kronur.ts';
import { bottom, measureText, left, type Pdf, drawRule, size, top, writeText } from './page.ts';

/** A line of an order, an invoice or a quote; amounts in krónur, rates in percent. */
export interface PdfLine {
  name: string;
  sku: string;
  quantity: number;
  unitPrice: number;
  discountPercentage: number;
  vat: number;
  priceWithoutTax: number;
  price: number;
}

interface Column {
  name: string;
  /** Points. */
  width: number;
  text: (item: PdfLine) => string;
}

/** Width of the first column, with each line's name and number. */
const nameWidth = 169;
const columns: readonly Column[] = [
  { name: 'Magn', width: 38, text: ({ quantity }) => formatNumber(quantity) },
  { name: 'Einingaverð', width: 68, text: ({ unitPrice }) => formatKronur(unitPrice) },
  {
    name: 'Afsláttur',
    width: 48,
    text: ({ discountPercentage }) => (discountPercentage > 0 ? `${formatNumber(discountPercentage)}%` : '–'),
  },
  { name: 'Vsk.', width: 38, text: ({ vat }) => `${formatNumber(vat)}%` },
  { name: 'Verð án vsk.', width: 69, text: ({ priceWithoutTax }) => formatKronur(priceWithoutTax) },
  { name: 'Samtals', width: 69, text: ({ price }) => formatKronur(price) },
];

/** Writes the lines, with the table head repeated on every page. Returns the position below. */
export function writeLines(pdf: Pdf, from: number, items: readonly PdfLine[]): number {
  let y = writeTableHead(pdf, from);
  for (const line of items) {
    const item = { ...line, name: withNonBreakingUnits(line.name) };
    if (y + measureLine(pdf, item) > bottom) {
      pdf.addPage();
      y = writeTableHead(pdf, top);
    }
    y = writeLine(pdf, y, item);
  }
  return y;
}

function writeTableHead(pdf: Pdf, y: number): number {
  const style = { soft: true, size: size.small };
  writeText(pdf, y, 'Vara', { ...style, width: nameWidth });
  const end = writeCells(pdf, y, ({ name }) => name, style);
  drawRule(pdf, end + 4);
  return end + 4;
}

const nameStyle = { width: nameWidth - 8, strong: true };
const padding = 6;

function measureLine(pdf: Pdf, { name, sku }: PdfLine): number {
  const number = sku === '' ? 0 : measureText(pdf, sku, { ...nameStyle, strong: false, size: size.small });
  return measureText(pdf, name, nameStyle) + number + 2 * padding;
}

function writeLine(pdf: Pdf, from: number, item: PdfLine): number {
  // Written in the order in which it is read aloud and copied.
  const y = writeText(pdf, from + padding, item.name, nameStyle);
  if (item.sku !== '') writeText(pdf, y, item.sku, { width: nameStyle.width, soft: true, size: size.small });
  writeCells(pdf, from + padding, ({ text }) => text(item), {});
  const end = from + measureLine(pdf, item);
  drawRule(pdf, end);
  return end;
}

function writeCells(
  pdf: Pdf,
  y: number,
  textOf: (column: Column) => string,
  style: { soft?: boolean; size?: number },
): number {
  let x = left + nameWidth;
  let end = y;
  for (const column of columns) {
    end = Math.max(
      end,
      writeText(pdf, y, textOf(column), { ...style, x, width: column.width, align: 'right' }),
    );
    x += column.width;
  }
  return end;
}
