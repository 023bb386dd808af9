'use client';

import { BucketImage, type ImageReference } from '@/components/ui/image.tsx';
import { categoryHref } from '@/lib/rules/routes/addresses.ts';
import { productCountText } from '@/lib/rules/orders/cart-label.ts';
import styles from './category-tile-list.module.css';

export interface CategoryTile {
  name: string;
  slug: string;
  productCount: number;
  image?: ImageReference | null;
}

interface Props {
  categories: readonly CategoryTile[];
  /** Lines without pictures, above a listing. */
  compact?: boolean;
  /** On a phone two rows that scroll sideways, among other things on a page. */
  shelf?: boolean;
}

/** A client component for the weight of the page's payload. */
export function CategoryTileList({ categories, compact = false, shelf = false }: Props) {
  return (
    <ul className={styles.tiles} data-compact={compact} data-shelf={shelf}>
      {categories.map((category) => (
        <li key={category.slug}>
          <a href={categoryHref(category)}>
            {!compact && (
              <span className={styles.picture}>
                <BucketImage image={category.image} alt="" sizes="(min-width: 768px) 256px, 176px" />
              </span>
            )}
            <b>{category.name}</b>
            <small>{productCountText(category.productCount)}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
