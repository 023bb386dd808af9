import type { MouseEventHandler, ReactNode } from 'react';
import type { ListingView } from '@/lib/catalogue/listing-state.ts';
import { useBelowFirstView } from '@/lib/shell/use-first-view.ts';
import styles from './product-grid.module.css';

interface Props<P extends { id: string }> {
  products: readonly P[];
  renderCard: (product: P, index: number) => ReactNode;
  /** One row that scrolls sideways, for bands. */
  band?: boolean;
  view?: ListingView;
  onClickCapture?: MouseEventHandler;
}

/**
 * How many cards the first view of a listing has room for: below each other on a phone, else in rows, the last of them in part.
 * In px: the container is at most 1543 wide, facets and margins take 320 of it, a card with its gap 232; a row is 520 high, and
 * of the first 420 nothing is seen but what stands above the cards and a sliver.
 */
function countInView(): number {
  if (innerWidth < 768) return innerHeight / 230;
  const columns = Math.floor((Math.min(innerWidth, 1_543) - 320) / 232);
  const rows = Math.ceil((innerHeight - 420) / 520);
  return Math.max(3, columns) * Math.max(1, rows);
}

/** A card that only the customer sees puts the next ones elsewhere: as new elements they stand there, and nothing slides. */
const placeKey = (id: string, index: number): string => `${index} ${id}`;

/** Products as rows on a phone and as cards from 768 px on, or as lines at every width. */
export function ProductGrid<P extends { id: string }>({
  products,
  renderCard,
  band = false,
  view,
  onClickCapture,
}: Props<P>) {
  const isWhole = useBelowFirstView() || view === 'table';
  const shown = isWhole ? products : products.slice(0, countInView());
  return (
    <ul className={styles.productGrid} data-band={band} data-view={view} onClickCapture={onClickCapture}>
      {shown.map((product, index) => (
        <li key={placeKey(product.id, index)} data-product={onClickCapture && product.id}>
          {renderCard(product, index)}
        </li>
      ))}
    </ul>
  );
}
