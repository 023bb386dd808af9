import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hasCardNumber } from '../../lib/rules/money/card-number.ts';

describe('holdsCardNumber', () => {
  it.each([
    '4242424242424242',
    '4242 4242 4242 4242',
    '4242-4242-4242-4242',
    'kortið er 4242 4242 4242 4242, takk',
    '５５５５５５５５５５５５４４４４',
    '378282246310005',
    '30569309025904',
    '6200000000000005',
    '3530111333300000',
    '6011111111111117',
    '4222222222222',
  ])('finds %s', (text) => expect(hasCardNumber(text)).toBe(true));

  it.each([
    '',
    '4242 4242 4242 4241',
    '020980-4299',
    '+354 770 1001',
    '5690000000013',
    'HRE-10204',
    '1234567890123456789012',
    'Verk 2026-11-20',
    '70000000000000000',
    '9f4242424242424242',
    'tok_4242424242424242',
  ])('lets %s pass', (text) => expect(hasCardNumber(text)).toBe(false));

  it('lets keys pass, whatever digits they happen to have', () => {
    expect(hasCardNumber('42424242-4242-4242-8242-424242424242')).toBe(false);
    for (let count = 0; count < 20_000; count += 1) expect(hasCardNumber(randomUUID())).toBe(false);
  });
});
