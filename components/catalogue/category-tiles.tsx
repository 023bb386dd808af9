import type { ComponentProps } from 'react';
import { type CategoryTile, CategoryTileList } from './category-tile-list.tsx';

/** Categories with picture and number of products. */
export function CategoryTiles({
  categories,
  compact = false,
  shelf = false,
}: ComponentProps<typeof CategoryTileList>) {
  const toTile = ({ name, slug, productCount, image }: CategoryTile): CategoryTile => ({
    name,
    slug,
    productCount,
    ...(!compact && image && { image: { assetPath: image.assetPath } }),
  });
  return <CategoryTileList categories={categories.map(toTile)} compact={compact} shelf={shelf} />;
}
