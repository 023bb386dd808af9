import { expect, it } from 'vitest';
import { returnPath, signInPath } from '../../lib/rules/return-path.ts';

it.each([
  ['/karfa/greidsla', '/karfa/greidsla'],
  ['/auth/invoices?sida=2', '/auth/invoices?sida=2'],
  ['/vara/hanskar#myndir', '/vara/hanskar#myndir'],
  [null, '/auth/home'],
  ['', '/auth/home'],
  ['karfa', '/auth/home'],
  ['https://evil.example/', '/auth/home'],
  ['//evil.example', '/auth/home'],
  ['///evil.example', '/auth/home'],
  ['/\\evil.example', '/auth/home'],
  ['/a/..//evil.example', '/auth/home'],
  ['/\t/evil.example', '/auth/home'],
  ['/\n/evil.example', '/auth/home'],
  ['javascript:alert(1)', '/auth/home'],
  ['/auth/sign-in?return=/karfa', '/auth/home'],
])('after sign-in %j leads to %s', (wanted, path) => {
  expect(returnPath(wanted)).toBe(path);
});

it('names the way back', () => {
  expect(signInPath('/auth/invoices?sida=2')).toBe('/auth/sign-in?return=%2Fauth%2Finvoices%3Fsida%3D2');
});
