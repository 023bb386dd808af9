import type { MouseEventHandler, ReactNode } from 'react';
import type { ListingView } from '@/lib/catalogue/listing-state.ts';
import styles from './product-grid.module.css';

interface Props<P extends { id: string }> {
  products: readonly P[];
  renderCard: (product: P, index: number) => ReactNode;
  /** One row that scrolls sideways, for bands. */
  band?: boolean;
  view?: ListingView;
  onClickCapture?: MouseEventHandler;
}

/** Products as rows on a phone and as cards from 768 px on, or as lines at every width. */
export function ProductGrid<P extends { id: string }>({
  products,
  renderCard,
  band = false,
  view,
  onClickCapture,
}: Props<P>) {
  return (
    <ul className={styles.productGrid} data-band={band} data-view={view} onClickCapture={onClickCapture}>
      {products.map((product, index) => (
        <li key={product.id} data-product={onClickCapture && product.id}>
          {renderCard(product, index)}
        </li>
      ))}
    </ul>
  );
}
