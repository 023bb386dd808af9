import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packCard, unpackCard } from '../../app/(shop)/_parts/cards/packed-card.ts';

it('gives back the product that was packed', () => {
  const product = fc.record(
    {
      id: fc.string(),
      sku: fc.string(),
      name: fc.string(),
      slug: fc.option(fc.string()),
      stock: fc.nat(),
      unitOfMeasure: fc.nat(),
      packageSize: fc.option(fc.string()),
      isNew: fc.constant(true),
      isTrending: fc.constant(true),
      isSpecialOrder: fc.boolean(),
      discount: fc.nat(),
      brand: fc.option(fc.record({ name: fc.string() })),
      image: fc.option(fc.record({ assetPath: fc.string() })),
      price: fc.option(fc.record({ price: fc.nat(), priceWithTax: fc.nat(), taxPercentage: fc.nat() })),
      listPrice: fc.option(fc.record({ price: fc.nat(), priceWithTax: fc.nat() })),
      unitPrice: fc.option(
        fc.record({ per: fc.string(), content: fc.nat(), price: fc.nat(), priceWithTax: fc.nat() }),
      ),
    },
    {
      requiredKeys: [
        'id',
        'sku',
        'name',
        'slug',
        'stock',
        'unitOfMeasure',
        'packageSize',
        'isSpecialOrder',
        'discount',
        'brand',
        'image',
        'price',
        'listPrice',
        'unitPrice',
      ],
    },
  );
  fc.assert(
    fc.property(product, (some) => {
      // A card says nothing by the piece of a package that holds one.
      const unitPrice = some.unitPrice?.content === 1 ? null : some.unitPrice;
      expect(unpackCard(packCard(some))).toEqual({ ...some, unitPrice });
    }),
  );
});
