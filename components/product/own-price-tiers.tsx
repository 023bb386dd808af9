import { useKnownOwnPrice } from '@/lib/product/known-own-price.ts';
import { useSignedInHint } from '@/lib/visitor/use-signed-in-hint.ts';
import { PriceTiers } from './price-tiers.tsx';
import styles from './price-tiers.module.css';

interface Props {
  id: string;
  /** Whether everybody's table stands in this place. */
  hasTiers?: boolean;
}

/** The customer's own tiers in the place of everybody's; nothing for a guest. */
export function OwnPriceTiers({ id, hasTiers = false }: Props) {
  const isSignedIn = useSignedInHint();
  const ownPrice = useKnownOwnPrice(id);
  if (!isSignedIn || !ownPrice) return null;
  const { price, priceTiers } = ownPrice;
  if (priceTiers.length === 0 && hasTiers)
    return <p className={styles.better}>Þín kjör eru betri en magnafslátturinn, hvert sem magnið er.</p>;
  return <PriceTiers tiers={priceTiers} price={price} />;
}
