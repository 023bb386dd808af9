import { salesUnitText } from '../../../lib/rules/products/sales-unit.ts';
import { brands } from '../brands.ts';
import type { Family } from '../family.ts';
import { onePagePdf } from './pdf.ts';
import type { TextLine } from './pdf.ts';

export function dataSheetPath(family: Family): string {
  return `skjol/${family.key}.pdf`;
}

/** Vörublað: the family's description, material and variants. */
export function dataSheet(family: Family): Buffer {
  const brand = Object.entries(brands).find(([slug]) => slug === family.brand)?.[1].name ?? family.brand;
  const rows: [string, string][] = [
    ...family.axes.map(({ name, choices }): [string, string] => [
      name,
      choices.map(({ value }) => value).join(', '),
    ]),
    ...Object.entries(family.attributes),
    ['Magn í pakka', family.packageSize],
    ['Sölueining', salesUnitText({ ...family, unitOfMeasure: family.unitOfMeasure ?? 1 })],
  ];
  const lines: TextLine[] = [
    { text: `Vörublað – ${brand}`, size: 11 },
    ...wrapped(family.name, 44).map((text) => ({ text, size: 20, bold: true, gap: 6 })),
    ...wrapped(family.description, 88).map((text, at) => ({ text, size: 11, gap: at === 0 ? 12 : 0 })),
    { text: 'Eiginleikar', size: 13, bold: true, gap: 16 },
    ...rows
      .flatMap(([name, value]) => wrapped(`${name}: ${value}`, 88))
      .map((text) => ({ text, size: 11, gap: 2 })),
    { text: 'Vörulind ehf. Varan er sýnishorn í sýniverslun.', size: 9, gap: 24 },
  ];
  return onePagePdf(family.name, lines);
}

/** Lines of at most so many characters, wrapped between words. */
function wrapped(text: string, characters: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line && line.length + 1 + word.length > characters) {
      lines.push(line);
      line = '';
    }
    line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
}
