import { formatDate } from './icelandic.ts';

/** Excel reads a file as UTF-8 by this mark only. */
export const utf8Mark = '\u{feff}';

type CsvCell = string | number | null;

/**
 * One record as Icelandic Excel opens it: `;` between the cells, a decimal comma, no signs between thousands, CRLF at the end. Text that
 * a spreadsheet would take for a formula is led by an apostrophe, so that it stays text.
 */
export function toCsvRecord(cells: readonly CsvCell[]): string {
  return `${cells.map(toCsvCell).join(';')}\r\n`;
}

function toCsvCell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = /^[\s]*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** `20.11.2026`, which Excel takes for a date. */
export function toCsvDate(value: Date | string | null): string {
  return value === null ? '' : formatDate(value);
}
