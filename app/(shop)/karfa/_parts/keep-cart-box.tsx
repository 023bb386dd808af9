'use client';

import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import { useNear } from '@/components/ui/use-near.ts';
import { useCustomer } from '@/lib/customer/queries.ts';
import styles from './keep-cart-box.module.css';

const loadPart = () => import('./keep-cart-part.tsx');

/** For who is signed in: kept carts below the cart; their code loads when scrolled near. */
export function KeepCartBox() {
  const { data: customer } = useCustomer();
  const [placeholder, isNear] = useNear();
  const { part } = useOnDemand(loadPart, isNear && Boolean(customer));
  if (!customer) return null;
  return (
    <div className={styles.place} ref={placeholder}>
      {part && <part.KeepCartPart customer={customer} />}
    </div>
  );
}
