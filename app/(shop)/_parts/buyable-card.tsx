'use client';

import { CartQuantity } from '@/components/cart/cart-quantity.tsx';
import { ProductCard, type CardProduct } from '@/components/product/product-card.tsx';
import { useQuantityInCart } from '@/lib/cart/queries.ts';
import { formatNumber } from '@/lib/rules/icelandic.ts';

/** A product to look at and to buy in place. */
export function BuyableCard({ product, priority }: { product: CardProduct; priority: boolean }) {
  const inCart = useQuantityInCart(product.id);
  return (
    <ProductCard product={product} priority={priority}>
      <div>
        <CartQuantity product={product} compact />
        <div data-in-cart>{inCart > 0 && `Í körfu: ${formatNumber(inCart)}`}</div>
      </div>
    </ProductCard>
  );
}
