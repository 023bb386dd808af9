import { longestCode, productCode } from '../../products/product-code.ts';
import { readQuantity } from './read-quantity.ts';

/** What one line of somebody's list asks for. */
export interface OrderLine {
  /** The number as it was written. */
  code: string;
  /** As it was written, or the sum of several lines. */
  quantity: string;
  /** Icelandic: why the line cannot be understood; null where it can. */
  problem: string | null;
}

/** Why a line cannot be understood, in Icelandic; null where it can. */
export function problemOf({ code, quantity }: { code: string; quantity: string }): string | null {
  if (code === '') return 'Vörunúmer vantar';
  if (/^\d([.,]\d+)?e\+\d+$/i.test(code))
    return 'Töflureiknirinn hefur stytt númerið. Sláðu það inn í heild.';
  if (productCode(code).length > longestCode) return 'Þetta er of langt til að vera vörunúmer';
  const read = readQuantity(quantity);
  return 'problem' in read ? read.problem : null;
}

/** Good lines of one number are one line, at the place of the first. */
export function addUp<Line extends OrderLine>(lines: readonly Line[]): { merged: Line[]; doubled: number } {
  const byCode = new Map<string, Line>();
  const merged: Line[] = [];
  let doubled = 0;
  for (const line of lines) {
    const known = line.problem === null ? byCode.get(productCode(line.code)) : undefined;
    if (known) {
      known.quantity = sumText(known.quantity, line.quantity);
      known.problem = problemOf(known);
      doubled += 1;
      continue;
    }
    const kept = { ...line };
    merged.push(kept);
    if (kept.problem === null) byCode.set(productCode(kept.code), kept);
  }
  return { merged, doubled };
}

/** As it is typed: without dots, with a comma. */
function sumText(one: string, other: string): string {
  const values = [one, other]
    .map((text) => readQuantity(text))
    .flatMap((read) => ('value' in read ? [read.value] : []));
  const sum = values.reduce((total, value) => total + value, 0);
  return String(Math.round(sum * 1000) / 1000).replace('.', ',');
}
