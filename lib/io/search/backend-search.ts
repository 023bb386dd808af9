import { BoughtHitsDocument, SearchHitsDocument } from '../../../graphql/generated/documents-on-demand.ts';
import type { SearchHitsQuery } from '../../../graphql/generated/operations.ts';
import { markMatches } from '../../rules/text/marked-text.ts';
import { availableQuantity } from '../../rules/orders/quantity.ts';
import { stockStatus } from '../../rules/products/stock-status.ts';
import { graphql } from '../graphql.ts';
import { maximumHits, type ProductSearch, type SearchAnswer, type SearchHit } from './search-answer.ts';

/** Milliseconds: 1 s to connect and 2 s to read (specification §9), which a browser cannot separate. */
const searchTimeoutMs = 3_000;

/** What was bought before is at most half of what is shown. */
const maximumBought = maximumHits / 2;

/** Search of the backend, without hosted search. Has no recommendations. */
export const backendSearch: ProductSearch = {
  validUntil: Infinity,
  searchProducts,
  recommend: () => Promise.resolve({ boughtTogether: [], similarInStock: [] }),
};

const withLimit = (signal: AbortSignal) => ({
  signal: AbortSignal.any([signal, AbortSignal.timeout(searchTimeoutMs)]),
});

async function searchProducts(text: string, signal: AbortSignal): Promise<SearchAnswer> {
  const { productPage } = await graphql(
    SearchHitsDocument,
    { search: text, pageSize: maximumHits },
    withLimit(signal),
  );
  const { products, total, droppedWords, unknownWords, isForCustomersOnly, facets } = productPage;
  return {
    hits: products.map((product) => toHit(product, text, false)),
    total,
    facets: {
      brands: facets.brands.map(({ value, count }) => ({ name: value, count })),
      categories: facets.categories.filter(({ level, count }) => level === 1 && count > 0),
      inStock: facets.inStock,
    },
    unknownWords,
    isSure: droppedWords.length === 0,
    isForCustomersOnly,
  };
}

/**
 * What the hosted search must not know: what the customer calls by this number or name, then what it has bought of what fits the text.
 * Nothing for a guest. @throws Error as searchProducts
 */
export async function searchPersonal(text: string, signal: AbortSignal): Promise<SearchHit[]> {
  const variables = { search: text, pageSize: maximumBought };
  const { productPage, ownNumberMatches } = await graphql(BoughtHitsDocument, variables, withLimit(signal));
  const boughtIds = new Set(productPage.products.map(({ id }) => id));
  const ownIds = new Set(ownNumberMatches.map(({ id }) => id));
  return [
    ...ownNumberMatches.map((product) => ({
      ...toHit(product, text, boughtIds.has(product.id)),
      ownNumber: product.ownNumber ?? null,
    })),
    ...productPage.products.filter(({ id }) => !ownIds.has(id)).map((product) => toHit(product, text, true)),
  ];
}

type Product = SearchHitsQuery['productPage']['products'][number];

const toHit = (product: Product, text: string, isBoughtBefore: boolean): SearchHit => ({
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
  unitOfMeasure: product.unitOfMeasure,
  stockUnits: availableQuantity(product),
  isSpecialOrder: product.isSpecialOrder,
  isBoughtBefore,
});
