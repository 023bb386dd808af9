import { env } from '@/lib/env.ts';
import imageLoader from '@/lib/io/images/image-loader.ts';
import { describeProduct, type OfferedDelivery } from '@/lib/rules/products/product-data.ts';
import { productHref } from '@/lib/rules/routes/addresses.ts';
import type { Product } from '@/lib/server/catalogue.ts';
import { JsonLd } from '../../../_parts/metadata/json-ld.tsx';

interface Props {
  product: Product;
  deliveries: readonly OfferedDelivery[];
}

/** The product for search engines. */
export function ProductData({ product, deliveries }: Props) {
  return (
    <JsonLd
      write={() =>
        describeProduct(product, {
          url: env().SITE_URL + productHref(product),
          images: product.images.map(({ assetPath }) => imageLoader({ src: assetPath, width: 1200 })),
          deliveries,
        })
      }
    />
  );
}
