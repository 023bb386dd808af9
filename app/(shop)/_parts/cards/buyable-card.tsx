'use client';

import { CartQuantity } from '@/components/cart/cart-quantity.tsx';
import { ProductCard, type CardProduct } from '@/components/product/product-card.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useQuantityInCart } from '@/lib/cart/queries.ts';
import { useSignedInHint } from '@/lib/customer/queries.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { askToSignIn } from '@/lib/sign-in/request.ts';

/** A product to look at and to buy in place. A guest who may not see its price cannot buy it, but can sign in. */
export function BuyableCard({ product, priority }: { product: CardProduct; priority: boolean }) {
  const inCart = useQuantityInCart(product.id);
  const signedIn = useSignedInHint();
  return (
    <ProductCard product={product} priority={priority}>
      <div>
        {product.price || signedIn ? (
          <CartQuantity product={product} compact />
        ) : (
          <Button variant="secondary" onClick={() => askToSignIn({ onSignedIn: () => undefined })}>
            Skrá inn
          </Button>
        )}
        <div data-in-cart>{inCart > 0 && `Í körfu: ${formatNumber(inCart)}`}</div>
      </div>
    </ProductCard>
  );
}
