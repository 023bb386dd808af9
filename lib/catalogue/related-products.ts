/** How many stand on a product's page. */
const maximumRelated = 8;
/** A category with fewer is filled up from its parent. */
const minimumRelated = 4;

interface WithId {
  readonly id: string;
}

/**
 * What else is bought where a product stands, most popular first.
 * @param path the product's categories from the top level down
 * @param family the product itself and its variants: they have their own place on the page
 * @param fetchPopular the most popular products of a category and of what is below it
 */
export async function fetchRelatedProducts<Product extends WithId, Category>(
  path: readonly Category[],
  family: readonly WithId[],
  fetchPopular: (category: Category) => Promise<readonly Product[]>,
): Promise<Product[]> {
  const usedIds = new Set(family.map(({ id }) => id));
  const related: Product[] = [];
  for (const category of path.toReversed().slice(0, 2)) {
    if (related.length >= minimumRelated) break;
    const others = (await fetchPopular(category)).filter(({ id }) => !usedIds.has(id));
    for (const { id } of others) usedIds.add(id);
    related.push(...others);
  }
  return related.slice(0, maximumRelated);
}
