import { formatNumber } from '../text/icelandic.ts';
import { formatKronur } from './kronur.ts';

/** Measure as a package names it → the measure that prices are compared by, and how many of the one make the other. */
const measureTable: Readonly<Record<string, { per: string; parts: number }>> = {
  ml: { per: 'l', parts: 1_000 },
  cl: { per: 'l', parts: 100 },
  dl: { per: 'l', parts: 10 },
  l: { per: 'l', parts: 1 },
  g: { per: 'kg', parts: 1_000 },
  kg: { per: 'kg', parts: 1 },
  m: { per: 'm', parts: 1 },
  'm²': { per: 'm²', parts: 1 },
  stk: { per: 'stk.', parts: 1 },
  rúlla: { per: 'rúllu', parts: 1 },
  rúllur: { per: 'rúllu', parts: 1 },
  par: { per: 'par', parts: 1 },
  pör: { per: 'par', parts: 1 },
  blöð: { per: 'blað', parts: 1 },
  töflur: { per: 'töflu', parts: 1 },
  pokar: { per: 'poka', parts: 1 },
};

const numberPattern = String.raw`(\d{1,3}(?:\.\d{3})+|\d+(?:,\d+)?)`;
const packagePattern = new RegExp(
  String.raw`^(?:${numberPattern}\s*[×x]\s*)?${numberPattern}\s*([\p{L}²]+)\.?(?=\s|$)`,
  'iu',
);

/**
 * How many litres, kilograms, metres or pieces a package holds; null where it does not say, or holds just one.
 * @param includesOne what holds one has a measure too
 */
export function packageMeasure(
  packageSize: string | null,
  includesOne = false,
): { amount: number; per: string } | null {
  const [, times = '1', size = '', word = ''] = packagePattern.exec(packageSize?.trim() ?? '') ?? [];
  const measure = Object.hasOwn(measureTable, word.toLowerCase())
    ? measureTable[word.toLowerCase()]
    : undefined;
  const amount = measure ? (parseIcelandicNumber(times) * parseIcelandicNumber(size)) / measure.parts : 0;
  return measure && amount !== 0 && (includesOne || amount !== 1) ? { amount, per: measure.per } : null;
}

/**
 * What one litre, kilogram, metre or piece of a package costs, `kr. 199 / l`; null where the package does not say how
 * much it holds, or holds just one. Rules 536/2011 want it beside the price. `price` in krónur.
 * @param includesOne beside other packages, what holds one says its own price
 */
export function unitPriceText(price: number, packageSize: string | null, includesOne = false): string | null {
  const measure = packageMeasure(packageSize, includesOne);
  if (!measure) return null;
  const pricePerMeasure = price / measure.amount;
  // Below a hundred krónur a whole króna would hide the difference between two packages.
  const priceText =
    pricePerMeasure < 100 ? `kr.\u00a0${formatNumber(pricePerMeasure, 1)}` : formatKronur(pricePerMeasure);
  return `${priceText} / ${measure.per}`;
}

function parseIcelandicNumber(text: string): number {
  return Number(text.replaceAll('.', '').replace(',', '.'));
}
