import { formatKennitala } from '../../../lib/rules/people/kennitala.ts';
import { brandColours } from '../../../styles/brand-colours.ts';
import { left, type Pdf, right, drawRule, size, top, width, writeText } from './page.ts';

/** The shop's drop with its waves, 36 points high. */
const dropPath = 'M16 2.5C20.5 9 27 14.5 27 22a11 11 0 0 1-22 0C5 14.5 11.5 9 16 2.5Z';
const waves =
  'M9.5 21.5c3.2-2.6 5.3 2.6 8.5 0 1.6-1.3 3-1.2 4.5-.2M9.5 26c3.2-2.6 5.3 2.6 8.5 0 1.6-1.3 3-1.2 4-.3';

const halfWidth = width / 2;

/** The seller, printed on every document. */
interface Seller {
  name: string;
  ssn: string;
  vatNumber: string;
  address: string;
}

interface DocumentHead {
  /** Kind of document and number. */
  title: string;
  seller: Seller;
  /** Who it is for: by default the buyer. A national id has no place on what strangers carry. */
  buyer: { title?: string; name: string; ssn: string | null; address: string | null };
  /** Dates and other facts about the whole document. */
  facts: readonly { name: string; value: string }[];
}

/** Writes logo, seller, buyer and facts. Returns the position below. */
export function writeHead(pdf: Pdf, { title, seller, buyer, facts }: DocumentHead): number {
  drawLogo(pdf);
  const place = { x: left + halfWidth, width: halfWidth, align: 'right' } as const;
  let y = writeText(pdf, top + 4, seller.name, { ...place, strong: true });
  for (const line of [
    seller.address,
    `kt. ${formatKennitala(seller.ssn)}`,
    `VSK-númer ${seller.vatNumber}`,
  ]) {
    y = writeText(pdf, y, line, { ...place, soft: true });
  }
  y = writeText(pdf, y + 22, title, { strong: true, size: size.title }) + 14;
  drawRule(pdf, y);
  const afterBuyer = writeBuyer(pdf, y + 14, buyer);
  return Math.max(afterBuyer, writeFacts(pdf, y + 14, facts)) + 22;
}

/** Text of each page's footer. */
export function toFooter({ title, seller }: Pick<DocumentHead, 'title' | 'seller'>): string {
  return `${title} · ${seller.name} · kt. ${formatKennitala(seller.ssn)} · VSK-númer ${seller.vatNumber}`;
}

function drawLogo(pdf: Pdf): void {
  pdf.save().translate(left - 5, top - 2);
  pdf.path(dropPath).fill(brandColours.fjord);
  pdf.path(waves).lineWidth(1.8).lineCap('round').stroke(brandColours.paper);
  pdf.font('strong').fontSize(22).fillColor(brandColours.ink);
  pdf.text('vörulind', 35, 4.5, { characterSpacing: -0.5, lineBreak: false });
  pdf.restore();
}

function writeBuyer(pdf: Pdf, from: number, buyer: DocumentHead['buyer']): number {
  const place = { width: halfWidth - 24 };
  let y = writeText(pdf, from, buyer.title ?? 'Kaupandi', { ...place, soft: true, size: size.small });
  y = writeText(pdf, y + 1, buyer.name, { ...place, strong: true, size: size.large });
  if (buyer.address) y = writeText(pdf, y + 1, buyer.address, place);
  return buyer.ssn === null ? y : writeText(pdf, y, `kt. ${formatKennitala(buyer.ssn)}`, place);
}

function writeFacts(pdf: Pdf, from: number, facts: DocumentHead['facts']): number {
  const names = 92;
  let y = from;
  for (const { name, value } of facts) {
    const afterName = writeText(pdf, y, name, { x: left + halfWidth, width: names - 8, soft: true });
    const afterValue = writeText(pdf, y, value, {
      x: left + halfWidth + names,
      width: right - left - halfWidth - names,
    });
    y = Math.max(afterName, afterValue) + 3;
  }
  return y;
}
