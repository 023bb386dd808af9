/**
 * Top-level categories that the menu's left list leaves out (specification §9), and every other list of categories with it: a
 * campaign, which has its own place, and a clearance sale.
 */
const hiddenCategoryIds: readonly string[] = ['737', '800'];

/** The category whose children show pictures in the menu (specification §2.5). */
export const pictureCategoryId = '737';

export function visibleMenuCategories<C extends { id: string }>(categories: readonly C[]): C[] {
  return categories.filter(({ id }) => !hiddenCategoryIds.includes(id));
}
