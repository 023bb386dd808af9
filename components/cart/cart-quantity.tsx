'use client';

import { useCartProblem } from '@/lib/cart/notices.ts';
import type { CartableProduct } from '@/lib/cart/optimistic.ts';
import { useCartQuantity } from '@/lib/cart/use-cart-quantity.ts';
import { soldOutLabel } from '@/lib/rules/text/backend-messages.ts';
import { availableQuantity } from '@/lib/rules/orders/quantity.ts';
import { QuantityControl } from './quantity-control.tsx';
import { VisuallyHidden } from '@/components/ui/visually-hidden.tsx';
import styles from './cart-quantity.module.css';

interface Props {
  product: CartableProduct;
  compact?: boolean;
  inCart?: boolean;
}

/** The quantity control of a product's line in the cart, with what went wrong under it. */
export function CartQuantity({ product, compact, inCart }: Props) {
  const { quantity, setQuantity } = useCartQuantity(product);
  const problem = useCartProblem(product.id);
  // The control already shows the same words.
  const isShownByControl = problem === soldOutLabel && availableQuantity(product) === 0;
  return (
    <div className={styles.cartQuantity}>
      <QuantityControl
        quantity={quantity}
        limits={product}
        onChange={setQuantity}
        productName={product.name}
        compact={compact}
        inCart={inCart}
      />
      {problem && (
        <VisuallyHidden as="strong" role="alert" className={styles.problem} isHidden={isShownByControl}>
          {problem}
        </VisuallyHidden>
      )}
    </div>
  );
}
