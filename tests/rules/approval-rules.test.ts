import { describe, expect, it } from 'vitest';
import {
  matchesRule,
  type ApprovalConditions,
  type JudgedOrder,
} from '../../lib/rules/orders/approval-rules.ts';
import { periodStart } from '../../lib/rules/orders/budget-period.ts';

const anything: ApprovalConditions = {
  minTotal: null,
  categoryId: null,
  brandId: null,
  costCentre: null,
  buyerId: null,
  unitId: null,
};
const order: JudgedOrder = {
  total: 5000,
  costCentre: 'Verk 12',
  buyerId: 7,
  unitId: 21,
  goods: [
    { categoryIds: [1, 11], brandId: 3 },
    { categoryIds: [2], brandId: 4 },
  ],
};
const matches = (conditions: Partial<ApprovalConditions>) =>
  matchesRule({ ...anything, ...conditions }, order);

describe('a rule of approval', () => {
  it('without conditions is about every order', () => {
    expect(matches({})).toBe(true);
  });
  it('counts from its amount on', () => {
    expect([matches({ minTotal: 5000 }), matches({ minTotal: 5001 })]).toEqual([true, false]);
  });
  it('is about the buyer, and the cost centre however it is typed', () => {
    expect([matches({ buyerId: 7 }), matches({ buyerId: 8 })]).toEqual([true, false]);
    expect([matches({ costCentre: ' verk 12 ' }), matches({ costCentre: 'Verk 1' })]).toEqual([true, false]);
  });
  it('is about goods of a category at any level, or of a brand', () => {
    expect([matches({ categoryId: 1 }), matches({ categoryId: 11 }), matches({ categoryId: 3 })]).toEqual([
      true,
      true,
      false,
    ]);
    expect([matches({ brandId: 4 }), matches({ brandId: 5 })]).toEqual([true, false]);
  });
  it('with category and brand is about one line that has both', () => {
    expect([matches({ categoryId: 1, brandId: 3 }), matches({ categoryId: 1, brandId: 4 })]).toEqual([
      true,
      false,
    ]);
  });
  it('holds only where every condition does', () => {
    expect(matches({ minTotal: 100, buyerId: 7, categoryId: 2, costCentre: 'x' })).toBe(false);
  });
});

it.each([
  ['Month', '2026-11-26', '2026-11-01'],
  ['Quarter', '2026-11-26', '2026-10-01'],
  ['Quarter', '2026-03-31', '2026-01-01'],
  ['Year', '2026-11-26', '2026-01-01'],
] as const)('the %s of %s begins on %s', (period, date, start) => {
  expect(periodStart(period, date)).toBe(start);
});
