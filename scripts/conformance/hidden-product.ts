import { ProductDocument, ProductPageDocument } from '../../graphql/generated/documents.ts';
import type { ProductCardFragment } from '../../graphql/generated/operations.ts';
import type { Browser } from './browser.ts';

/** Pages of the range that are looked through. */
const pages = 20;
const pageSize = 50;

/** What guests may not see of goods: all, or the price. */
export type Hidden = 'visibleByGuest' | 'priceVisibleByGuest';

/** Goods that say so of themselves, by the signed-in customer's own list. @param sku empty: the first of the range */
export async function findHiddenProduct(
  customer: Browser,
  hidden: Hidden,
  sku: string,
): Promise<ProductCardFragment | null> {
  if (sku) {
    const { productPage } = await customer.ask(ProductPageDocument, { query: { search: sku } });
    return productPage.products.find((product) => product.sku === sku) ?? null;
  }
  for (let page = 1; page <= pages; page += 1) {
    const query = { sort: 'NameAscending', page, pageSize } as const;
    const { productPage } = await customer.ask(ProductPageDocument, { query });
    for (const card of productPage.products) {
      const { product } = await customer.ask(ProductDocument, { slugOrId: card.id });
      // What is hidden altogether says nothing about its price.
      if (product && !product[hidden] && (hidden === 'visibleByGuest' || product.visibleByGuest)) return card;
    }
    if (page >= productPage.pageCount) return null;
  }
  return null;
}
