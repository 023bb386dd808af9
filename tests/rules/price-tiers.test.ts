import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  nextTier,
  priceAt,
  quantityPrice,
  toPriceSteps,
  type PriceTier,
} from '../../lib/rules/money/price-tiers.ts';
import { priceFor, priceSteps, type CustomerTerms } from '../../lib/rules/money/product-price.ts';

const tier = (fromQuantity: number, unitPrice: number): PriceTier => ({ fromQuantity, unitPrice });
const terms = (percent: number): CustomerTerms => ({ discounts: new Map([['HREIN', percent]]) });
const soap = {
  listPrice: 200,
  taxPercentage: 24,
  discount: 0,
  salesCode: 'HREIN',
  priceTiers: [tier(12, 190), tier(48, 170)],
};

describe('the unit price at a quantity', () => {
  it.each([
    ['one piece', {}, null, 1, 0, 200, 0],
    ['just below a tier', {}, null, 11, 0, 200, 0],
    ['at a tier', {}, null, 12, 0, 190, 5],
    ['between tiers', {}, null, 47, 0, 190, 5],
    ['beyond the last', {}, null, 1_000_000, 0, 170, 15],
    ['own terms are lower than the first tier', {}, terms(10), 12, 0, 180, 10],
    ['the second tier is lower than own terms', {}, terms(10), 48, 0, 170, 15],
    ['own terms are lower than any tier', {}, terms(30), 48, 0, 140, 30],
    ['an offer is lower: not summed', { discount: 20 }, terms(10), 48, 0, 160, 20],
    ['a code is lower', {}, null, 12, 25, 150, 25],
    ['a tier is lower than a code', {}, null, 48, 10, 170, 15],
    ['a tier above the list price counts for nothing', { priceTiers: [tier(12, 250)] }, null, 12, 0, 200, 0],
    [
      'a dearer tier does not undo a cheaper one',
      { priceTiers: [tier(12, 190), tier(48, 195)] },
      null,
      48,
      0,
      190,
      5,
    ],
    ['free goods stay free', { listPrice: 0, priceTiers: [tier(2, 0)] }, null, 5, 0, 0, 0],
    ['percent with two decimals', { listPrice: 999, priceTiers: [tier(3, 668)] }, null, 3, 0, 668, 33.13],
  ])('%s', (_, over, own, quantity, promo, price, discount) => {
    const product = { ...soap, ...over };
    expect(priceFor(product, own, quantity, promo)).toEqual({
      price,
      discount,
      listPrice: product.listPrice,
    });
  });

  const kronur = fc.integer({ min: 0, max: 100_000 });
  const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
  const quantity = fc.integer({ min: 1, max: 60 });
  const anyProduct = fc.record({
    listPrice: kronur,
    taxPercentage: fc.constantFrom(11, 24),
    discount: percent,
    salesCode: fc.constant('HREIN'),
    priceTiers: fc.array(fc.record({ fromQuantity: fc.integer({ min: 2, max: 60 }), unitPrice: kronur }), {
      maxLength: 6,
    }),
  });

  it('never rises with the quantity, is whole krónur, and never more than without tiers', () => {
    fc.assert(
      fc.property(anyProduct, percent, percent, quantity, quantity, (product, own, promo, a, b) => {
        const fewer = priceFor(product, terms(own), Math.min(a, b), promo);
        const more = priceFor(product, terms(own), Math.max(a, b), promo);
        expect(more.price).toBeLessThanOrEqual(fewer.price);
        expect(more.discount).toBeGreaterThanOrEqual(fewer.discount);
        expect(fewer.price).toBeLessThanOrEqual(
          priceFor({ ...product, priceTiers: [] }, terms(own), a, promo).price,
        );
        expect(Number.isInteger(more.price) && more.price >= 0).toBe(true);
      }),
    );
  });

  it('is the lowest of all that applies', () => {
    fc.assert(
      fc.property(anyProduct, percent, quantity, (product, own, units) => {
        const untiered = { ...product, priceTiers: [] };
        const applying = [
          priceFor({ ...untiered, discount: 0 }, null, units).price,
          priceFor(untiered, null, units).price,
          priceFor({ ...untiered, discount: 0 }, terms(own), units).price,
          ...product.priceTiers
            .filter(({ fromQuantity }) => fromQuantity <= units)
            .map(({ unitPrice }) => unitPrice),
        ];
        expect(priceFor(product, terms(own), units).price).toBe(Math.min(...applying));
      }),
    );
  });

  it('is what its steps say, in whatever order the tiers stand', () => {
    fc.assert(
      fc.property(anyProduct, percent, quantity, (product, own, units) => {
        const steps = priceSteps(product, terms(own));
        const turned = { ...product, priceTiers: product.priceTiers.toReversed() };
        expect(priceSteps(turned, terms(own))).toEqual(steps);
        expect(priceAt(steps, units)).toBe(priceFor(product, terms(own), units).price);
        for (const [at, step] of steps.slice(1).entries()) {
          expect(step.fromQuantity).toBeGreaterThan(steps[at]?.fromQuantity ?? Infinity);
          expect(step.unitPrice).toBeLessThan(steps[at]?.unitPrice ?? -1);
        }
      }),
    );
  });
});

describe('the next tier', () => {
  const steps = toPriceSteps(200, soap.priceTiers);
  const limits = { stock: 100, unitOfMeasure: 1, isSpecialOrder: false };

  it.each([
    ['a few units away', 9, limits, { ...tier(12, 190), missing: 3 }],
    ['one unit away', 11, limits, { ...tier(12, 190), missing: 1 }],
    ['the one after a reached one', 12, limits, { ...tier(48, 170), missing: 36 }],
    ['none after the last', 48, limits, null],
    ['in whole sales units', 5, { ...limits, unitOfMeasure: 5 }, { ...tier(12, 190), missing: 10 }],
    ['none beyond the stock', 9, { ...limits, stock: 11 }, null],
    ['none that whole sales units cannot reach', 5, { ...limits, unitOfMeasure: 5, stock: 14 }, null],
    [
      'a special order has no stock',
      9,
      { ...limits, stock: 0, isSpecialOrder: true },
      { ...tier(12, 190), missing: 3 },
    ],
  ])('%s', (_, quantity, product, next) => {
    expect(nextTier(steps, quantity, product)).toEqual(next);
  });
});

describe('a price as the browser has it', () => {
  const product = {
    price: 'a',
    priceTiers: [
      { fromQuantity: 12, price: 'b' },
      { fromQuantity: 48, price: 'c' },
    ],
  };
  it.each([
    [1, 'a'],
    [11, 'a'],
    [12, 'b'],
    [48, 'c'],
  ])('%s of it', (quantity, price) => {
    expect(quantityPrice(product, quantity)).toBe(price);
  });

  it('is none where none may be seen', () => {
    expect(quantityPrice({ ...product, price: null }, 12)).toBeNull();
  });
});
