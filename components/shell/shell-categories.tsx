'use client';

import { lazy, Suspense } from 'react';
import { visibleMenuCategories } from '@/lib/rules/routes/category-menu.ts';
import { useShell } from './use-shell.ts';

/** Every page may say that it is not there, and few visitors see that: what shows the categories comes with it. */
const CategoryBand = lazy(async () => {
  const { CategoryBand: Part } = await import('./category-band.tsx');
  return { default: Part };
});

/** The categories of the top level that the menu shows. */
export function ShellCategories() {
  const categories = visibleMenuCategories(useShell().categories);
  if (categories.length === 0) return null;
  return (
    <Suspense>
      <CategoryBand categories={categories} />
    </Suspense>
  );
}
