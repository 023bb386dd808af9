import type { CardProduct } from '@/components/product/product-card.tsx';
import type { CartableProduct } from '@/lib/cart/optimistic.ts';
import type { ProductCardFragment, ProductPartsFragment } from '@/graphql/generated/operations.ts';

export type ListedProduct = ProductCardFragment;

/** What the browser needs of a listed product, to show it and to put it into the cart. */
export function toCardProduct(product: ListedProduct): CardProduct {
  const { id, sku, name, slug, stock, unitOfMeasure, packageSize } = product;
  const { isNew, isSpecialOrder, isTrending, brand, images, price, listPrice, unitPrice, discount } = product;
  const [image] = images;
  return {
    id,
    sku,
    name,
    slug: slug ?? null,
    stock,
    unitOfMeasure,
    packageSize: packageSize ?? null,
    unitPrice: unitPrice ?? null,
    isSpecialOrder,
    ...(isNew && { isNew }),
    ...(isTrending && { isTrending }),
    discount,
    brand: brand ? { name: brand.name } : null,
    image: image ? { assetPath: image.assetPath } : null,
    price: price && {
      price: price.price,
      priceWithTax: price.priceWithTax,
      taxPercentage: price.taxPercentage,
    },
    // Shown only beside a lower price.
    listPrice:
      discount > 0 && listPrice ? { price: listPrice.price, priceWithTax: listPrice.priceWithTax } : null,
  };
}

/** As toCardProduct, for a page where several can be bought at once: with what each of them costs then. */
export function toBuyableProduct(product: ProductPartsFragment): CardProduct & CartableProduct {
  const { priceTiers } = product;
  return {
    ...toCardProduct(product),
    ...(priceTiers.length > 0 && {
      priceTiers: priceTiers.map(({ fromQuantity, price: { priceWithTax, taxPercentage } }) => ({
        fromQuantity,
        price: { priceWithTax, taxPercentage },
      })),
    }),
  };
}
