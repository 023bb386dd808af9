import { unzipSync } from 'fflate';

/** Bytes of one part of the file once it is unpacked: a small file can hold a very large one. */
const maximumPartBytes = 12_000_000;

/**
 * Cells of the first rows of the first sheet of an .xlsx file, as texts; numbers with a decimal comma.
 * @throws Error for what is no such file, or unpacks to too much
 */
export function readSheet(bytes: Uint8Array, maximumRows: number): string[][] {
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) =>
      /^xl\/[\w./]+\.(xml|rels)$/.test(name) && originalSize <= maximumPartBytes,
  });
  const parsePart = (name: string): Document | null => {
    const part = parts[name];
    return part ? parseXml(new TextDecoder().decode(part)) : null;
  };
  const sheet = parsePart(
    firstSheetPath(parsePart('xl/workbook.xml'), parsePart('xl/_rels/workbook.xml.rels')),
  );
  if (!sheet) throw new Error('The file holds no sheet that can be read');
  const sharedStrings = findElements(parsePart('xl/sharedStrings.xml'), 'si').map(readCellText);
  return findElements(sheet, 'row')
    .slice(0, maximumRows)
    .map((row) => readCells(row, sharedStrings));
}

/** By the workbook's own order; sheets are not always numbered by it. */
function firstSheetPath(workbook: Document | null, relations: Document | null): string {
  const [sheet] = findElements(workbook, 'sheet');
  const id = sheet?.getAttribute('r:id');
  const relation = findElements(relations, 'Relationship').find((one) => one.getAttribute('Id') === id);
  const target = relation?.getAttribute('Target') ?? 'worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

function readCells(row: Element, sharedStrings: readonly string[]): string[] {
  const cells: string[] = [];
  for (const cell of findElements(row, 'c')) {
    const column = columnIndex(cell.getAttribute('r') ?? '') ?? cells.length;
    // What stands further to the right is not a list of numbers and quantities.
    if (column < 50) cells[column] = readCellValue(cell, sharedStrings);
  }
  return Array.from(cells, (text) => text ?? '');
}

function readCellValue(cell: Element, sharedStrings: readonly string[]): string {
  const type = cell.getAttribute('t');
  if (type === 'inlineStr') return findElements(cell, 'is').map(readCellText).join('');
  const raw = findElements(cell, 'v')[0]?.textContent ?? '';
  if (type === 's') return sharedStrings[Number(raw)] ?? '';
  if (type !== null && type !== 'n') return raw;
  const number = Number(raw);
  if (raw === '' || !Number.isFinite(number)) return raw;
  return String(Math.round(number * 100) / 100).replace('.', ',');
}

/** `AB12` is column 27. */
function columnIndex(reference: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (!letters) return null;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The words of a cell without how they are pronounced. */
function readCellText(element: Element): string {
  return findElements(element, 't')
    .filter(({ parentElement }) => parentElement?.localName !== 'rPh')
    .map(({ textContent }) => textContent)
    .join('');
}

function findElements(parent: Document | Element | null, name: string): Element[] {
  return [...(parent?.getElementsByTagNameNS('*', name) ?? [])];
}

function parseXml(text: string): Document {
  // Sheets have none; in one that was made to hurt it names texts that grow without end.
  if (text.includes('<!DOCTYPE')) throw new Error('The sheet declares a document type');
  return new DOMParser().parseFromString(text, 'application/xml');
}
