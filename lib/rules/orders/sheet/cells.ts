/** A cell of a sheet that leaves the shop; null is empty. */
export type Cell = string | number | null;

/**
 * A sheet as a CSV file that Excel opens with a double click in Iceland: semicolons, decimal commas, and a mark that says UTF-8. A text that
 * a sheet would run as a formula gets an apostrophe before it, as OWASP advises.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${rows.map((row) => row.map(toCsvCell).join(';')).join('\r\n')}\r\n`;
}

function toCsvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const escapedText = /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[;"\r\n]/.test(escapedText) || escapedText !== escapedText.trim()
    ? `"${escapedText.replaceAll('"', '""')}"`
    : escapedText;
}
