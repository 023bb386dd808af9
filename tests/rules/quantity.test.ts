import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  availableQuantity,
  decreaseQuantity,
  increaseQuantity,
  parseQuantity,
  type QuantityLimits,
  quantityProblem,
  clampQuantity,
} from '../../lib/rules/orders/quantity.ts';

const normal: QuantityLimits = { stock: 40, unitOfMeasure: 12, isSpecialOrder: false };
const special: QuantityLimits = { stock: 0, unitOfMeasure: 6, isSpecialOrder: true };
const single: QuantityLimits = { stock: 3, unitOfMeasure: 1, isSpecialOrder: false };
const wrong = 'Upplýsingarnar eru ekki réttar. Vinsamlegast yfirfarið þær.';

const limits = fc.record({
  stock: fc.integer({ min: 0, max: 5000 }),
  unitOfMeasure: fc.constantFrom(1, 6, 10, 12, 100),
  isSpecialOrder: fc.boolean(),
});

test.each([
  [normal, 36],
  [special, 999_996],
  [single, 3],
  [{ ...normal, stock: 11 }, 0],
  [{ ...normal, stock: -5 }, 0],
  [{ ...single, unitOfMeasure: 0 }, 3],
])('available of %o is %d', (product, available) => {
  expect(availableQuantity(product)).toBe(available);
});

describe('quantityProblem', () => {
  test.each([1.5, -1, -12, Number.NaN, Infinity, 1_000_001])('%d is a bad request', (quantity) => {
    expect(quantityProblem({ ...single, quantity })).toEqual({ code: 'BAD_REQUEST', message: wrong });
    expect(quantityProblem({ ...special, quantity })?.code).toBe('BAD_REQUEST');
  });

  test('a quantity between multiples is a bad request that names the unit', () => {
    const message = 'Varan er seld í einingum af 12';
    expect(quantityProblem({ ...normal, quantity: 13 })).toEqual({ code: 'BAD_REQUEST', message });
  });

  test('a quantity below the minimum is a bad request', () => {
    expect(quantityProblem({ ...single, minimum: 2, quantity: 1 })?.code).toBe('BAD_REQUEST');
    expect(quantityProblem({ ...single, minimum: 2, quantity: 2 })).toBeNull();
  });

  test('more than stock says what is left', () => {
    expect(quantityProblem({ ...normal, quantity: 48 })).toEqual({
      code: 'FAILED_PRECONDITION',
      message: 'Ekki er nægilegt magn til á lager. Aðeins 36 eftir.',
      available: 36,
    });
    expect(quantityProblem({ ...single, stock: 0, quantity: 1 })).toEqual({
      code: 'FAILED_PRECONDITION',
      message: 'Vara uppseld',
      available: 0,
    });
  });

  test('a special order has no stock cap', () => {
    expect(quantityProblem({ ...special, quantity: 600 })).toBeNull();
  });

  test('0 removes the line and is no problem', () => {
    expect(quantityProblem({ ...normal, stock: 0, quantity: 0 })).toBeNull();
  });
});

test.each([
  ['', null],
  ['  ', null],
  ['tólf', null],
  ['1,5', null],
  ['12', 12],
  ['1.5', 1.5],
  ['-3', -3],
  ['1e400', null],
])('typed %o is %o', (typed, value) => {
  expect(parseQuantity(typed)).toBe(value);
});

test.each([
  [normal, 0, 0],
  [normal, 1, 12],
  [normal, 12, 12],
  [normal, 12.1, 24],
  [normal, 39, 36],
  [normal, -4, 12],
  [special, 7, 12],
  [special, 1e12, 999_996],
  [{ ...single, stock: 0 }, 2, 0],
  [{ ...single, minimum: 2 }, 1, 2],
])('in %o typed %d settles at %d', (product, typed, settled) => {
  expect(clampQuantity(typed, product)).toBe(settled);
});

describe('buttons', () => {
  test.each([
    [normal, 0, 12, 0],
    [normal, 12, 24, 0],
    [normal, 13, 24, 12],
    [normal, 36, 36, 24],
    [normal, 60, 36, 36],
    [special, 0, 6, 0],
    [{ ...single, minimum: 2 }, 0, 2, 0],
    [{ ...single, minimum: 2 }, 2, 3, 0],
    [{ ...single, stock: 0 }, 0, 0, 0],
  ])('in %o from %d: up %d, down %d', (product, from, up, down) => {
    expect(increaseQuantity(from, product)).toBe(up);
    expect(decreaseQuantity(from, product)).toBe(down);
  });
});

test('whatever the control ends at, the backend accepts', () => {
  fc.assert(
    fc.property(limits, fc.double({ min: -2000, max: 2_000_000, noNaN: true }), (product, typed) => {
      const settled = clampQuantity(typed, product);
      for (const quantity of [
        settled,
        increaseQuantity(settled, product),
        decreaseQuantity(settled, product),
      ])
        expect(quantityProblem({ ...product, quantity })).toBeNull();
      expect(Object.is(settled, -0)).toBe(false);
    }),
  );
});

test('what is named as available can be had, and one unit more cannot', () => {
  fc.assert(
    fc.property(limits, (product) => {
      const available = availableQuantity(product);
      expect(quantityProblem({ ...product, quantity: available })).toBeNull();
      expect(quantityProblem({ ...product, quantity: available + product.unitOfMeasure })).not.toBeNull();
    }),
  );
});
