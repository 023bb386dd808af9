import { SearchHitsDocument } from '../../../graphql/generated/documents-on-demand.ts';
import { markMatches } from '../../rules/text/marked-text.ts';
import { stockStatus } from '../../rules/products/stock-status.ts';
import { graphql } from '../graphql.ts';
import { maximumHits, type ProductSearch, type SearchAnswer } from './search-answer.ts';

/** Milliseconds: 1 s to connect and 2 s to read (specification §9), which a browser cannot separate. */
const searchTimeoutMs = 3_000;

/** Search of the backend, without hosted search. Has no recommendations. */
export const backendSearch: ProductSearch = {
  validUntil: Infinity,
  searchProducts,
  recommend: () => Promise.resolve({ boughtTogether: [], similarInStock: [] }),
};

async function searchProducts(text: string, signal: AbortSignal): Promise<SearchAnswer> {
  const { productPage } = await graphql(
    SearchHitsDocument,
    { search: text, pageSize: maximumHits },
    { signal: AbortSignal.any([signal, AbortSignal.timeout(searchTimeoutMs)]) },
  );
  const hits = productPage.products.map((product) => ({
    id: product.id,
    slug: product.slug ?? null,
    name: markMatches(product.name, text),
    sku: product.sku,
    brand: product.brand?.name ?? null,
    stock: stockStatus(product),
    price: product.price?.priceWithTax ?? null,
    priceWithoutTax: product.price?.price ?? null,
    isOwnPrice: true,
    image: product.images[0] ?? null,
  }));
  return { hits, total: productPage.total, isSure: productPage.droppedWords.length === 0 };
}
