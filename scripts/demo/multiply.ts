import { brands } from './brands.ts';
import { eanOf } from './ean.ts';
import type { ProductLine } from './lines.ts';
import { serialOf } from './product.ts';
import { share } from './share.ts';
import { slugOf } from './slug.ts';
import { statesOf } from './states.ts';

const brandSlugs = Object.keys(brands);

/**
 * The same product in another product line, for benchmarks: own number, name, brand, price and states, but the original's
 * pictures. `copy` counts from 1.
 */
export function copyOf(original: ProductLine, copy: number): ProductLine {
  const sku = `${original.sku}${String(copy).padStart(3, '0')}`;
  const line = `lína ${copy + 1}`;
  const name = `${original.name}, ${line}`;
  const states = statesOf(sku, original.unitOfMeasure, original.isSpecialOrder);
  return {
    ...original,
    sku,
    ean: eanOf(serialOf(original.sku, copy)),
    oldNumbers: [],
    name,
    slug: states.hasSlug ? slugOf(name) : null,
    brand: brandSlugs[(brandSlugs.indexOf(original.brand) + copy) % brandSlugs.length] ?? original.brand,
    price: original.price + 10 * Math.floor(share(`${sku} price`) * (1 + original.price / 50)),
    discount: states.discount,
    stock: states.stock,
    deliveryTime: states.deliveryTime,
    isNew: states.isNew,
    isTrending: states.isTrending,
    visibleByGuest: states.visibleByGuest,
    priceVisibleByGuest: states.priceVisibleByGuest,
    takenOut: false,
    group: `${original.group}-${copy + 1}`,
    groupName: `${original.groupName}, ${line}`,
    popularity: states.popularity,
  };
}
