import type { ProductRow } from './store.ts';

interface Count {
  value: string;
  count: number;
}

/** By what products can be narrowed; the contract's ProductFacets. */
export interface Facets {
  brands: Count[];
  categories: { slug: string; name: string; level: number; count: number }[];
  attributes: { name: string; values: Count[] }[];
  inStock: number;
  isNew: number;
  isSpecialOrder: number;
  discounted: number;
  /** Krónur with VAT. */
  price: { from: number; to: number } | null;
}

/** A page of a listing; the contract's ProductPage. */
export interface Listing {
  products: ProductRow[];
  total: number;
  page: number;
  pageSize: number;
  pageCount: number;
  /** Words of the search that nothing fits with, as they were typed. */
  droppedWords: string[];
  /** By what it can be narrowed, counted when it is asked for; absent where nothing narrows it. */
  facets?: () => Promise<Facets>;
}
