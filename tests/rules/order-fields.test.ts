import { describe, expect, it } from 'vitest';
import { answerProblem, fitsFormat, isOrderFieldFormat } from '../../lib/rules/orders/order-fields.ts';

describe('the format of a field', () => {
  it.each<[format: string, answer: string, fits: boolean]>([
    ['PO-####', 'PO-1234', true],
    ['PO-####', 'po-1234', true],
    ['PO-####', 'PO-123', false],
    ['PO-####', 'PO-12345', false],
    ['AA##', 'ÞÆ12', true],
    ['AA##', '1212', false],
    ['K*', 'K 100 eldhús', true],
    ['K*', 'K', false],
    ['1.#', '1.2', true],
    ['1.#', '1x2', false],
    ['(#)', '(1)', true],
    ['[#]\\', '[1]\\', true],
  ])('%s of %s: %s', (format, answer, fits) => {
    expect(fitsFormat(answer, format)).toBe(fits);
  });

  it.each([
    ['PO-####', true],
    ['*', true],
    ['*-*', false],
    ['', false],
    ['#'.repeat(41), false],
    ['a\nb', false],
  ])('%j can be one: %s', (format, expected) => {
    expect(isOrderFieldFormat(format)).toBe(expected);
  });
});

describe('an answer', () => {
  const field = { isRequired: true, format: 'V-#', message: null };

  it.each([
    [field, '', 'Þennan reit þarf að fylla út'],
    [{ ...field, isRequired: false }, '', null],
    [field, 'V-12', 'Sniðið á að vera V-#'],
    [{ ...field, message: 'Sjá verkbeiðni' }, 'x', 'Sjá verkbeiðni'],
    [field, 'V-1', null],
    [{ isRequired: true }, 'hvað sem er', null],
  ])('%o of %j: %j', (asked, answer, problem) => {
    expect(answerProblem(asked, answer)).toBe(problem);
  });
});
