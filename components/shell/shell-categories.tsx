'use client';

import { CategoryTiles } from '@/components/catalogue/category-tiles.tsx';
import { Band } from '@/components/front-page/band.tsx';
import { Container } from '@/components/ui/container.tsx';
import { useShell } from './use-shell.ts';

/** The categories of the top level. */
export function ShellCategories() {
  const { categories } = useShell();
  if (categories.length === 0) return null;
  return (
    <Container>
      <Band title="Vöruflokkar">
        <CategoryTiles categories={categories} compact />
      </Band>
    </Container>
  );
}
