'use client';

import { CardDelivery } from './card-delivery.tsx';
import { CompareToggle } from './compare-toggle.tsx';
import { FavouriteToggle } from './favourite-toggle.tsx';
import styles from './card-tool-buttons.module.css';

interface Props {
  product: { id: string; sku: string; name: string };
  /** Places the favourite button where the card has room for it. */
  className?: string | undefined;
}

/** When the product would be there, the favourite button, and the one that compares. */
export function CardToolButtons({ product: { id, sku, name }, className }: Props) {
  return (
    <>
      <CardDelivery id={id} />
      <div className={className}>
        <FavouriteToggle id={id} name={name} />
      </div>
      <div className={styles.compare}>
        <CompareToggle sku={sku} name={name} />
      </div>
    </>
  );
}
