import { strToU8, zipSync } from 'fflate';
import type { Cell } from '../rules/orders/sheet/cells.ts';
import { escapeXml } from '../rules/text/xml.ts';

/**
 * A workbook of one sheet whose first row is its heading. Texts are kept as texts, so that none of them is ever a formula.
 * @returns the bytes of an .xlsx file (ECMA-376)
 */
export function createWorkbook(name: string, rows: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> {
  const parts = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${[
      ['/xl/workbook.xml', 'sheet.main'],
      ['/xl/worksheets/sheet1.xml', 'worksheet'],
      ['/xl/styles.xml', 'styles'],
    ]
      .map(
        ([part, type]) =>
          `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`,
      )
      .join('')}</Types>`,
    '_rels/.rels': relationshipsXml([['officeDocument', 'xl/workbook.xml']]),
    'xl/_rels/workbook.xml.rels': relationshipsXml([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/workbook.xml': `<workbook xmlns="${mainNamespace}" xmlns:r="${officeNamespace}"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/styles.xml': `<styleSheet xmlns="${mainNamespace}"><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': worksheetXml(rows),
  };
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  return zipSync(Object.fromEntries(Object.entries(parts).map(([part, xml]) => [part, strToU8(head + xml)])));
}

const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const officeNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function relationshipsXml(targets: readonly (readonly [type: string, target: string])[]): string {
  const list = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${officeNamespace}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join('')}</Relationships>`;
}

function worksheetXml(rows: readonly (readonly Cell[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => {
    const longest = Math.max(...rows.map((row) => String(row[column] ?? '').length));
    return `<col min="${column + 1}" max="${column + 1}" width="${Math.min(60, longest + 2)}" customWidth="1"/>`;
  });
  const lines = rows.map(
    (row, line) => `<row>${row.map((cell) => cellXml(cell, line === 0)).join('')}</row>`,
  );
  return `<worksheet xmlns="${mainNamespace}"><cols>${widths.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

function cellXml(cell: Cell, heading: boolean): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  return `<c${heading ? ' s="1"' : ''} t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
}
