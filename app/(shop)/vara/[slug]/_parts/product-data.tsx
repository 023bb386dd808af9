import { env } from '@/lib/env.ts';
import imageLoader from '@/lib/io/images/image-loader.ts';
import { productHref } from '@/lib/rules/routes/addresses.ts';
import { availableQuantity } from '@/lib/rules/orders/quantity.ts';
import type { Product } from '@/lib/server/catalogue.ts';
import { JsonLd } from '../../../_parts/metadata/json-ld.tsx';

/** The product for search engines; no offer where guests see no price. */
export function ProductData({ product }: { product: Product }) {
  const { name, sku, ean, description, brand, price, images } = product;
  const availability = availableQuantity(product) > 0 ? 'InStock' : 'OutOfStock';
  return (
    <JsonLd
      write={() => ({
        '@type': 'Product',
        name,
        sku,
        gtin13: ean ?? undefined,
        description: description ?? undefined,
        brand: brand ? { '@type': 'Brand', name: brand.name } : undefined,
        image: images.map(({ assetPath }) => imageLoader({ src: assetPath, width: 1200 })),
        offers: price
          ? {
              '@type': 'Offer',
              url: env().SITE_URL + productHref(product),
              price: price.priceWithTax,
              priceCurrency: 'ISK',
              availability: `https://schema.org/${product.isSpecialOrder ? 'BackOrder' : availability}`,
            }
          : undefined,
      })}
    />
  );
}
