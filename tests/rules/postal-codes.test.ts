import { expect, it } from 'vitest';
import { findPlace } from '../../lib/rules/people/postal-codes.ts';

it.each([
  ['101', 'Reykjavík'],
  ['200', 'Kópavogur'],
  ['225', 'Garðabær'],
  ['603', 'Akureyri'],
  ['720', 'Borgarfjörður eystri'],
  ['902', 'Vestmannaeyjar'],
  [' 101 ', 'Reykjavík'],
  ['999', null],
  ['100', null],
  ['10', null],
  ['1010', null],
  ['', null],
  ['abc', null],
  ['constructor', null],
])('%s is %s', (code, place) => expect(findPlace(code)).toBe(place));

it('knows about as many codes as there are', () => {
  const known = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0')).filter(
    findPlace,
  );
  expect(known.length).toBeGreaterThanOrEqual(180);
  expect(known.length).toBeLessThanOrEqual(195);
});
