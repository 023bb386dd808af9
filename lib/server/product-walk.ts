import 'server-only';
import { FeedProductsDocument, SitemapProductsDocument } from '../../graphql/generated/documents.ts';
import type { FeedProductsQuery, SitemapProductsQuery } from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';

type FeedProduct = FeedProductsQuery['productWalk']['products'][number];
type SitemapProduct = SitemapProductsQuery['productWalk']['products'][number];

const batchSize = 500;

/** Everything guests see, batch by batch to bound memory. Never cached: it is read once. */
export async function* feedProducts(): AsyncGenerator<FeedProduct[]> {
  for (let after: string | null = null; ;) {
    const { products }: { products: FeedProduct[] } = (
      await graphql(FeedProductsDocument, { after, first: batchSize })
    ).productWalk;
    if (products.length > 0) yield products;
    if (products.length < batchSize) return;
    after = products.at(-1)?.id ?? null;
  }
}

/** The products with ids above `after` and up to `until`, batch by batch. */
export async function* sitemapProducts(after: number, until: number): AsyncGenerator<SitemapProduct[]> {
  for (let from = after; from < until;) {
    const { products } = (
      await graphql(SitemapProductsDocument, { after: from === 0 ? null : String(from), first: batchSize })
    ).productWalk;
    const productsInRange = products.filter(({ id }) => Number(id) <= until);
    if (productsInRange.length > 0) yield productsInRange;
    if (productsInRange.length < batchSize) return;
    from = Number(productsInRange.at(-1)?.id);
  }
}

/** The highest product id; 0 where there is no product. */
export async function lastProductId(): Promise<number> {
  const { lastId } = (await graphql(SitemapProductsDocument, { after: null, first: 1 })).productWalk;
  return Number(lastId ?? 0);
}
