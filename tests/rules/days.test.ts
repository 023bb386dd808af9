import { expect, test } from 'vitest';
import { daysAgoText, intervalText } from '../../lib/rules/dates/days.ts';

test.each([
  [1, 'daglega', 'í gær'],
  [2, 'á 2 daga fresti', 'fyrir 2 dögum'],
  [7, 'á 7 daga fresti', 'fyrir 7 dögum'],
  [11, 'á 11 daga fresti', 'fyrir 11 dögum'],
  [21, 'á 21 dags fresti', 'fyrir 21 degi'],
  [111, 'á 111 daga fresti', 'fyrir 111 dögum'],
])('%d', (days, every, ago) => {
  expect([intervalText(days), daysAgoText(days)]).toEqual([every, ago]);
});

test('what was today is not some days ago', () => {
  expect(daysAgoText(0)).toBe('í dag');
});
