import { unzipSync } from 'fflate';
import { longestQuickOrder } from '../rules/orders/quick-order/limits.ts';

/** Bytes of one part of the file once it is unpacked: a small file can hold a very large one. */
const largestPart = 12_000_000;

/**
 * Cells of the first sheet of an .xlsx file, as texts; numbers with a decimal comma.
 * @throws Error for what is no such file, or unpacks to too much
 */
export function readSheet(bytes: Uint8Array): string[][] {
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => /^xl\/[\w./]+\.(xml|rels)$/.test(name) && originalSize <= largestPart,
  });
  const xml = (name: string): Document | null => {
    const part = parts[name];
    return part ? parseXml(new TextDecoder().decode(part)) : null;
  };
  const sheet = xml(firstSheet(xml('xl/workbook.xml'), xml('xl/_rels/workbook.xml.rels')));
  if (!sheet) throw new Error('The file holds no sheet that can be read');
  const shared = elements(xml('xl/sharedStrings.xml'), 'si').map(textOf);
  return elements(sheet, 'row')
    .slice(0, longestQuickOrder + 2)
    .map((row) => cellsOf(row, shared));
}

/** By the workbook's own order; sheets are not always numbered by it. */
function firstSheet(workbook: Document | null, relations: Document | null): string {
  const [sheet] = elements(workbook, 'sheet');
  const id = sheet?.getAttribute('r:id');
  const relation = elements(relations, 'Relationship').find((one) => one.getAttribute('Id') === id);
  const target = relation?.getAttribute('Target') ?? 'worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

function cellsOf(row: Element, shared: readonly string[]): string[] {
  const cells: string[] = [];
  for (const cell of elements(row, 'c')) {
    const column = columnOf(cell.getAttribute('r') ?? '') ?? cells.length;
    // What stands further to the right is not a list of numbers and quantities.
    if (column < 50) cells[column] = valueOf(cell, shared);
  }
  return Array.from(cells, (text) => text ?? '');
}

function valueOf(cell: Element, shared: readonly string[]): string {
  const type = cell.getAttribute('t');
  if (type === 'inlineStr') return elements(cell, 'is').map(textOf).join('');
  const raw = elements(cell, 'v')[0]?.textContent ?? '';
  if (type === 's') return shared[Number(raw)] ?? '';
  if (type !== null && type !== 'n') return raw;
  const number = Number(raw);
  if (raw === '' || !Number.isFinite(number)) return raw;
  return String(Math.round(number * 100) / 100).replace('.', ',');
}

/** `AB12` is column 27. */
function columnOf(reference: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (!letters) return null;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The words of a cell without how they are pronounced. */
function textOf(element: Element): string {
  return elements(element, 't')
    .filter(({ parentElement }) => parentElement?.localName !== 'rPh')
    .map(({ textContent }) => textContent)
    .join('');
}

function elements(within: Document | Element | null, name: string): Element[] {
  return [...(within?.getElementsByTagNameNS('*', name) ?? [])];
}

function parseXml(text: string): Document {
  // Sheets have none; in one that was made to hurt it names texts that grow without end.
  if (text.includes('<!DOCTYPE')) throw new Error('The sheet declares a document type');
  return new DOMParser().parseFromString(text, 'application/xml');
}
