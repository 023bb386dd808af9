import { expect, it } from 'vitest';
import { expectedHeight, parseCardFieldsMessage } from '../../lib/checkout/card-fields.ts';

const source = 'card-fields';

it.each([
  { source, type: 'ready' },
  { source, type: 'problems', problems: ['number'] },
  { source, type: 'height', height: 206 },
  { source, type: 'token', token: 'tok_a-b.c' },
])('hears %o', (data) => {
  const { source: _source, problems: _problems, ...rest } = data as Record<string, unknown>;
  expect(parseCardFieldsMessage(data)).toEqual(rest);
});

it.each([
  null,
  'token',
  {},
  { type: 'token', token: 'tok_1' },
  { source, type: 'other' },
  { source, type: 'height', height: -1 },
  { source, type: 'height', height: Number.NaN },
  { source, type: 'height', height: '206' },
  { source, type: 'token', token: '' },
  { source, type: 'token', token: '<b>' },
  { source, type: 'token', token: 'a'.repeat(20_001) },
])('does not hear %o', (data) => expect(parseCardFieldsMessage(data)).toBeNull());

it.each([
  ['https://kort.example/fields?origin=https%3A%2F%2Fbud.example', 204],
  ['https://bud.example/backend/payments/fields#height=316', 316],
  ['https://bud.example/fields#height=9999', 204],
  ['https://bud.example/fields#height=', 204],
])('%s has room for %i px before its fields say more', (url, height) => {
  expect(expectedHeight(url)).toBe(height);
});
