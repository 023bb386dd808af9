import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { brandColours } from '../../../styles/brand-colours.ts';

export type Pdf = PDFKit.PDFDocument;

/** Sizes of text in points. */
export const size = { small: 7.5, body: 9, large: 11, title: 20 };

/** A4 in points. */
const paper = { width: 595.28, height: 841.89 };
const margin = 48;
export const left = margin;
export const right = paper.width - margin;
export const width = right - left;
/** Lower limit of the content; the footer is below. */
export const bottom = paper.height - 80;
/** Start of the content on the second and later pages. */
export const top = margin;

const require = createRequire(import.meta.url);
/** Whole fonts, because names may have letters of any Latin alphabet; only the used glyphs are embedded. */
const [regular, semiBold] = ['400Regular/Inter_400Regular', '600SemiBold/Inter_600SemiBold'].map((name) =>
  readFileSync(require.resolve(`@expo-google-fonts/inter/${name}.ttf`)),
);

/** An empty A4 document; the same content gives the same bytes. */
export function createPdf(title: string, author: string, at: Date): Pdf {
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    lang: 'is-IS',
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, CreationDate: at },
  });
  if (!regular || !semiBold) throw new Error('No fonts');
  pdf.registerFont('regular', regular).registerFont('strong', semiBold);
  return pdf;
}

interface TextStyle {
  x?: number;
  width?: number;
  align?: 'left' | 'right';
  strong?: boolean;
  soft?: boolean;
  size?: number;
}

/** Writes text at `y`, wrapped at `width`, and returns the position of the next line. */
export function writeText(pdf: Pdf, y: number, text: string, style: TextStyle = {}): number {
  const { x = left, align = 'left', soft = false } = style;
  const content = applyStyle(pdf, text, style);
  pdf.fillColor(soft ? brandColours.inkSoft : brandColours.ink);
  const options = { width: style.width ?? width, align, lineGap };
  pdf.text(content, x, y, options);
  return y + pdf.heightOfString(content, options);
}

/** Height in points that `writeText` would take. */
export function measureText(pdf: Pdf, text: string, style: TextStyle): number {
  return pdf.heightOfString(applyStyle(pdf, text, style), { width: style.width ?? width, lineGap });
}

const lineGap = 1.5;

function applyStyle(pdf: Pdf, text: string, style: TextStyle): string {
  pdf.font(style.strong ? 'strong' : 'regular').fontSize(style.size ?? size.body);
  return text.replaceAll(/\s+|\p{Cc}/gu, (sign) => (sign === '\u{a0}' ? sign : ' '));
}

export function drawRule(pdf: Pdf, y: number, from = left): void {
  pdf.moveTo(from, y).lineTo(right, y).lineWidth(0.75).strokeColor(brandColours.line).stroke();
}

/** Writes sender and page number on every page, once all content is written. */
export function writeFooters(pdf: Pdf, text: string): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    // A footer below the margin must not start a new page.
    pdf.page.margins.bottom = 0;
    const y = paper.height - margin;
    drawRule(pdf, y - 10);
    writeText(pdf, y, text, { size: size.small, soft: true, width: width - 80 });
    writeText(pdf, y, `Síða ${page + 1} af ${count}`, {
      size: size.small,
      soft: true,
      x: right - 80,
      width: 80,
      align: 'right',
    });
  }
}

/** The document's bytes. */
export async function renderPdf(pdf: Pdf): Promise<Buffer> {
  pdf.end();
  const parts: Buffer[] = [];
  for await (const part of pdf) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
