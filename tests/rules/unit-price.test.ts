import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pricePerUnit } from '../../lib/rules/money/price-per-unit.ts';
import { unitPriceText } from '../../lib/rules/money/unit-price.ts';
import {
  maximumContent,
  packageContent,
  readNetContent,
  wholeUnit,
} from '../../lib/rules/products/package-content.ts';

const textOf = (price: number, packageSize: string): string | null => {
  const content = packageContent(packageSize);
  const hundredths = content && pricePerUnit(price, content);
  return content && hundredths !== null
    ? unitPriceText(hundredths, content.per).replaceAll('\u00a0', ' ')
    : null;
};

it.each([
  ['5 l brúsi', 2495, 'kr. 499 / l'],
  ['500 ml úðabrúsi', 1490, 'kr. 2.980 / l'],
  ['6 × 500 ml', 3000, 'kr. 1.000 / l'],
  ['2,5 l dós', 5000, 'kr. 2.000 / l'],
  ['500 g poki', 990, 'kr. 1.980 / kg'],
  ['12,5 g', 100, 'kr. 8.000 / kg'],
  ['1 kg', 1000, 'kr. 1.000 / kg'],
  ['3 kg', 1000, 'kr. 333 / kg'],
  ['100 stk. í öskju', 1240, 'kr. 12,4 / stk.'],
  ['1.000 stk. í kassa', 9900, 'kr. 9,9 / stk.'],
  ['8 rúllur', 2392, 'kr. 299 / rúllu'],
  ['500 blöð', 890, 'kr. 1,8 / blað'],
  ['12 pör', 1200, 'kr. 100 / par'],
  ['1.000 stk.', 99_950, 'kr. 100 / stk.'],
  ['1.000 stk.', 99_949, 'kr. 99,9 / stk.'],
])('%s for %i krónur is %s', (packageSize, price, expected) => {
  expect(textOf(price, packageSize)).toBe(expected);
});

it.each([
  null,
  '',
  'Lyklaborð og mús',
  '1 sett',
  '94 hlutir',
  '40 cm',
  '0 l',
  '5',
  'l',
  'constructor 5',
  '5 constructor',
  '1.000.001 kg',
])('says nothing of a package of %j', (packageSize) => expect(packageContent(packageSize)).toBeNull());

it.each([
  ['750 ml', { amount: 750_000, per: 'l' }],
  ['2,5KG', { amount: 2_500_000, per: 'kg' }],
  ['12,5 mg', { amount: 13, per: 'kg' }],
  ['6 x 1 l', { amount: 6_000_000, per: 'l' }],
  ['40 cm', { amount: 400_000, per: 'm' }],
  ['12 sqm', { amount: 12_000_000, per: 'm²' }],
  ['2 m3', { amount: 2_000_000, per: 'm³' }],
  ['2 m³', { amount: 2_000_000, per: 'm³' }],
  ['750 ml flaska', null],
  ['0,1 mg', null],
])('a field for the content that says %s', (text, expected) =>
  expect(readNetContent(text)).toEqual(expected),
);

const prices = fc.integer({ min: 0, max: 100_000_000 });
const amounts = fc.integer({ min: 1, max: maximumContent });

it('is the nearest whole króna, or tenth below a hundred', () => {
  fc.assert(
    fc.property(prices, amounts, (price, amount) => {
      const found = pricePerUnit(price, { amount, per: 'kg' });
      // Of whole numbers, so that no fraction of the computer decides.
      const exact = BigInt(price) * BigInt(wholeUnit) * 100n;
      if (found === null) return exact / BigInt(amount) > 2_147_480_000n;
      const step = found < 10_000 ? 10 : 100;
      const error = BigInt(found) * BigInt(amount) - exact;
      return found % step === 0 && (error < 0n ? -error : error) * 2n <= BigInt(step) * BigInt(amount);
    }),
  );
});

it('keeps the order of prices and of contents', () => {
  const rank = (price: number, amount: number): number =>
    pricePerUnit(price, { amount, per: 'l' }) ?? Infinity;
  fc.assert(
    fc.property(prices, prices, amounts, (a, b, amount) => {
      expect(rank(Math.min(a, b), amount)).toBeLessThanOrEqual(rank(Math.max(a, b), amount));
    }),
  );
  fc.assert(
    fc.property(prices, amounts, amounts, (price, a, b) => {
      expect(rank(price, Math.max(a, b))).toBeLessThanOrEqual(rank(price, Math.min(a, b)));
    }),
  );
});
