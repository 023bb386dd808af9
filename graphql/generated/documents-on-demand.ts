// Generated from graphql/ by scripts/generate.ts. Do not edit.
import type * as t from './operations.ts';
import type { Operation } from './documents.ts';

export const SearchHitsDocument = "query SearchHits($search: String!, $pageSize: Int!) { productPage(query: {search: $search, sort: Relevance, pageSize: $pageSize}) { products { id sku name slug stock unitOfMeasure isSpecialOrder price { priceWithTax } brand { name } images { assetPath } } total } }" as Operation<t.SearchHitsQuery, t.SearchHitsQueryVariables>;

export const BrandNamesDocument = "query BrandNames { brands { id name slug productCount } }" as Operation<t.BrandNamesQuery, t.BrandNamesQueryVariables>;

export const ViewedProductsDocument = "query ViewedProducts($ids: [ID!]!) { productPage(query: {ids: $ids, pageSize: 8}) { products { ...ProductCard } } } fragment ProductCard on Product { id sku name slug stock unitOfMeasure packageSize price { ...PriceParts } listPrice { ...PriceParts } discount isNew isSpecialOrder isTrending deliveryTime brand { name slug } images { ...ImageParts } } fragment PriceParts on ProductPrice { price taxPrice priceWithTax taxPercentage } fragment ImageParts on Image { assetPath alt width height }" as Operation<t.ViewedProductsQuery, t.ViewedProductsQueryVariables>;
