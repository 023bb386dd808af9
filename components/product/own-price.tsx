'use client';

import type { ReactNode } from 'react';
import { useSignedInHint } from '@/lib/customer/queries.ts';
import { useOwnPrice } from '@/lib/product/own-prices.ts';
import { PriceBlock } from './price-block.tsx';
import styles from './own-price.module.css';

interface Props {
  productId: string;
  /** The guest's price block, as rendered by the server. */
  children: ReactNode;
}

/** The visitor's own price in place of the guest's; a placeholder of the same size until it is known. */
export function OwnPrice({ productId, children }: Props) {
  // A page full of cards must not subscribe to prices that a guest never gets.
  if (!useSignedInHint()) return <span className={styles.guest}>{children}</span>;
  return <CustomerPrice productId={productId}>{children}</CustomerPrice>;
}

function CustomerPrice({ productId, children }: Props) {
  const { data: ownPrice, isError } = useOwnPrice(productId);
  if (ownPrice)
    return (
      <span className={styles.known}>
        <PriceBlock {...ownPrice} />
      </span>
    );
  const isUnknown = isError || ownPrice === null;
  return <span className={isUnknown ? styles.known : styles.guest}>{children}</span>;
}
