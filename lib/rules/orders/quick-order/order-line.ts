import { maximumCodeLength, normaliseProductCode } from '../../products/product-code.ts';
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
export function lineProblem({ code, quantity }: { code: string; quantity: string }): string | null {
  if (code === '') return 'Vörunúmer vantar';
  if (/^\d([.,]\d+)?e\+\d+$/i.test(code))
    return 'Töflureiknirinn hefur stytt númerið. Sláðu það inn í heild.';
  if (normaliseProductCode(code).length > maximumCodeLength) return 'Þetta er of langt til að vera vörunúmer';
  const read = readQuantity(quantity);
  return 'problem' in read ? read.problem : null;
}

/** Good lines of one number are one line, at the place of the first. */
export function mergeLines<Line extends OrderLine>(
  lines: readonly Line[],
): { merged: Line[]; mergedCount: number } {
  const byCode = new Map<string, Line>();
  const merged: Line[] = [];
  let mergedCount = 0;
  for (const line of lines) {
    const firstOfCode = line.problem === null ? byCode.get(normaliseProductCode(line.code)) : undefined;
    if (firstOfCode) {
      firstOfCode.quantity = sumQuantities(firstOfCode.quantity, line.quantity);
      firstOfCode.problem = lineProblem(firstOfCode);
      mergedCount += 1;
      continue;
    }
    const mergedLine = { ...line };
    merged.push(mergedLine);
    if (mergedLine.problem === null) byCode.set(normaliseProductCode(mergedLine.code), mergedLine);
  }
  return { merged, mergedCount };
}

/** As it is typed: without dots, with a comma. */
function sumQuantities(one: string, other: string): string {
  const values = [one, other]
    .map((text) => readQuantity(text))
    .flatMap((read) => ('value' in read ? [read.value] : []));
  const sum = values.reduce((total, value) => total + value, 0);
  return String(Math.round(sum * 1000) / 1000).replace('.', ',');
}
