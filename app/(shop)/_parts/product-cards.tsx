import { AddToCart } from '@/components/cart/add-to-cart.tsx';
import type { CartableProduct } from '@/lib/cart/optimistic.ts';
import { ProductGrid, type CardProduct } from '@/components/product/product-grid.tsx';

interface Props {
  products: readonly CardProduct[];
  eager?: number;
  band?: boolean;
}

/** Products to look at and to buy in place. */
export function ProductCards(props: Props) {
  return <ProductGrid {...props} action={compactAdd} />;
}

function compactAdd(product: CardProduct) {
  return <AddToCart product={cartable(product)} compact />;
}

/** What the cart needs of a product; the rest would travel to the browser for nothing. */
export function cartable(product: CardProduct): CartableProduct {
  const { id, sku, name, slug, stock, unitOfMeasure, isSpecialOrder, images, brand, price } = product;
  return {
    id,
    sku,
    name,
    slug: slug ?? null,
    stock,
    unitOfMeasure,
    isSpecialOrder,
    image: images[0] ?? null,
    brand: brand ? { name: brand.name } : null,
    price: price ? { priceWithTax: price.priceWithTax, taxPercentage: price.taxPercentage } : null,
  };
}
