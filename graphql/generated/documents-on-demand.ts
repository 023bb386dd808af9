// Generated from graphql/ by scripts/generate.ts. Do not edit.
import type * as t from './operations.ts';
import type { Operation } from './documents.ts';

export const SearchHitsDocument = "query SearchHits($search: String!, $pageSize: Int!) { productPage(query: {search: $search, sort: Relevance, pageSize: $pageSize}) { products { id sku name slug stock unitOfMeasure isSpecialOrder price { priceWithTax } brand { name } images { assetPath } } total } }" as Operation<t.SearchHitsQuery, t.SearchHitsQueryVariables>;

export const BrandNamesDocument = "query BrandNames { brands { id name slug productCount } }" as Operation<t.BrandNamesQuery, t.BrandNamesQueryVariables>;
