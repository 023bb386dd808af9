import { foldIcelandic } from '../../../../../lib/rules/text/icelandic-order.ts';

/** Units as they are written in the catalogue, each with what else is typed for it. */
const spellings = `
  l ltr litri litra litrar litrum liter liters litre litres
  ml millilitri millilitra millilitrar
  cl
  kg kilo kilogramm kilogromm kilos
  g gr gramm gromm grommum grams
  m metri metra metrar metrum meter meters
  cm sm sentimetri sentimetra sentimetrar
  mm millimetri millimetra millimetrar
  stk stykki stykkja stykkjum pcs
  w wott vott watt
  v volt
  mah
  lm
`;

const unitBySpelling = new Map(
  spellings
    .trim()
    .split(/\n\s*/)
    .flatMap((line) => {
      const [unit = '', ...others] = line.split(' ');
      return [unit, ...others].map((spelling) => [spelling, unit] as const);
    }),
);

/** The catalogue's spelling of a unit; undefined for other words. */
export const toUnit = (word: string): string | undefined => unitBySpelling.get(foldIcelandic(word));

/** `1.500` → `1500`, `2,5` → `2d5`: another number than 25. */
export function toPlainNumber(written: string): string {
  return /^\d{1,3}(?:\.\d{3})+$/.test(written)
    ? written.replaceAll('.', '')
    : written.replaceAll(/[.,]/g, 'd');
}
