import { readCsv } from './csv.ts';
import { productFields } from './product-line.ts';
import type { RawLine } from './read-lines.ts';

const flags: Readonly<Record<string, boolean>> = {
  true: true,
  '1': true,
  já: true,
  false: false,
  '0': false,
  nei: false,
};

/** Text that is no number stays text, so that the check of the line can name it. */
const number = (text: string): unknown =>
  /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text;
const flag = (text: string): unknown => flags[text.toLowerCase()] ?? text;
const list = (text: string): string[] => text.split('|').map((part) => part.trim());
/** `name=value|name=value` */
const pairs = (first: string, second: string) => (text: string) =>
  list(text).map((part) => {
    const at = part.indexOf('=');
    return at === -1 ? part : { [first]: part.slice(0, at).trim(), [second]: part.slice(at + 1).trim() };
  });

/** Columns that are more than text. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  id: number,
  price: number,
  taxPercentage: number,
  discount: number,
  stock: number,
  unitOfMeasure: number,
  popularity: number,
  isNew: flag,
  isSpecialOrder: flag,
  isTrending: flag,
  visibleByGuest: flag,
  priceVisibleByGuest: flag,
  takenOut: flag,
  oldNumbers: list,
  categories: list,
  attributes: pairs('name', 'value'),
  images: list,
  files: pairs('name', 'url'),
  videos: pairs('title', 'url'),
};

/** Products of a CSV file whose first record names the columns. An empty field counts as not given. */
export async function* fromCsv(chunks: AsyncIterable<string>): AsyncGenerator<RawLine> {
  let columns: string[] | null = null;
  for await (const { line, fields, error } of readCsv(chunks)) {
    if (error) yield { line, problem: error };
    else if (columns === null) {
      columns = fields.map((name) => name.trim());
      const problem = headProblem(columns);
      if (problem) {
        yield { line, problem };
        return;
      }
    } else if (fields.length === columns.length) {
      yield { line, value: { type: 'product', ...valuesOf(columns, fields) } };
    } else yield { line, problem: `${fields.length} fields where the first line names ${columns.length}` };
  }
}

function headProblem(columns: readonly string[]): string | null {
  const unknown = columns.filter((name) => !productFields.has(name));
  if (unknown.length > 0) return `unknown columns: ${unknown.join(', ')}`;
  const twice = columns.filter((name, index) => columns.indexOf(name) !== index);
  return twice.length > 0 ? `columns that stand twice: ${twice.join(', ')}` : null;
}

function valuesOf(columns: readonly string[], fields: readonly string[]): Record<string, unknown> {
  const entries = columns.flatMap((name, index) => {
    const text = (fields[index] ?? '').trim();
    return text === '' ? [] : [[name, readers[name]?.(text) ?? text] as const];
  });
  return Object.fromEntries(entries);
}
