'use client';

import { CartQuantity } from '@/components/cart/cart-quantity.tsx';
import { ProductCard, type CardProduct, type CardView } from '@/components/product/product-card.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useQuantityInCart } from '@/lib/cart/known-cart.ts';
import { useSignedInHint } from '@/lib/visitor/use-signed-in-hint.ts';
import { openSignIn } from '@/lib/sign-in/request.ts';

interface Props {
  product: CardProduct;
  priority: boolean;
  view?: CardView;
}

/** A product to look at and to buy in place. A guest who may not see its price cannot buy it, but can sign in. */
export function BuyableCard({ product, priority, view }: Props) {
  const inCart = useQuantityInCart(product.id);
  const isSignedIn = useSignedInHint();
  return (
    <ProductCard product={product} priority={priority} view={view} inCart={inCart}>
      {product.price || isSignedIn ? (
        <CartQuantity product={product} compact />
      ) : (
        <Button variant="secondary" onClick={() => openSignIn({ onSignedIn: () => undefined })}>
          Skrá inn
        </Button>
      )}
    </ProductCard>
  );
}
