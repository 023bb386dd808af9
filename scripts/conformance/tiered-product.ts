import {
  OwnPricesDocument,
  ProductDocument,
  SitemapProductsDocument,
} from '../../graphql/generated/documents.ts';
import type { ProductPartsFragment } from '../../graphql/generated/operations.ts';
import type { Browser } from './browser.ts';

const walkedAtOnce = 500;
/** The contract's most of one call. */
const pricedAtOnce = 50;

/** Goods with price tiers of which a guest can buy as many as the first tier wants, the first of the range; null for none. */
export async function findTieredProduct(guest: Browser): Promise<ProductPartsFragment | null> {
  let ids: string[] = [];
  do {
    const walk = { after: ids.at(-1) ?? null, first: walkedAtOnce };
    const { productWalk } = await guest.ask(SitemapProductsDocument, walk);
    ids = productWalk.products.map(({ id }) => id);
    for (let from = 0; from < ids.length; from += pricedAtOnce) {
      const { productPage } = await guest.ask(OwnPricesDocument, {
        ids: ids.slice(from, from + pricedAtOnce),
      });
      for (const { id, stock, priceTiers } of productPage.products) {
        const [first] = priceTiers;
        if (!first || stock < 2 * first.fromQuantity) continue;
        const { product } = await guest.ask(ProductDocument, { slugOrId: id });
        if (product && first.fromQuantity > product.unitOfMeasure) return product;
      }
    }
  } while (ids.length === walkedAtOnce);
  return null;
}
