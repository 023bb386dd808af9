import { readCsv } from './csv.ts';
import { decideNotations, type ColumnNotations } from './decide-notations.ts';
import { NotationEvidence, readNumber, type Notation } from './number-notation.ts';
import { productFields } from './product-line.ts';
import type { RawLine } from './raw-line.ts';
import { readTiers } from './tier-text.ts';

const flags: Readonly<Record<string, boolean>> = {
  true: true,
  '1': true,
  já: true,
  false: false,
  '0': false,
  nei: false,
};

const flag = (text: string): unknown => flags[text.toLowerCase()] ?? text;
const list = (text: string): string[] => text.split('|').map((part) => part.trim());
/** `name=value|name=value` */
const pairs = (first: string, second: string) => (text: string) =>
  list(text).map((part) => {
    const at = part.indexOf('=');
    return at === -1 ? part : { [first]: part.slice(0, at).trim(), [second]: part.slice(at + 1).trim() };
  });

/** Columns that need parsing. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  isNew: flag,
  isSpecialOrder: flag,
  isTrending: flag,
  visibleByGuest: flag,
  priceVisibleByGuest: flag,
  takenOut: flag,
  tiers: readTiers,
  oldNumbers: list,
  categories: list,
  attributes: pairs('name', 'value'),
  images: list,
  files: pairs('name', 'url'),
  videos: pairs('title', 'url'),
};

const kronur = /^(?:kr\.?|ISK)\s*|\s*(?:kr\.?|ISK)$/gi;
const percent = /\s*%$/g;
const unitless = /(?!)/g;
/** Number columns, and the unit that may accompany the number. */
const units: Readonly<Record<string, RegExp | null>> = {
  id: null,
  price: kronur,
  taxPercentage: percent,
  discount: percent,
  stock: null,
  unitOfMeasure: null,
  popularity: null,
};
const isNumber = (column: string): boolean => Object.hasOwn(units, column);
const withoutUnit = (column: string, text: string): string => text.replaceAll(units[column] ?? unitless, '');

/**
 * Products of a CSV file whose first record names the columns. An empty field is null: it clears the product's value (except the
 * id).
 */
export async function* fromCsv(
  chunks: AsyncIterable<string>,
  notations: ColumnNotations,
): AsyncGenerator<RawLine> {
  for await (const row of readRows(chunks)) {
    if ('problem' in row) {
      yield row;
      continue;
    }
    const texts = Object.fromEntries(row.columns.map((name, index) => [name, row.fields[index] ?? '']));
    yield { line: row.line, value: { type: 'product', ...toValues(texts, notations) }, texts };
  }
}

/** Scans a whole CSV file for the number notation of its columns. @throws Error as decideNotations */
export async function findNotations(
  chunks: AsyncIterable<string>,
  onNote: (note: string) => void,
): Promise<ColumnNotations> {
  const columns = new Map<string, NotationEvidence>();
  for await (const row of readRows(chunks)) {
    if ('problem' in row) continue;
    for (const [index, column] of row.columns.entries()) {
      if (!isNumber(column)) continue;
      const evidence = columns.get(column) ?? new NotationEvidence();
      columns.set(column, evidence);
      evidence.add(row.line, withoutUnit(column, row.fields[index] ?? ''));
    }
  }
  return decideNotations(columns, onNote);
}

/** `--numbers`: one notation for all columns. */
export function uniformNotation(notation: Notation): ColumnNotations {
  return new Map(Object.keys(units).map((column) => [column, notation]));
}

interface Row {
  line: number;
  columns: readonly string[];
  /** As many as there are columns, trimmed. */
  fields: readonly string[];
}

async function* readRows(
  chunks: AsyncIterable<string>,
): AsyncGenerator<Row | { line: number; problem: string }> {
  let columns: string[] | null = null;
  for await (const { line, fields, error } of readCsv(chunks)) {
    const trimmed = fields.map((field) => field.trim());
    if (error) yield { line, problem: error };
    else if (columns === null) {
      columns = trimmed;
      const problem = findHeaderProblem(columns);
      if (problem) {
        yield { line, problem };
        return;
      }
    } else if (fields.length === columns.length) yield { line, columns, fields: trimmed };
    else yield { line, problem: `${fields.length} fields where the first line names ${columns.length}` };
  }
}

function findHeaderProblem(columns: readonly string[]): string | null {
  const unknown = columns.filter((name) => !productFields.has(name));
  if (unknown.length > 0) return `unknown columns: ${unknown.join(', ')}`;
  const duplicate = columns.filter((name, index) => columns.indexOf(name) !== index);
  if (duplicate.length > 0) return `columns that stand twice: ${duplicate.join(', ')}`;
  return columns.includes('sku') ? null : 'there is no column sku, by which products are known';
}

function toValues(
  texts: Readonly<Record<string, string>>,
  notations: ColumnNotations,
): Record<string, unknown> {
  const namedTexts = Object.entries(texts).filter(([column, text]) => column !== 'id' || text !== '');
  const entries = namedTexts.map(([column, text]): [string, unknown] => {
    if (text === '') return [column, null];
    if (isNumber(column)) return [column, toNumber(column, text, notations)];
    return [column, readers[column]?.(text) ?? text];
  });
  return Object.fromEntries(entries);
}

/** Text that is no number stays text, so that validation can report it. */
function toNumber(column: string, text: string, notations: ColumnNotations): number | string {
  const bare = withoutUnit(column, text);
  const notation = notations.get(column);
  if (notation) return readNumber(bare, notation) ?? text;
  const number = readNumber(bare, 'is');
  if (number !== readNumber(bare, 'en')) throw new Error('The file changed while it was being read.');
  return number ?? text;
}
