'use client';

import { Button } from '@/components/ui/button.tsx';
import type { Cart } from '@/lib/cart/queries.ts';
import { useAcceptPrices } from '@/lib/cart/saved-mutations.ts';
import styles from './price-notice.module.css';

/** Notice above the lines that some prices have changed since they were added. */
export function PriceNotice({ cart }: { cart: Cart }) {
  const { mutate: accept, isPending } = useAcceptPrices();
  const changedCount = cart.items.filter(({ previousUnitPrice }) => previousUnitPrice !== null).length;
  if (changedCount === 0) return null;
  return (
    <div className={styles.priceNotice} role="status">
      <p>
        {changedCount === 1
          ? 'Verð á einni vöru í körfunni hefur breyst.'
          : `Verð á ${changedCount} vörum í körfunni hefur breyst.`}
      </p>
      <Button variant="quiet" busy={isPending} onClick={() => accept()}>
        Skilið
      </Button>
    </div>
  );
}
