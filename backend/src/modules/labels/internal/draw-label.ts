import { brandColours } from '../../../../../styles/brand-colours.ts';
import type { Pdf } from '../../../pdf/page.ts';
import type { CodePicture } from './write-code.ts';

/** Points of a millimetre. */
export const pointsPerMm = 72 / 25.4;

interface Box {
  /** Points. */
  x: number;
  y: number;
  width: number;
  height: number;
}

interface LabelText {
  name: string;
  sku: string;
  /** Digits that stand below a barcode. */
  ean: string | null;
}

/** White around a QR code that scanners need, in modules; on either side of a barcode it is 11. */
const qrQuietModules = 4;
const eanQuietModules = 11;

/** One label: a QR code at its left with the words beside it, or the words above a barcode. */
export function drawLabel(pdf: Pdf, box: Box, text: LabelText, code: CodePicture): void {
  const edge = 2 * pointsPerMm;
  const inner = {
    x: box.x + edge,
    y: box.y + edge,
    width: box.width - 2 * edge,
    height: box.height - 2 * edge,
  };
  if (code.height > 1) drawQrLabel(pdf, inner, text, code);
  else drawEanLabel(pdf, inner, text, code);
}

function drawQrLabel(pdf: Pdf, box: Box, text: LabelText, code: CodePicture): void {
  const side = Math.min(box.height, 26 * pointsPerMm);
  const moduleSize = side / (code.width + 2 * qrQuietModules);
  const quiet = qrQuietModules * moduleSize;
  drawModules(pdf, code, { x: box.x + quiet, y: box.y + quiet, moduleSize, rowHeight: moduleSize });
  writeWords(pdf, { ...box, x: box.x + side, width: box.width - side }, text);
}

function drawEanLabel(pdf: Pdf, box: Box, text: LabelText, code: CodePicture): void {
  const digits = 7;
  const barHeight = box.height * 0.42;
  const moduleSize = Math.min(box.width / (code.width + 2 * eanQuietModules), 0.33 * pointsPerMm);
  const codeWidth = code.width * moduleSize;
  const x = box.x + (box.width - codeWidth) / 2;
  const y = box.y + box.height - barHeight - digits;
  drawModules(pdf, code, { x, y, moduleSize, rowHeight: barHeight });
  pdf
    .font('regular')
    .fontSize(digits - 1)
    .fillColor(brandColours.ink);
  pdf.text(text.ean ?? '', box.x, y + barHeight + 1, { width: box.width, align: 'center', lineBreak: false });
  writeWords(pdf, { ...box, height: y - box.y - 2 }, text);
}

interface Placing {
  x: number;
  y: number;
  moduleSize: number;
  rowHeight: number;
}

/** Runs of dark modules as one rectangle each, so that no hair line of paper shows between them. */
function drawModules(pdf: Pdf, { width, height, dark }: CodePicture, place: Placing): void {
  for (let row = 0; row < height; row += 1) {
    let start = 0;
    for (let column = 0; column <= width; column += 1) {
      if (column < width && dark[row * width + column]) continue;
      if (column > start)
        pdf.rect(
          place.x + start * place.moduleSize,
          place.y + row * place.rowHeight,
          (column - start) * place.moduleSize,
          place.rowHeight,
        );
      start = column + 1;
    }
  }
  pdf.fill('black');
}

/** The name as far as there is room for it, and the number, which is always there whole. */
function writeWords(pdf: Pdf, { x, y, width, height }: Box, { name, sku }: LabelText): void {
  const isSmall = height < 20 * pointsPerMm;
  const nameSize = isSmall ? 6.5 : 10;
  const numberSize = isSmall ? 6.5 : 9;
  const numberHeight = numberSize * 1.3;
  pdf.fillColor(brandColours.ink).font('strong').fontSize(nameSize);
  pdf.text(name, x, y, { width, height: height - numberHeight, ellipsis: true });
  pdf.font('regular').fontSize(Math.min(numberSize, fittingSize(pdf, sku, width, numberSize)));
  pdf.text(sku, x, y + height - numberHeight, { width, lineBreak: false });
}

/** The size at which a text that must not be cut is as wide as its place. */
function fittingSize(pdf: Pdf, text: string, width: number, size: number): number {
  return (size * width) / Math.max(1, pdf.font('regular').fontSize(size).widthOfString(text));
}
