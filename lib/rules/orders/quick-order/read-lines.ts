import { mergeLines, lineProblem, type OrderLine } from './order-line.ts';
import { findColumns, type SheetColumns } from './header.ts';
import { maximumPasteLength, maximumQuickOrderLines } from './limits.ts';
import { looksLikeQuantity } from './read-quantity.ts';
import { splitFields } from './split-fields.ts';

export interface ReadLines {
  lines: OrderLine[];
  /** Icelandic: what was left out of what was given. */
  notes: string[];
}

/**
 * The order lines of a pasted text or a file: one for each number, quantities of the same number added up. Nothing is left out
 * silently: what is not understood keeps its line and says why.
 */
export function readOrderLines(text: string): ReadLines {
  const notes =
    text.length > maximumPasteLength ? ['Textinn er of langur; aðeins fyrri hlutinn var lesinn.'] : [];
  const rows = text
    .slice(0, maximumPasteLength)
    .replaceAll(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\0]/g, '')
    .split(/\r\n|\r|\n|\u2028|\u2029/u)
    .filter((row) => /[\p{L}\p{N}]/u.test(row))
    // What sheets write for themselves: which separator the file has.
    .filter((row) => !/^sep=.$/i.test(row.trim()));
  return readRows(rows.map(splitFields), notes);
}

/** As readOrderLines, of the cells of a sheet. */
export function readOrderRows(rows: readonly (readonly string[])[]): ReadLines {
  const filledRows = rows.filter((row) => row.some((cell) => /[\p{L}\p{N}]/u.test(cell)));
  return readRows(
    filledRows.map((row) => row.map((cell) => cell.trim())),
    [],
  );
}

function readRows(rows: readonly (readonly string[])[], notes: readonly string[]): ReadLines {
  const columns = findColumns(rows[0] ?? []);
  const dataRows = columns ? rows.slice(1) : rows;
  const lines = dataRows.slice(0, maximumQuickOrderLines).map((fields) => readLine(fields, columns));
  const { merged, mergedCount } = mergeLines(lines);
  const isTruncated = dataRows.length > maximumQuickOrderLines;
  return {
    lines: merged,
    notes: [
      ...notes,
      ...(isTruncated ? ['Aðeins fyrstu 1.000 línurnar voru lesnar.'] : []),
      ...(mergedCount > 0 ? ['Sama vörunúmer kom oftar en einu sinni; magnið var lagt saman.'] : []),
    ],
  };
}

function readLine(fields: readonly string[], columns: SheetColumns | null): OrderLine {
  const { code, quantity } = columns
    ? readByColumns(fields, columns)
    : readByPosition(fields.filter((field) => field !== ''));
  const line = { code: code.slice(0, 200), quantity: quantity.slice(0, 40) };
  return { ...line, problem: lineProblem(line) };
}

function readByColumns(fields: readonly string[], { code, quantity }: SheetColumns) {
  return { code: fields[code] ?? '', quantity: quantity === null ? '1' : (fields[quantity] ?? '') };
}

/** Without a heading the number comes first, and the quantity is what looks like one; `10 x HRE-1` and `10 stk HRE-1` have it first. */
function readByPosition(fields: readonly string[]) {
  const [first = '', second] = fields;
  if (second === undefined) return { code: first, quantity: '1' };
  const codeAfterQuantity =
    looksLikeQuantity(first) && !/^\d{4,}$/.test(first) ? fields.slice(1).find(looksLikeCode) : undefined;
  if (codeAfterQuantity !== undefined && !(looksLikeQuantity(second) && !/^\d{4,}$/.test(second)))
    return { code: codeAfterQuantity, quantity: first };
  const otherFields = fields.slice(1).filter((field) => !/^(x|×)$/i.test(field));
  const quantity = otherFields.find((field) => looksLikeQuantity(field)) ?? otherFields.at(-1) ?? '';
  return { code: first, quantity };
}

/** A word that can be a product's number: digits are in it. */
function looksLikeCode(field: string): boolean {
  return /\d{2}/.test(field);
}
