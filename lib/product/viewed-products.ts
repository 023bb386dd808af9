import { queryOptions } from '@tanstack/react-query';
import { ViewedProductsDocument } from '../../graphql/generated/documents-on-demand.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../visitor/query-keys.ts';

const storageKey = 'viewed-products';
const maximumShown = 8;

/** Ids of what was looked at in this browser, newest first and at most eight, without the product of the page. */
export function otherViewedProducts(id: string): string[] {
  return readStoredIds()
    .filter((viewedId) => viewedId !== id)
    .slice(0, maximumShown);
}

/** Puts a product first among those that this browser remembers: one more than is shown, for the page's own. */
export function rememberViewed(id: string): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify([id, ...otherViewedProducts(id)]));
  } catch {
    // Without storage nothing is remembered.
  }
}

/** The products in the order of their ids, as the visitor sees them now; without those that are gone or hidden. */
export function viewedProductsQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: [...visitorKeys.viewed, ...ids],
    queryFn: async () => {
      const { products } = (await graphql(ViewedProductsDocument, { ids: [...ids] })).productPage;
      return ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
    },
  });
}

function readStoredIds(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    // No storage, or not what was put there.
    return [];
  }
}
