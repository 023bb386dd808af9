import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceFor, type CustomerTerms } from '../../lib/rules/money/product-price.ts';
import { linePrice, totalsOf } from '../../lib/rules/money/totals.ts';

const terms = (percent: number): CustomerTerms => ({ discounts: new Map([['HREIN', percent]]) });
const product = (over: object = {}) => ({
  listPrice: 1000,
  taxPercentage: 24,
  discount: 0,
  salesCode: 'HREIN',
  priceTiers: [],
  ...over,
});

describe('unit price', () => {
  it.each([
    ['guest, no offer', {}, null, 1000, 0],
    ['guest, offer', { discount: 15 }, null, 850, 15],
    ['own terms', {}, terms(12.5), 875, 12.5],
    ['better own terms', { discount: 10 }, terms(20), 800, 20],
    ['better offer: not summed', { discount: 30 }, terms(20), 700, 30],
    ['terms of another sales code', { salesCode: 'KAFFI' }, terms(20), 1000, 0],
    ['half a króna goes up', { listPrice: 99, discount: 50 }, null, 50, 50],
    ['free', {}, terms(100), 0, 100],
  ])('%s', (_, over, own, price, discount) => {
    expect(priceFor(product(over), own, 1)).toEqual({
      price,
      discount,
      listPrice: (over as { listPrice?: number }).listPrice ?? 1000,
    });
  });
});

describe('line and totals', () => {
  it('multiplies the rounded unit price', () => {
    const unit = priceFor(product({ listPrice: 999, discount: 33 }), null, 3);
    expect(unit.price).toBe(669);
    expect(linePrice(unit, 3, 24)).toEqual({ price: 2007, priceWithoutTax: 1619, discount: 990 });
  });

  it('rounds the tax once for each rate', () => {
    const charges = [
      { gross: 1240, taxPercentage: 24 },
      { gross: 111, taxPercentage: 11 },
      { gross: 3, taxPercentage: 24 },
      { gross: 3, taxPercentage: 24 },
    ];
    expect(totalsOf(charges)).toEqual({
      gross: 1357,
      net: 1105,
      tax: 252,
      vatGroups: [
        { rate: 24, net: 1005, tax: 241 },
        { rate: 11, net: 100, tax: 11 },
      ],
    });
  });

  it('is nothing for nothing', () => {
    expect(totalsOf([])).toEqual({ gross: 0, net: 0, tax: 0, vatGroups: [] });
  });

  const charge = fc.record({
    gross: fc.integer({ min: 0, max: 100_000_000 }),
    taxPercentage: fc.constantFrom(0, 11, 24),
  });

  it('net + tax = total, in sum and for each rate', () => {
    fc.assert(
      fc.property(fc.array(charge, { maxLength: 40 }), (charges) => {
        const { gross, net, tax, vatGroups } = totalsOf(charges);
        expect(gross).toBe(charges.reduce((sum, one) => sum + one.gross, 0));
        expect(net + tax).toBe(gross);
        expect(vatGroups.reduce((sum, group) => sum + group.net + group.tax, 0)).toBe(gross);
        for (const amount of [net, tax]) expect(Number.isInteger(amount) && amount >= 0).toBe(true);
      }),
    );
  });

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(fc.array(charge, { maxLength: 20 }), (charges) => {
        expect(totalsOf(charges.toReversed())).toEqual(totalsOf(charges));
      }),
    );
  });

  it('never charges more than the list price, nor less than nothing', () => {
    const money = fc.integer({ min: 0, max: 10_000_000 });
    const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(
        money,
        percent,
        percent,
        fc.integer({ min: 1, max: 1000 }),
        (listPrice, offer, own, quantity) => {
          const unit = priceFor(product({ listPrice, discount: offer }), terms(own), quantity);
          expect(unit.discount).toBe(Math.max(offer, own));
          const line = linePrice(unit, quantity, 24);
          expect(line.price + line.discount).toBe(listPrice * quantity);
          expect(line.discount).toBeGreaterThanOrEqual(0);
          expect(line.price).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
