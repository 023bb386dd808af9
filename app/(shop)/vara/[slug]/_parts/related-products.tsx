import type { TeaserProduct } from '@/components/product/product-teaser.tsx';
import type { ProductCardFragment } from '@/graphql/generated/operations.ts';
import { toCardProduct } from '../../../_parts/cards/to-card-product.ts';
import { ProductBand } from '@/components/product/product-band.tsx';
import { logFailure } from '@/lib/io/log.ts';
import { type Breadcrumb, readProductBand } from './product-surroundings.ts';

interface Props {
  path: readonly Breadcrumb[];
  family: Parameters<typeof readProductBand>[1];
}

/** Related products of the product's categories. */
export async function RelatedProducts({ path, family }: Props) {
  const products = await readProductBand(path, family).catch((error: unknown) => {
    // Related products are optional: their failure must not fail the page.
    logFailure('Reading related products failed', error);
    return [];
  });
  return <ProductBand title="Tengdar vörur" products={products.map(toTeaserProduct)} />;
}

/** Each field is sent for each product, so only what a teaser shows. */
function toTeaserProduct(product: ProductCardFragment): TeaserProduct {
  const { id, name, slug, stock, unitOfMeasure, isSpecialOrder, brand, images, discount } = product;
  const { price, listPrice } = toCardProduct(product);
  return {
    id,
    name,
    slug: slug ?? null,
    stock,
    unitOfMeasure,
    isSpecialOrder,
    brand: brand && { name: brand.name },
    images: images.slice(0, 1).map(({ assetPath }) => ({ assetPath })),
    discount,
    price,
    listPrice,
  };
}
