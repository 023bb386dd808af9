'use client';

import type { ReactNode } from 'react';
import { useSignedInHint } from '@/lib/customer/queries.ts';
import { useOwnPrice } from '@/lib/product/own-prices.ts';
import { PriceBlock } from './price-block.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import styles from './own-price.module.css';

interface Props {
  productId: string;
  /** The guest's price block, as the page was made. */
  children: ReactNode;
}

/** The visitor's own price in place of the guest's; a placeholder of the same size until it is known. */
export function OwnPrice({ productId, children }: Props) {
  // A page full of cards must not watch for prices that a guest never gets.
  if (!useSignedInHint())
    return <span className={classNames(styles.ownPrice, styles.guest)}>{children}</span>;
  return <PriceOfCustomer productId={productId}>{children}</PriceOfCustomer>;
}

function PriceOfCustomer({ productId, children }: Props) {
  const { data: own, isError } = useOwnPrice(productId);
  if (own)
    return (
      <span className={styles.ownPrice}>
        <PriceBlock {...own} />
      </span>
    );
  const isUnknown = isError || own === null;
  return <span className={classNames(styles.ownPrice, !isUnknown && styles.guest)}>{children}</span>;
}
