'use client';

import { CartQuantity } from '@/components/cart/cart-quantity.tsx';
import { ProductCard, type CardProduct, type CardView } from '@/components/product/product-card.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useQuantityInCart } from '@/lib/cart/known-cart.ts';
import { useFirstViewPainted } from '@/lib/shell/use-first-view.ts';
import { useSignedInHint } from '@/lib/visitor/use-signed-in-hint.ts';
import { openSignIn } from '@/lib/sign-in/request.ts';

interface Props {
  product: CardProduct;
  priority: boolean;
  view?: CardView;
}

/** A product to look at and to buy in place. What buys it, and its picture, come once the first view is painted. */
export function BuyableCard({ product, priority, view }: Props) {
  const inCart = useQuantityInCart(product.id);
  const isFirstViewPainted = useFirstViewPainted();
  return (
    <ProductCard product={product} priority={priority && isFirstViewPainted} view={view} inCart={inCart}>
      {isFirstViewPainted && <BuyAction product={product} />}
    </ProductCard>
  );
}

/** A guest who may not see a product's price cannot buy it, but can sign in. */
function BuyAction({ product }: Pick<Props, 'product'>) {
  const isSignedIn = useSignedInHint();
  if (product.price || isSignedIn) return <CartQuantity product={product} compact />;
  return (
    <Button variant="secondary" onClick={() => openSignIn({ onSignedIn: () => undefined })}>
      Skrá inn
    </Button>
  );
}
