/** Measures that prices are compared by (rules 536/2011), as they stand after the slash. Listings order by their place here. */
export const priceUnits = [
  'kg',
  'l',
  'm',
  'm²',
  'm³',
  'stk.',
  'rúllu',
  'par',
  'blað',
  'töflu',
  'poka',
] as const;
type PriceUnit = (typeof priceUnits)[number];

/** How much a package holds: `amount` in millionths of `per`, which are milligrams, microlitres and square millimetres. */
export interface PackageContent {
  amount: number;
  per: PriceUnit;
}

/** Millionths in one. */
export const wholeUnit = 1_000_000;
/** More than a million kilograms or pieces is a mistake. */
export const maximumContent = wholeUnit * 1_000_000;

type Measures = Readonly<Record<string, readonly [per: PriceUnit, parts: number]>>;

/** Measure as a package names it → the measure that prices are compared by, and how many of the one make the other. */
const packageMeasures: Measures = {
  ml: ['l', 1_000],
  cl: ['l', 100],
  dl: ['l', 10],
  l: ['l', 1],
  g: ['kg', 1_000],
  kg: ['kg', 1],
  m: ['m', 1],
  'm²': ['m²', 1],
  'm³': ['m³', 1],
  stk: ['stk.', 1],
  rúlla: ['rúllu', 1],
  rúllur: ['rúllu', 1],
  par: ['par', 1],
  pör: ['par', 1],
  blöð: ['blað', 1],
  töflur: ['töflu', 1],
  pokar: ['poka', 1],
};

/** Where a field is the content and nothing else, also what would be a dimension beside a package, and the words of other systems. */
const contentMeasures: Measures = {
  ...packageMeasures,
  mg: ['kg', 1_000_000],
  mm: ['m', 1_000],
  cm: ['m', 100],
  m2: ['m²', 1],
  sqm: ['m²', 1],
  m3: ['m³', 1],
  cbm: ['m³', 1],
  ct: ['stk.', 1],
  pcs: ['stk.', 1],
};

const numberPattern = String.raw`(\d{1,3}(?:\.\d{3})+|\d+(?:,\d+)?)`;
const amountPattern = String.raw`^(?:${numberPattern}\s*[×x]\s*)?${numberPattern}\s*([\p{L}²³]+[23]?)\.?`;
const packagePattern = new RegExp(String.raw`${amountPattern}(?=\s|$)`, 'iu');
const contentPattern = new RegExp(String.raw`${amountPattern}$`, 'iu');

/** What a package size says that it holds, `6 × 500 ml` or `100 stk. í öskju`; null where it does not say. */
export function packageContent(packageSize: string | null): PackageContent | null {
  return toContent(packagePattern.exec(packageSize?.trim() ?? ''), packageMeasures);
}

/** What a field for the content alone says, `750 ml`; null where it is no amount of a known measure. */
export function readNetContent(text: string): PackageContent | null {
  return toContent(contentPattern.exec(text.trim()), contentMeasures);
}

function toContent(found: RegExpExecArray | null, measures: Measures): PackageContent | null {
  const [, times = '1', size = '', word = ''] = found ?? [];
  const measure = word.toLowerCase();
  const [per, parts] = (Object.hasOwn(measures, measure) && measures[measure]) || [];
  if (!per || !parts) return null;
  const amount = Math.round(parseIcelandicNumber(times) * parseIcelandicNumber(size) * (wholeUnit / parts));
  return amount >= 1 && amount <= maximumContent ? { amount, per } : null;
}

function parseIcelandicNumber(text: string): number {
  return Number(text.replaceAll('.', '').replace(',', '.'));
}
