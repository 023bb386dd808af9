'use client';

import type { ReactNode } from 'react';
import { useOwnPrice } from '@/lib/product/own-prices.ts';
import { OwnNumberMark } from './own-number-mark.tsx';
import { PriceBlock } from './price-block.tsx';
import styles from './own-price.module.css';

interface Props {
  productId: string;
  /** What guests pay. */
  children: ReactNode;
}

/** The customer's own price; the guest's as a placeholder until it is known, and where it does not come. */
export function CustomerPrice({ productId, children }: Props) {
  const { data: ownPrice, isError } = useOwnPrice(productId);
  if (ownPrice)
    return (
      <span className={styles.known}>
        <PriceBlock {...ownPrice} />
        {ownPrice.ownNumber && <OwnNumberMark own={ownPrice.ownNumber} />}
      </span>
    );
  const isUnknown = isError || ownPrice === null;
  return <span className={isUnknown ? styles.known : styles.guest}>{children}</span>;
}
