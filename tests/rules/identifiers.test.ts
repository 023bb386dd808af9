import { describe, expect, test } from 'vitest';
import { emailProblem, isEmail, normaliseEmail } from '../../lib/rules/security/credentials.ts';
import {
  formatKennitala,
  isKennitala,
  kennitalaKind,
  kennitalaMessage,
  normaliseKennitala,
} from '../../lib/rules/people/kennitala.ts';
import { formatPhone, isPhone, normalisePhone, phoneMessage } from '../../lib/rules/people/phone.ts';

describe('kennitala', () => {
  test.each([
    ['281191-3049', '2811913049'],
    [' 020980 4299 ', '0209804299'],
    ['120160–3389', '1201603389'],
    ['０２０９８０４２９９', '0209804299'],
    ['020980\u00a04299', '0209804299'],
  ])('%s is valid', (typed, digits) => {
    expect(normaliseKennitala(typed)).toBe(digits);
    expect(isKennitala(typed)).toBe(true);
  });

  test.each(['', '020980429', '02098042999', '020980-429x', '020980/4299', '٠٢٠٩٨٠٤٢٩٩'])(
    '%s is not',
    (typed) => {
      expect(isKennitala(typed)).toBe(false);
    },
  );

  test.each([
    ['0209804299', 'person'],
    ['3112993049', 'person'],
    ['4101014400', 'company'],
    ['7101014400', 'company'],
    ['8923501739', 'system'],
    ['9923501739', 'system'],
  ])('%s belongs to a %s', (kennitala, kind) => {
    expect(kennitalaKind(kennitala)).toBe(kind);
  });

  test('is shown with a dash', () => {
    expect(formatKennitala('0209804299')).toBe('020980-4299');
    expect(formatKennitala('vantar')).toBe('vantar');
    expect(kennitalaMessage).toBe('Kennitala ekki rétt valin');
  });
});

describe('phone', () => {
  test.each([
    ['5551234', '5551234'],
    ['555-1234', '5551234'],
    ['+354 555 1234', '5551234'],
    ['00354-555-1234', '5551234'],
    ['770 1001', '7701001'],
    ['3545123', '3545123'],
  ])('%s is valid', (typed, digits) => {
    expect(normalisePhone(typed)).toBe(digits);
    expect(isPhone(typed)).toBe(true);
  });

  test.each(['', '555123', '55512345', '3545551234', '+4555512345', '555123a', '+354'])(
    '%s is not',
    (typed) => {
      expect(isPhone(typed)).toBe(false);
    },
  );

  test('is shown with a dash after the third digit', () => {
    expect(formatPhone('+3545551234')).toBe('555-1234');
    expect(formatPhone('innanhúss 12')).toBe('innanhúss 12');
    expect(phoneMessage).toBe('Símanúmer ekki rétt slegið inn, sláið inn 7 stafi');
  });
});

describe('credentials', () => {
  test.each(['jona@vorulind.test', 'a.b+c@x.is', 'þór@lén.is'])('%s is an address', (email) => {
    expect(isEmail(email)).toBe(true);
  });

  test.each([
    '',
    'jona',
    'jona@',
    '@x.is',
    'a@b',
    'a b@x.is',
    'a@@x.is',
    'a@x..is',
    '<a@x.is>',
    'a@x.is,b@x.is',
    'a@x.is>',
    'a;b@x.is',
    `${'a'.repeat(250)}@x.is`,
  ])('%s is not an address', (email) => {
    expect(isEmail(email)).toBe(false);
  });

  test('problems have their text', () => {
    expect(normaliseEmail(' Jona@Vorulind.TEST ')).toBe('jona@vorulind.test');
    expect(emailProblem(' ')).toBe('Þennan reit þarf að fylla út');
    expect(emailProblem('jona')).toBe('Netfangið er ekki gilt.');
    expect(emailProblem('jona@vorulind.test')).toBeNull();
  });
});
