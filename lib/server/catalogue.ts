import 'server-only';
import { cache } from 'react';
import {
  BrandsDocument,
  CategoriesDocument,
  CategoryDocument,
  ProductDocument,
  ProductGroupQueryDocument,
  ProductPageDocument,
  TopCategoriesDocument,
} from '../../graphql/generated/documents.ts';
import { ListingFacetsDocument, ListingPageDocument } from '../../graphql/generated/documents-on-demand.ts';
import type {
  CategoryQuery,
  ListingPageQuery,
  ProductGroupQueryQuery,
  ProductPageQuery,
  ProductPageQueryVariables,
  ProductQuery,
} from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { cacheTable, cacheTags } from './cache-table.ts';
import { cachedRead } from './cached-read.ts';
import { productTags } from './product-tags.ts';

export type Product = NonNullable<ProductQuery['product']>;
export type Category = NonNullable<CategoryQuery['category']>;
type ProductGroup = NonNullable<ProductGroupQueryQuery['productGroup']>;
type ProductPage = ProductPageQuery['productPage'];
type ListingPage = ListingPageQuery['productPage'];
type ProductPageInput = ProductPageQueryVariables['query'];

/** What every page shows of them: the whole tree of a large shop would take longer to read than its page to render. */
export const readTopCategories = cache(() =>
  cachedRead({
    rule: cacheTable.topCategories,
    tags: [cacheTags.categories],
    load: async () => (await graphql(TopCategoriesDocument, {})).categories,
  }),
);

/** With what is below it, for its overview two levels; null when there is none. */
export const readCategory = cache((slug: string, isOverview: boolean) =>
  cachedRead({
    rule: isOverview ? cacheTable.categoryOverview : cacheTable.category,
    id: slug,
    tags: [cacheTags.categories],
    load: async () => (await graphql(CategoryDocument, { slug, isOverview })).category ?? null,
  }),
);

/** All levels, of what lists the whole range. */
export const readCategories = cache(() =>
  cachedRead({
    rule: cacheTable.categories,
    tags: [cacheTags.categories],
    load: async () => (await graphql(CategoriesDocument, {})).categories,
  }),
);

export const readBrands = cache(() =>
  cachedRead({
    rule: cacheTable.brands,
    tags: [cacheTags.brands],
    load: async () => (await graphql(BrandsDocument, {})).brands,
  }),
);

/** As guests see it; null when it is missing, withdrawn or hidden from guests. */
export const readProduct = cache((slugOrId: string) =>
  cachedRead({
    rule: cacheTable.product,
    id: slugOrId,
    tags: (product: Product | null) => [
      cacheTags.product(slugOrId),
      cacheTags.catalogue,
      ...(product ? productTags([product]) : []),
    ],
    load: async () => (await graphql(ProductDocument, { slugOrId })).product ?? null,
  }),
);

/** Sizes and strengths of one family; null when there is none. */
export const readProductGroup = cache((productGroupId: string) =>
  cachedRead({
    rule: cacheTable.productGroup,
    id: productGroupId,
    tags: (group: ProductGroup | null) => [cacheTags.catalogue, ...productTags(group?.products ?? [])],
    load: async () => (await graphql(ProductGroupQueryDocument, { productGroupId })).productGroup ?? null,
  }),
);

/** The first pages of unfiltered listings; filtered and searched ones are not worth caching: see `fetchProductPage`. */
export function readProductPage(query: ProductPageInput): Promise<ProductPage> {
  return cachedRead({
    rule: cacheTable.productPage,
    id: JSON.stringify(query, Object.keys(query).sort()),
    tags: (page: ProductPage) => [cacheTags.catalogue, ...productTags(page.products)],
    load: () => fetchProductPage(query),
  });
}

/** A listing's page with its facets; cached like readProductPage. */
export function readListing(query: ProductPageInput): Promise<ListingPage> {
  return cachedRead({
    rule: cacheTable.listing,
    id: JSON.stringify(query, Object.keys(query).sort()),
    tags: (page: ListingPage) => [cacheTags.catalogue, ...productTags(page.products)],
    load: () => fetchListing(query),
  });
}

/** @param headers the visitor's, for what guests do not see */
export async function fetchListing(
  query: ProductPageInput,
  headers: Record<string, string> = {},
): Promise<ListingPage> {
  return (await graphql(ListingPageDocument, { query }, { headers })).productPage;
}

/** The facets of a place while no filter is chosen. */
export function readFacets(query: ProductPageInput): Promise<ListingPage['facets']> {
  return cachedRead({
    rule: cacheTable.facets,
    id: JSON.stringify(query, Object.keys(query).sort()),
    tags: [cacheTags.catalogue],
    load: async () => (await graphql(ListingFacetsDocument, { query })).productPage.facets,
  });
}

/** What a search for words finds first, of what guests see; not cached, because the words are anybody's. */
export async function findProducts(search: string, pageSize: number): Promise<ProductPage['products']> {
  return (await fetchProductPage({ search, pageSize })).products;
}

async function fetchProductPage(query: ProductPageInput): Promise<ProductPage> {
  return (await graphql(ProductPageDocument, { query })).productPage;
}
