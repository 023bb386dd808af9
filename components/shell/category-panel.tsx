'use client';

import { useQuery } from '@tanstack/react-query';
import { memo, type MouseEvent, useRef, useState } from 'react';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { Icon } from '@/components/ui/icons.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { categoryTreeQuery } from '@/lib/catalogue/category-tree.ts';
import { categoryHref } from '@/lib/rules/routes/addresses.ts';
import { visibleMenuCategories, pictureCategoryId } from '@/lib/rules/routes/category-menu.ts';
import { CategoryBranch } from './category-branch.tsx';
import { useHoverIntent } from './use-hover-intent.ts';
import { moveInPanel } from './move-in-panel.ts';
import styles from './category-panel.module.css';

interface Props {
  categories: readonly { id: string; name: string; slug: string }[];
}

/**
 * Left the top level, right what is below the chosen one (specification §2.5). Its dozens of links are not rendered
 * again when the menu opens and closes.
 */
export const CategoryPanel = memo(function CategoryPanel({ categories }: Props) {
  const { data: tree, error, refetch } = useQuery(categoryTreeQuery);
  const listedTop = visibleMenuCategories(categories);
  const [selectedId, setSelectedId] = useState(listedTop[0]?.id);
  const selectedCategory = tree?.find(({ id }) => id === selectedId);
  const campaign = tree?.find(({ id }) => id === pictureCategoryId);

  const branch = useRef<HTMLDivElement>(null);
  const intent = useHoverIntent(() => {
    const box = branch.current?.getBoundingClientRect();
    return box ? { x: box.left, top: box.top, bottom: box.bottom } : null;
  });
  const isTouch = useRef(false);
  // A finger has no hover: its first tap shows what is below, the second goes there.
  const selectOnFirstTap = (event: MouseEvent, id: string): void => {
    if (!isTouch.current || !tree || id === selectedId) return;
    event.preventDefault();
    setSelectedId(id);
  };
  return (
    <div className={styles.panel} onKeyDown={moveInPanel}>
      <nav aria-label="Vöruflokkar">
        <ul data-top onPointerMove={intent.follow} onPointerLeave={intent.leave}>
          {listedTop.map((category) => (
            <li key={category.id}>
              <a
                href={categoryHref(category)}
                data-chosen={category.id === selectedId}
                onPointerDown={({ pointerType }) => (isTouch.current = pointerType === 'touch')}
                onPointerEnter={(event) => intent.enter(event, () => setSelectedId(category.id))}
                onFocus={() => !isTouch.current && setSelectedId(category.id)}
                onClick={(event) => selectOnFirstTap(event, category.id)}
              >
                {category.name}
                <Icon name="chevron" size={16} />
              </a>
            </li>
          ))}
          <li>
            <a href="/framleidendur">Framleiðendur</a>
          </li>
        </ul>
        <div data-branch ref={branch}>
          {selectedCategory && <CategoryBranch category={selectedCategory} />}
          {!tree && !error && <Skeleton height="240px" />}
          {!tree && error && <ErrorRegion error={error} onRetry={() => void refetch()} />}
          {campaign && campaign.children.length > 0 && <CategoryBranch category={campaign} />}
        </div>
      </nav>
    </div>
  );
});
