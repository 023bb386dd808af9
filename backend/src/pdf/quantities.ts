import { formatNumber } from '../../../lib/rules/text/icelandic.ts';
import { type Column, writeTable } from './lines.ts';
import type { Pdf } from './page.ts';

/** A line of a delivery note, in units. */
interface QuantityLine {
  name: string;
  sku: string;
  ownNumber: string | null;
  ownName: string | null;
  ordered: number;
  sentBefore: number;
  sent: number;
}

const columns: readonly Column<QuantityLine>[] = [
  { name: 'Pantað', width: 70, text: ({ ordered }) => formatNumber(ordered) },
  {
    name: 'Áður sent',
    width: 70,
    text: ({ sentBefore }) => (sentBefore > 0 ? formatNumber(sentBefore) : '–'),
  },
  { name: 'Í þessari sendingu', width: 90, text: ({ sent }) => formatNumber(sent) },
];

/** Writes the goods of a delivery note, without prices. Returns the position below. */
export function writeQuantities(pdf: Pdf, from: number, lines: readonly QuantityLine[]): number {
  return writeTable(pdf, from, lines, { nameWidth: 269, columns });
}
