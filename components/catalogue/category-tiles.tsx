import type { ComponentProps } from 'react';
import { visibleMenuCategories } from '@/lib/rules/routes/category-menu.ts';
import { type CategoryTile, CategoryTileList } from './category-tile-list.tsx';

interface Props extends ComponentProps<typeof CategoryTileList> {
  categories: readonly (CategoryTile & { id: string })[];
}

/** Categories with picture and number of products; those that the menu leaves out are left out here too. */
export function CategoryTiles({ categories, compact = false, shelf = false }: Props) {
  const toTile = ({ name, slug, productCount, image }: CategoryTile): CategoryTile => ({
    name,
    slug,
    productCount,
    ...(!compact && image && { image: { assetPath: image.assetPath } }),
  });
  return (
    <CategoryTileList
      categories={visibleMenuCategories(categories).map(toTile)}
      compact={compact}
      shelf={shelf}
    />
  );
}
