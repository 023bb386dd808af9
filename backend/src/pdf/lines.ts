import { formatNumber } from '../../../lib/rules/text/icelandic.ts';
import { withNonBreakingUnits } from '../../../lib/rules/text/non-breaking.ts';
import { formatKronur } from '../../../lib/rules/money/kronur.ts';
import { lineOwnNumberText } from '../../../lib/rules/products/own-number.ts';
import { bottom, measureText, left, type Pdf, drawRule, size, top, writeText } from './page.ts';

/** A line of an order, an invoice or a quote; amounts in krónur, rates in percent. */
export interface PdfLine extends Goods {
  quantity: number;
  unitPrice: number;
  discountPercentage: number;
  vat: number;
  priceWithoutTax: number;
  price: number;
}

interface Goods {
  name: string;
  sku: string;
  ownNumber?: string | null;
  ownName?: string | null;
}

export interface Column<Line> {
  name: string;
  /** Points. */
  width: number;
  text: (item: Line) => string;
}

interface Table<Line> {
  /** Width of the first column, with each line's name and number. */
  nameWidth: number;
  columns: readonly Column<Line>[];
}

const columns: readonly Column<PdfLine>[] = [
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

/** Writes the lines with their prices. Returns the position below. */
export function writeLines(pdf: Pdf, from: number, items: readonly PdfLine[]): number {
  return writeTable(pdf, from, items, { nameWidth: 169, columns });
}

/** Writes lines, with the table head repeated on every page. Returns the position below. */
export function writeTable<Line extends Goods>(
  pdf: Pdf,
  from: number,
  items: readonly Line[],
  table: Table<Line>,
): number {
  let y = writeTableHead(pdf, from, table);
  for (const line of items) {
    const item = { ...line, name: withNonBreakingUnits(line.name) };
    if (y + measureLine(pdf, item, table) > bottom) {
      pdf.addPage();
      y = writeTableHead(pdf, top, table);
    }
    y = writeLine(pdf, y, item, table);
  }
  return y;
}

function writeTableHead<Line>(pdf: Pdf, y: number, table: Table<Line>): number {
  const style = { soft: true, size: size.small };
  writeText(pdf, y, 'Vara', { ...style, width: table.nameWidth });
  const end = writeCells(pdf, y, table, ({ name }) => name, style);
  drawRule(pdf, end + 4);
  return end + 4;
}

const toNameStyle = ({ nameWidth }: Pick<Table<never>, 'nameWidth'>) => ({
  width: nameWidth - 8,
  strong: true,
});
const padding = 6;

/** Our number, and what the customer calls the product. */
const toNumbers = (goods: Goods): string =>
  [goods.sku, lineOwnNumberText(goods)].filter((text) => text !== '').join(' · ');

function measureLine<Line>(pdf: Pdf, goods: Goods, table: Table<Line>): number {
  const { name } = goods;
  const nameStyle = toNameStyle(table);
  const numbers = toNumbers(goods);
  const number =
    numbers === '' ? 0 : measureText(pdf, numbers, { ...nameStyle, strong: false, size: size.small });
  return measureText(pdf, name, nameStyle) + number + 2 * padding;
}

function writeLine<Line extends Goods>(pdf: Pdf, from: number, item: Line, table: Table<Line>): number {
  const nameStyle = toNameStyle(table);
  // Written in the order in which it is read aloud and copied.
  const y = writeText(pdf, from + padding, item.name, nameStyle);
  const numbers = toNumbers(item);
  if (numbers !== '') writeText(pdf, y, numbers, { width: nameStyle.width, soft: true, size: size.small });
  writeCells(pdf, from + padding, table, ({ text }) => text(item), {});
  const end = from + measureLine(pdf, item, table);
  drawRule(pdf, end);
  return end;
}

function writeCells<Line>(
  pdf: Pdf,
  y: number,
  table: Table<Line>,
  textOf: (column: Column<Line>) => string,
  style: { soft?: boolean; size?: number },
): number {
  let x = left + table.nameWidth;
  let end = y;
  for (const column of table.columns) {
    end = Math.max(
      end,
      writeText(pdf, y, textOf(column), { ...style, x, width: column.width, align: 'right' }),
    );
    x += column.width;
  }
  return end;
}
