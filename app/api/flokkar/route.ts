import type { CategoryNode } from '@/lib/catalogue/category-path.ts';
import type { MenuCategory } from '@/lib/catalogue/category-tree.ts';
import { readCategories } from '@/lib/server/catalogue.ts';

export const dynamic = 'force-dynamic';

/** All levels of the category tree: the menus fetch it once when they first open. */
export async function GET(): Promise<Response> {
  return Response.json((await readCategories()).map(toMenuCategory), {
    headers: { 'Cache-Control': 'public, max-age=300, s-maxage=300, stale-while-revalidate=900' },
  });
}

/** The lowest level has nothing below it. */
function toMenuCategory({ children = [], ...category }: CategoryNode): MenuCategory {
  return { ...category, children: children.map(toMenuCategory) };
}
