import { formatNumber } from '../text/icelandic.ts';
import { CsvParser, type CsvRecord } from '../text/csv-parser.ts';
import { normaliseProductCode } from './product-code.ts';
import { ownNumberCode } from './own-number.ts';

/** Rows that one call takes; a longer file is sent in several. */
export const maximumOwnNumberRows = 500;
/** Rows of a file. */
export const maximumOwnNumberFileRows = 5_000;
/** Bytes of a file. */
export const maximumOwnNumberFileBytes = 5_000_000;
/** Characters of the rows of one call, below what the backend takes of a request. */
const maximumCallLength = 40_000;

/** A row of somebody's file. */
export interface FileRow {
  /** Of the file, from 1. */
  line: number;
  product: string;
  number: string;
  name: string;
  /** Icelandic: why it cannot be read, or is there twice; null where it can be sent. */
  problem: string | null;
}

export interface ReadFile {
  rows: FileRow[];
  /** Icelandic: why nothing of it can be used, or what was left out. */
  note: string | null;
}

interface Columns {
  product: number;
  number: number;
  name: number | null;
}

const productNames = ['vörunúmer', 'vörunr', 'vnr', 'sku', 'ean', 'strikamerki', 'gtin', 'productnumber'];
const numberNames = [
  'ykkarvörunúmer',
  'ykkarnúmer',
  'eigiðvörunúmer',
  'eigiðnúmer',
  'okkarvörunúmer',
  'okkarnúmer',
  'innranúmer',
  'ownnumber',
  'buyersnumber',
];
const ownNames = ['ykkarheiti', 'eigiðheiti', 'okkarheiti', 'innraheiti', 'ownname', 'buyersname'];

/** The rows of a text with separators. */
export function readOwnNumberText(text: string): ReadFile {
  const parser = new CsvParser();
  const records = [...parser.push(text.replaceAll(/\r\n?/g, '\n')), ...parser.end()];
  return readRecords(records.filter(({ fields }) => !/^sep=.$/i.test(fields.join('').trim())));
}

/** The rows of a sheet's cells. */
export function readOwnNumberCells(cells: readonly (readonly string[])[]): ReadFile {
  return readRecords(cells.map((fields, index) => ({ line: index + 1, fields: [...fields] })));
}

function readRecords(records: readonly CsvRecord[]): ReadFile {
  const filled = records.filter(({ fields, error }) => error || fields.some((field) => field.trim() !== ''));
  const named = findColumns(filled[0]?.fields ?? []);
  const rows = named ? filled.slice(1) : filled;
  if (rows.length === 0) return { rows: [], note: 'Engar línur fundust í skránni.' };
  if (!named && rows.every(({ fields }) => fields.length < 2))
    return { rows: [], note: 'Í skránni þurfa að vera vörunúmer okkar og ykkar númer, í sínum dálki hvort.' };
  const columns = named ?? { product: 0, number: 1, name: 2 };
  const read = rows.slice(0, maximumOwnNumberFileRows).map((record) => readRow(record, columns));
  return {
    rows: withRepetitions(read),
    note:
      rows.length > maximumOwnNumberFileRows
        ? `Í skránni eru ${formatNumber(rows.length)} línur; aðeins fyrstu ${formatNumber(maximumOwnNumberFileRows)} voru lesnar.`
        : null,
  };
}

/** The columns that a first line names; null where it is no heading. */
function findColumns(fields: readonly string[]): Columns | null {
  const names = fields.map((field) => field.toLowerCase().replaceAll(/[^\p{L}]/gu, ''));
  const place = (known: readonly string[]) => known.map((name) => names.indexOf(name)).find((at) => at >= 0);
  const [product, number, name] = [place(productNames), place(numberNames), place(ownNames)];
  return product === undefined || number === undefined ? null : { product, number, name: name ?? null };
}

function readRow({ line, fields, error }: CsvRecord, { product, number, name }: Columns): FileRow {
  const cell = (at: number | null): string => cleanCell(at === null ? '' : (fields[at] ?? ''));
  return {
    line,
    product: cell(product).slice(0, 200),
    number: cell(number).slice(0, 200),
    name: cell(name).slice(0, 400),
    problem: error ? 'Gæsalappir í línunni lokast ekki rétt' : null,
  };
}

/** Without spaces, and the mark by which sheets keep a number as text. */
const cleanCell = (text: string): string =>
  text
    .trim()
    .replace(/^'/, '')
    .replace(/^="(.*)"$/s, '$1')
    .trim();

/** What is there twice is refused where it is there again, wherever in the file that is. */
function withRepetitions(rows: readonly FileRow[]): FileRow[] {
  const lineOfNumber = new Map<string, number>();
  const lineOfProduct = new Map<string, number>();
  return rows.map((row) => {
    if (row.problem !== null) return row;
    const [number, product] = [ownNumberCode(row.number), normaliseProductCode(row.product)];
    const earlier = lineOfNumber.get(number) ?? lineOfProduct.get(product);
    if (earlier !== undefined && number !== '' && product !== '')
      return { ...row, problem: `Sama númer eða sama vara er í línu ${earlier}` };
    lineOfNumber.set(number, row.line);
    lineOfProduct.set(product, row.line);
    return row;
  });
}

/** Rows in parts that one call takes each. */
export function toOwnNumberCalls<Row extends { product: string; number: string; name: string }>(
  rows: readonly Row[],
): Row[][] {
  const calls: Row[][] = [];
  let length = 0;
  for (const row of rows) {
    const rowLength = JSON.stringify(row).length;
    const last = calls.at(-1);
    if (!last || last.length >= maximumOwnNumberRows || length + rowLength > maximumCallLength) {
      calls.push([row]);
      length = rowLength;
    } else {
      last.push(row);
      length += rowLength;
    }
  }
  return calls;
}
