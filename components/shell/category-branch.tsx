'use client';

import { BucketImage } from '@/components/ui/image.tsx';
import type { CategoryTree } from '@/lib/catalogue/category-tree.ts';
import { categoryHref } from '@/lib/rules/routes/addresses.ts';
import { pictureCategoryId } from '@/lib/rules/routes/category-menu.ts';
import styles from './category-branch.module.css';

/** Children and grandchildren of one category; the campaign's children as pictures. */
export function CategoryBranch({ category }: { category: CategoryTree[number] }) {
  const hasPictures = category.id === pictureCategoryId;
  return (
    <div className={styles.branch} data-pictures={hasPictures}>
      <a className={styles.head} href={categoryHref(category)}>
        {category.name}
      </a>
      {category.children.length > 0 && (
        <ul>
          {category.children.map((child) => (
            <li key={child.id}>
              <a className={styles.child} href={categoryHref(child)}>
                {hasPictures && (
                  <span className={styles.picture}>
                    <BucketImage image={child.image} alt="" sizes="144px" fit="cover" />
                  </span>
                )}
                {child.name}
              </a>
              {!hasPictures &&
                child.children.map((grandchild) => (
                  <a key={grandchild.id} href={categoryHref(grandchild)}>
                    {grandchild.name}
                  </a>
                ))}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
