'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { useAddToCart } from '@/lib/cart/add-mutation.ts';
import type { CartableProduct } from '@/lib/cart/optimistic.ts';
import { useQuantityInCart } from '@/lib/cart/queries.ts';
import { useCartProblem } from '@/lib/cart/news.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { availableQuantity, increaseQuantity } from '@/lib/rules/orders/quantity.ts';
import { QuantityControl } from './quantity-control.tsx';

/**
 * Puts a product into the cart. The chosen quantity starts at 0 (specification §5.2); the button then adds the smallest that
 * is sold. Its look comes with the page that it stands on (add-to-cart-style.ts), not with its code.
 */
export function AddToCart({ product }: { product: CartableProduct }) {
  const [quantity, setQuantity] = useState(0);
  const { mutateAsync } = useAddToCart();
  const inCart = useQuantityInCart(product.id);
  const problem = useCartProblem(product.id);
  const soldOut = availableQuantity(product) === 0;

  const add = async (): Promise<void> => {
    setQuantity(0);
    try {
      await mutateAsync({ product, quantity: quantity || increaseQuantity(0, product) });
    } catch {
      // Logged and worded by the mutation; what was chosen stays chosen, unless something else was meanwhile.
      setQuantity((now) => now || quantity);
    }
  };

  return (
    <div data-add-to-cart>
      <QuantityControl
        quantity={quantity}
        limits={product}
        onChange={setQuantity}
        productName={product.name}
      />
      {!soldOut && (
        <Button onClick={() => void add()} data-add>
          Bæta í körfu
        </Button>
      )}
      {product.unitOfMeasure > 1 && (
        <small>Varan er seld í einingum af {formatNumber(product.unitOfMeasure)}</small>
      )}
      {inCart > 0 && <small>Í körfu: {formatNumber(inCart)}</small>}
      {problem && <strong role="alert">{problem}</strong>}
    </div>
  );
}
