'use client';

import { useEffect, useRef } from 'react';
import { productCountText } from '@/lib/rules/orders/cart-label.ts';
import { maximumCompared } from '@/lib/rules/products/comparison.ts';
import styles from './compared-count.module.css';

/** How many products are compared; takes the focus where what had it is gone: a product's link, or the form once it is full. */
export function ComparedCount({ count }: { count: number }) {
  const text = useRef<HTMLParagraphElement>(null);
  const lastCount = useRef(count);
  useEffect(() => {
    const isChanged = count !== lastCount.current;
    lastCount.current = count;
    if (isChanged && document.activeElement === document.body) text.current?.focus();
  }, [count]);
  return (
    <p ref={text} className={styles.count} role="status" tabIndex={-1}>
      {count === 0
        ? 'Engin vara í samanburði'
        : `${productCountText(count)} í samanburði${count < maximumCompared ? '' : ', fleiri komast ekki að'}`}
    </p>
  );
}
