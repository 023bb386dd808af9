import {
  FoundProductsDocument,
  ListedProductsDocument,
} from '../../graphql/generated/documents-on-demand.ts';
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

/** As fetchListedProducts, of a search: what the customer bought before comes first on its page. The hosted search is not told of it. */
export async function fetchFoundProducts(
  ids: readonly string[],
  headers: Record<string, string> = {},
): Promise<ProductCardFragment[]> {
  if (ids.length === 0) return [];
  const { productPage } = await graphql(FoundProductsDocument, { ids: [...ids] }, { headers });
  const found = ids.flatMap((id) => productPage.products.find((product) => product.id === id) ?? []);
  const [bought, others] = [found.filter(isBought), found.filter((product) => !isBought(product))];
  return [...bought, ...others].map(({ lastBought: _bought, ...product }) => product);
}

const isBought = ({ lastBought }: { lastBought?: unknown }): boolean => Boolean(lastBought);
