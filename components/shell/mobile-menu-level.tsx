'use client';

import { BucketImage, type ImageReference } from '@/components/ui/image.tsx';
import { Icon } from '@/components/ui/icons.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { categoryHref } from '@/lib/rules/routes/addresses.ts';
import styles from './mobile-menu-panel.module.css';

/** A category of the menu; `children` is absent while nobody knows what is below. */
export interface MenuCategory {
  id: string;
  name: string;
  slug: string;
  image?: ImageReference | null;
  children?: readonly MenuCategory[];
}

interface EntriesProps {
  categories: readonly MenuCategory[];
  pictures?: boolean;
  onOpen: (category: MenuCategory) => void;
}

/** Categories of one level: what has others below leads to them, the rest to their goods. */
export function MenuEntries({ categories, pictures = false, onOpen }: EntriesProps) {
  return categories.map((category) => (
    <li key={category.id}>
      {category.children?.length === 0 ? (
        <a className={styles.entry} href={categoryHref(category)}>
          {pictures && <Picture category={category} />}
          {category.name}
        </a>
      ) : (
        <button
          type="button"
          className={styles.entry}
          data-category={category.id}
          onClick={() => onOpen(category)}
        >
          {pictures && <Picture category={category} />}
          {category.name}
          <Icon name="chevron" size={18} />
        </button>
      )}
    </li>
  ));
}

function Picture({ category }: { category: MenuCategory }) {
  return (
    <span className={styles.picture}>
      <BucketImage image={category.image ?? null} alt="" sizes="48px" />
    </span>
  );
}

interface LevelProps {
  category: MenuCategory;
  pictures: boolean;
  onOpen: (category: MenuCategory) => void;
  onBack: () => void;
}

/** What is below one category, with the way back and to all of its goods. */
export function MenuLevel({ category, pictures, onOpen, onBack }: LevelProps) {
  return (
    <>
      <button type="button" className={styles.back} onClick={onBack}>
        <Icon name="chevron" size={18} />
        Til baka
      </button>
      <ul className={styles.list} aria-label={category.name}>
        <li>
          <a className={styles.entry} href={categoryHref(category)}>
            <b>{category.name}</b>
            <span>Sjá allar vörur</span>
          </a>
        </li>
        {category.children ? (
          <MenuEntries categories={category.children} pictures={pictures} onOpen={onOpen} />
        ) : (
          <li>
            <Skeleton height="96px" />
          </li>
        )}
      </ul>
    </>
  );
}
