'use client';

import { useBelowFirstView } from '@/lib/shell/use-first-view.ts';
import { ProductGrid } from './product-grid.tsx';
import { ProductTeaser, type TeaserProduct } from './product-teaser.tsx';
import styles from './product-band.module.css';

interface Props {
  title: string;
  products: readonly TeaserProduct[];
}

/**
 * Related products on a product's page; nothing where there are none. A client component for the page's weight, as the cards of
 * a listing.
 */
export function ProductBand({ title, products }: Props) {
  const isShown = useBelowFirstView();
  if (!isShown || products.length === 0) return null;
  return (
    <section className={styles.productBand} aria-label={title}>
      <h2>{title}</h2>
      <ProductGrid products={products} band renderCard={(product) => <ProductTeaser product={product} />} />
    </section>
  );
}
