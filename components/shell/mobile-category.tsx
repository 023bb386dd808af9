'use client';

import { BucketImage } from '@/components/ui/image.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { CategoryTree } from '@/lib/catalogue/category-tree.ts';
import { categoryHref } from '@/lib/rules/routes/addresses.ts';
import styles from './mobile-category.module.css';

interface Props {
  category: { id: string; name: string; slug: string };
  /** Null while nobody knows what is below. */
  branches: CategoryTree[number]['children'] | null;
  pictures?: boolean;
}

/** A category of the mobile menu; one with children unfolds, and closes the one that was unfolded before. */
export function MobileCategory({ category, branches, pictures = false }: Props) {
  const { name } = category;
  if (branches?.length === 0)
    return (
      <li>
        <a className={styles.entry} href={categoryHref(category)}>
          {name}
        </a>
      </li>
    );
  return (
    <li>
      <details name="flokkar">
        <summary className={`${styles.entry} ${styles.summary}`}>{name}</summary>
        <a className={styles.entry} href={categoryHref(category)}>
          Sjá allar vörur
        </a>
        {!branches && <Skeleton height="96px" />}
        {branches?.map((child) => (
          <a className={styles.entry} key={child.id} href={categoryHref(child)}>
            {pictures && (
              <span className={styles.picture}>
                <BucketImage image={child.image} alt="" sizes="48px" />
              </span>
            )}
            {child.name}
          </a>
        ))}
      </details>
    </li>
  );
}
