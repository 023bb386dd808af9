import { ListedProductsDocument } from '../../graphql/generated/documents-on-demand.ts';
import type { ProductCardFragment } from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';

/** The products of `ids` (at most 50) in their order, as the visitor sees them now; without those that are gone or hidden. */
export async function fetchListedProducts(
  ids: readonly string[],
  headers: Record<string, string> = {},
): Promise<ProductCardFragment[]> {
  if (ids.length === 0) return [];
  const { productPage } = await graphql(ListedProductsDocument, { ids: [...ids] }, { headers });
  return ids.flatMap((id) => productPage.products.find((product) => product.id === id) ?? []);
}
