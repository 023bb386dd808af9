import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packFacets, unpackFacets } from '../../lib/catalogue/packed-facets.ts';

it('gives back the facets that were packed', () => {
  const values = fc.array(fc.record({ value: fc.string(), count: fc.nat() }), { maxLength: 5 });
  const facets = fc.record({
    inStock: fc.nat(),
    isNew: fc.nat(),
    isSpecialOrder: fc.nat(),
    discounted: fc.nat(),
    brands: values,
    categories: fc.array(
      fc.record({ slug: fc.string(), name: fc.string(), level: fc.nat(), count: fc.nat() }),
    ),
    attributes: fc.array(fc.record({ name: fc.string(), values }), { maxLength: 5 }),
    price: fc.option(fc.record({ from: fc.nat(), to: fc.nat() })),
    unitPrices: fc.array(fc.record({ per: fc.string(), count: fc.nat(), from: fc.nat(), to: fc.nat() }), {
      maxLength: 3,
    }),
  });
  fc.assert(
    fc.property(facets, (some) => {
      expect(unpackFacets(packFacets(some))).toEqual(some);
    }),
  );
});
