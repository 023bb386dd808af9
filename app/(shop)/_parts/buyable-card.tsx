'use client';

import { AddToCart } from '@/components/cart/add-to-cart.tsx';
import { ProductCard, type CardProduct } from '@/components/product/product-card.tsx';

/** A product to look at and to buy in place. */
export function BuyableCard({ product, priority }: { product: CardProduct; priority: boolean }) {
  return (
    <ProductCard product={product} priority={priority}>
      <AddToCart product={product} compact />
    </ProductCard>
  );
}
