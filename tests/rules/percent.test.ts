import { expect, it } from 'vitest';
import { parsePercent } from '../../lib/rules/money/percent.ts';

it.each([
  ['0', 0],
  ['10', 10],
  [' 12,5 ', 12.5],
  ['12.25 %', 12.25],
  ['100', 100],
  ['100,01', null],
  ['101', null],
  ['-1', null],
  ['1,234', null],
  ['', null],
  ['tíu', null],
  ['1e2', null],
])('%j is %s percent', (text, percent) => {
  expect(parsePercent(text)).toBe(percent);
});
