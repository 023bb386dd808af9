import { expect, it } from 'vitest';
import { goodsText } from '../../lib/rules/orders/goods-text.ts';

it.each([
  [[], ''],
  [['Handsápa'], 'Handsápa'],
  [['Handsápa', 'Handsápa', 'Ruslapokar'], 'Handsápa, Ruslapokar'],
  [['Handsápa', 'Ruslapokar', 'Kaffi'], 'Handsápa, Ruslapokar og 1 til viðbótar'],
  [['Handsápa', 'Ruslapokar', 'Kaffi', 'Te', 'Kex'], 'Handsápa, Ruslapokar og 3 til viðbótar'],
])('%j is told as "%s"', (names, text) => {
  expect(goodsText(names.map((name) => ({ name })))).toBe(text);
});
