'use client';

import { Button } from '@/components/ui/button.tsx';
import type { Cart } from '@/lib/cart/queries.ts';
import { useAcceptPrices } from '@/lib/cart/saved-mutations.ts';
import styles from './price-notice.module.css';

/** Says above the lines that some of them cost another price than when they were put there. */
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
