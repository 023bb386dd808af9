'use client';

import { CompareToggle } from './compare-toggle.tsx';
import { FavouriteToggle } from './favourite-toggle.tsx';
import styles from './card-tools.module.css';

interface Props {
  product: { id: string; sku: string; name: string };
  /** Places the favourite button where the card has room for it. */
  className?: string | undefined;
}

/** What a card offers besides buying: a favourite, and a comparison. */
export function CardTools({ product: { id, sku, name }, className }: Props) {
  return (
    <>
      <div className={className}>
        <FavouriteToggle id={id} name={name} />
      </div>
      <div className={styles.compare}>
        <CompareToggle sku={sku} name={name} />
      </div>
    </>
  );
}
