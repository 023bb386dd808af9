'use client';

import { type CategoryTile, CategoryTileList } from '@/components/catalogue/category-tile-list.tsx';
import { Band } from '@/components/front-page/band.tsx';
import { Container } from '@/components/ui/container.tsx';

/** Categories of the top level, beneath a message. */
export function CategoryBand({ categories }: { categories: readonly CategoryTile[] }) {
  return (
    <Container>
      <Band title="Vöruflokkar">
        <CategoryTileList categories={categories} compact />
      </Band>
    </Container>
  );
}
