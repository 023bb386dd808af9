'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { useAddToCart } from '@/lib/cart/add-mutation.ts';
import type { CartableProduct } from '@/lib/cart/optimistic.ts';
import { useQuantityInCart } from '@/lib/cart/queries.ts';
import { useCartProblem } from '@/lib/cart/notices.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { availableQuantity, increaseQuantity } from '@/lib/rules/orders/quantity.ts';
import { QuantityControl } from './quantity-control.tsx';
import styles from './add-to-cart.module.css';

/**
 * Puts a product into the cart. The chosen quantity starts at 0 (specification §5.2); the button then adds the smallest that
 * is sold.
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
      // The mutation logs and shows the failure; the chosen quantity stays, unless it was changed since.
      setQuantity((now) => now || quantity);
    }
  };

  return (
    <div className={styles.addToCart}>
      <QuantityControl
        quantity={quantity}
        limits={product}
        onChange={setQuantity}
        productName={product.name}
      />
      {!soldOut && (
        <Button className={styles.add} onClick={() => void add()}>
          Bæta í körfu
        </Button>
      )}
      {product.unitOfMeasure > 1 && (
        <small className={styles.note}>
          Varan er seld í einingum af {formatNumber(product.unitOfMeasure)}
        </small>
      )}
      {inCart > 0 && <small className={styles.note}>Í körfu: {formatNumber(inCart)}</small>}
      {problem && (
        <strong className={styles.problem} role="alert">
          {problem}
        </strong>
      )}
    </div>
  );
}
