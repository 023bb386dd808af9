import { readFile, stat } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { findChildren, readXmlParts, type XmlElement } from './xml-parts.ts';

/** Bytes of the file, and of one of its parts once it is unpacked: a small file can hold a very large one. */
const maxSize = 100_000_000;
const maxPartSize = 600_000_000;
const maxColumns = 300;

/** Rows of the first sheet of an .xlsx file, each with its number. @throws Error for what is no such file */
export async function* readSheet(path: string): AsyncGenerator<{ line: number; fields: string[] }> {
  if ((await stat(path)).size > maxSize) throw new Error('The workbook is too large: save it as CSV.');
  const parts = unzipSync(await readFile(path), {
    filter: ({ name, originalSize }) => /^xl\/[\w./]+\.(xml|rels)$/.test(name) && originalSize <= maxPartSize,
  });
  const read = (name: string, elements: readonly string[]) =>
    readXmlParts(decodePart(parts[name]), new Set(elements));
  const strings: string[] = [];
  for await (const item of read('xl/sharedStrings.xml', ['si'])) strings.push(cellText(item));
  let sheetId: string | undefined;
  for await (const sheet of read('xl/workbook.xml', ['sheet'])) sheetId ??= sheet.attributes['r:id'];
  let target = 'worksheets/sheet1.xml';
  for await (const { attributes } of read('xl/_rels/workbook.xml.rels', ['Relationship']))
    if (attributes['Id'] === sheetId) target = attributes['Target'] ?? target;
  const sheet = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  if (!parts[sheet]) throw new Error('The file holds no sheet that can be read: save it as .xlsx or CSV.');
  let line = 0;
  for await (const row of read(sheet, ['row'])) {
    line = Number(row.attributes['r'] ?? line + 1);
    yield { line, fields: readCells(row, strings) };
  }
}

/** Pieces of a part's text, so that no text is larger than the program may hold. */
async function* decodePart(bytes: Uint8Array | undefined): AsyncGenerator<string> {
  if (!bytes) return;
  const decoder = new TextDecoder();
  const step = 1_000_000;
  for (let from = 0; from < bytes.length; from += step)
    yield decoder.decode(bytes.subarray(from, from + step), { stream: true });
  yield decoder.decode();
}

function readCells(row: XmlElement, strings: readonly string[]): string[] {
  const cells: string[] = [];
  for (const cell of findChildren(row, 'c')) {
    const column = columnIndex(cell.attributes['r'] ?? '') ?? cells.length;
    if (column < maxColumns) cells[column] = readCell(cell, strings).trim();
  }
  return Array.from(cells, (text) => text ?? '');
}

function readCell(cell: XmlElement, strings: readonly string[]): string {
  const type = cell.attributes['t'] ?? 'n';
  if (type === 'inlineStr') return findChildren(cell, 'is').map(cellText).join('');
  const raw = findChildren(cell, 'v')[0]?.text ?? '';
  if (type === 's') return strings[Number(raw)] ?? '';
  const number = Number(raw);
  // A sum such as 0.1 + 0.2 is stored with all the digits of a double.
  return type === 'n' && raw !== '' && Number.isFinite(number) ? String(Number(number.toPrecision(15))) : raw;
}

/** `AB12` is column 27. */
function columnIndex(reference: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (!letters) return null;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The words of a cell, also where they are formatted one by one, without how they are pronounced. */
const cellText = (element: XmlElement): string =>
  element.children
    .map((child) => (child.name === 't' ? child.text : child.name === 'r' ? cellText(child) : ''))
    .join('');
