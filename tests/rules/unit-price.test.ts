import { expect, it } from 'vitest';
import { unitPriceText } from '../../lib/rules/money/unit-price.ts';

it.each([
  ['5 l brúsi', 2495, 'kr. 499 / l'],
  ['500 ml úðabrúsi', 1490, 'kr. 2.980 / l'],
  ['6 × 500 ml', 3000, 'kr. 1.000 / l'],
  ['2,5 l dós', 5000, 'kr. 2.000 / l'],
  ['500 g poki', 990, 'kr. 1.980 / kg'],
  ['100 stk. í öskju', 1240, 'kr. 12,4 / stk.'],
  ['1.000 stk. í kassa', 9900, 'kr. 9,9 / stk.'],
  ['8 rúllur', 2392, 'kr. 299 / rúllu'],
  ['500 blöð', 890, 'kr. 1,8 / blað'],
  ['12 pör', 1200, 'kr. 100 / par'],
])('%s for %i krónur is %s', (packageSize, price, expected) => {
  expect(unitPriceText(price, packageSize)?.replaceAll('\u00a0', ' ')).toBe(expected);
});

it.each([
  null,
  '',
  '1 stk.',
  '1 l flaska',
  '1 kg',
  'Lyklaborð og mús',
  '1 sett',
  '94 hlutir',
  '0 l',
  '5',
  'l',
  'constructor 5',
  '5 constructor',
])('says nothing of %j', (packageSize) => expect(unitPriceText(1000, packageSize)).toBeNull());

it.each([
  ['1 l flaska', 'kr. 1.000 / l'],
  ['1 par', 'kr. 1.000 / par'],
  ['500 ml', 'kr. 2.000 / l'],
  ['1 sett', undefined],
  [null, undefined],
])('says beside other packages what %j costs', (packageSize, expected) => {
  expect(unitPriceText(1000, packageSize, true)?.replaceAll('\u00a0', ' ')).toBe(expected);
});
