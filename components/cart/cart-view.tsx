'use client';

import { type ReactNode, useState } from 'react';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { type CartLine, useCart } from '@/lib/cart/queries.ts';
import { productCountText } from '@/lib/rules/orders/cart-label.ts';
import { CartLineItem } from './cart-line.tsx';
import { useStockCorrections } from '@/lib/cart/use-stock-corrections.ts';
import { CartTools } from './cart-tools.tsx';
import { CartTotals } from './cart-totals.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { PrintedAt } from './printed-at.tsx';
import { PriceNotice } from './price-notice.tsx';
import { RemovedLine } from './removed-line.tsx';
import { SavedItems } from './saved-items.tsx';
import styles from './cart-view.module.css';

interface Props {
  /** Below the link to the checkout: what else can be made of the cart. */
  otherActions?: ReactNode;
  /** In place of the link to the checkout, where the goods are not ordered here. */
  order?: ReactNode;
}

/** The cart page: lines, sums, and a way back for the line that was removed last. */
export function CartView({ otherActions, order }: Props) {
  const { data: cart, error, refetch } = useCart();
  const [removedLine, setRemovedLine] = useState<CartLine | null>(null);
  useStockCorrections(cart);
  // A removal that failed is back in the cart.
  const isGone = removedLine && !cart?.items.some(({ product }) => product.id === removedLine.product.id);
  const isShared = cart?.items.some(({ addedBy }) => addedBy && !addedBy.isVisitor) ?? false;
  const isEmpty = cart?.items.length === 0;
  return (
    <div className={styles.cartView}>
      <header>
        <h1>Karfa</h1>
        {cart && !isEmpty && <p>{productCountText(cart.totalItems)}</p>}
        {cart && !isEmpty && <CartTools cart={cart} />}
        {cart && !isEmpty && <PrintedAt />}
      </header>
      {isGone && <RemovedLine key={removedLine.id} line={removedLine} onClose={() => setRemovedLine(null)} />}
      {cart && <PriceNotice cart={cart} />}
      {isEmpty && <EmptyCart />}
      {!cart && error && (
        <ErrorRegion text="Ekki næst samband við körfuna sem stendur." onRetry={() => void refetch()} />
      )}
      {!cart && !error && <Skeleton height="400px" />}
      {cart && !isEmpty && (
        <div className={styles.columns}>
          <ul aria-label="Vörur í körfu">
            {cart.items.map((line) => (
              <CartLineItem key={line.product.id} line={line} isShared={isShared} onRemove={setRemovedLine} />
            ))}
          </ul>
          <CartTotals cart={cart} order={order}>
            {otherActions}
          </CartTotals>
        </div>
      )}
      <SavedItems />
    </div>
  );
}
