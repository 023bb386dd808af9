import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { readCsv } from '../csv.ts';
import { decode } from '../decode.ts';
import { findEncoding, readStart, type Encoding } from '../encoding.ts';
import { productFields } from '../product-line.ts';
import { readBmecat } from './bmecat.ts';
import type { OutsideRecord } from './fields.ts';
import { readGoogleXml } from './google-xml.ts';
import { recogniseKind, type Kind } from './kinds.ts';
import { readSheet } from './sheet.ts';

/** A file that is not in the shop's own format. */
export interface OutsideFile {
  kind: Kind;
  columns: string[];
  /** Whether numbers are written with a decimal point by the format itself; else by the author of the file. */
  hasDecimalPoints: boolean;
  /** Reads from the start, each time. */
  records(): AsyncIterable<OutsideRecord>;
}

/** Records of XML that are looked at to learn which columns there are. */
const sampledRecords = 200;

/**
 * Null for the shop's own formats: JSON, and CSV with its own columns.
 * @throws Error where the file is empty, or not what it begins as
 */
export async function openOutside(
  path: string,
  chosen: Encoding | undefined,
  onNote: (note: string) => void,
): Promise<OutsideFile | null> {
  if (['.jsonl', '.ndjson', '.json'].includes(extname(path).toLowerCase())) return null;
  const start = (await readStart(path))
    .toString('latin1')
    .replaceAll(/[\0\u00ef\u00bb\u00bf\u00fe\u00ff\s]/g, '');
  if (start.startsWith('PK')) return openTable(() => readSheet(path), true);
  if (start.startsWith('{')) return null;
  const encoding = await findEncoding(path, chosen, onNote);
  const open = (): AsyncIterable<string> => decode(createReadStream(path), encoding);
  return start.startsWith('<') ? openXml(open) : openTable(() => readCsv(open()), false);
}

type Row = { line: number; fields: readonly string[]; error?: string };

async function openTable(open: () => AsyncIterable<Row>, isSheet: boolean): Promise<OutsideFile | null> {
  const columns = await findColumns(open());
  if (!isSheet && isOwn(columns)) return null;
  const kind = recogniseKind(columns);
  return {
    kind,
    columns,
    hasDecimalPoints: isSheet || kind !== 'table',
    records: () => toRecords(open(), columns),
  };
}

/** What every supplier's table may hold; the shop's own has at least one column besides. */
const commonColumns: ReadonlySet<string> = new Set(
  'sku name description price taxPercentage stock ean brand categories packageSize netContent unitOfMeasure'.split(
    ' ',
  ),
);

const isOwn = (columns: readonly string[]): boolean =>
  columns.every((column) => productFields.has(column)) &&
  columns.some((column) => !commonColumns.has(column));

async function findColumns(rows: AsyncIterable<Row>): Promise<string[]> {
  for await (const { fields } of rows) {
    const columns = fields.map((field) => field.trim());
    if (columns.some(Boolean)) return columns.map((column, at) => column || `column ${at + 1}`);
  }
  throw new Error('The file is empty.');
}

async function* toRecords(
  rows: AsyncIterable<Row>,
  columns: readonly string[],
): AsyncGenerator<OutsideRecord> {
  let isHeader = true;
  for await (const { line, fields, error } of rows) {
    if (isHeader) {
      isHeader = !fields.some((field) => field.trim() !== '');
      continue;
    }
    if (!fields.some((field) => field.trim() !== '')) continue;
    if (error) yield { line, cells: {}, problem: error };
    else if (fields.length > columns.length && fields.slice(columns.length).some(Boolean))
      yield {
        line,
        cells: {},
        problem: `${fields.length} fields where the first line names ${columns.length}`,
      };
    else
      yield {
        line,
        cells: Object.fromEntries(columns.map((column, at) => [column, fields[at]?.trim() ?? ''])),
      };
  }
}

async function openXml(open: () => AsyncIterable<string>): Promise<OutsideFile> {
  const kind = (await isBmecat(open())) ? 'bmecat' : 'google';
  const records = () => (kind === 'bmecat' ? readBmecat(open) : readGoogleXml(open()));
  const columns = new Set<string>();
  let count = 0;
  for await (const { cells } of records()) {
    for (const column of Object.keys(cells)) columns.add(column);
    if ((count += 1) === sampledRecords) break;
  }
  if (count === 0)
    throw new Error(
      'The file holds no products that can be read: it is neither BMEcat nor a Google Merchant feed.',
    );
  return { kind, columns: [...columns], hasDecimalPoints: true, records };
}

async function isBmecat(chunks: AsyncIterable<string>): Promise<boolean> {
  for await (const chunk of chunks) return /<(?:\w+:)?BMECAT\b/.test(chunk);
  return false;
}
