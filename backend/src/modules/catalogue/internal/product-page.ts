import type { ProductRow } from './store.ts';

interface Count {
  value: string;
  count: number;
}

/** The contract's ProductFacets. */
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
  unitPrices: { per: string; count: number; from: number; to: number }[];
}

/** A page of a listing; the contract's ProductPage. */
export interface Listing {
  products: ProductRow[];
  total: number;
  page: number;
  pageSize: number;
  pageCount: number;
  /** Search words that match nothing, as typed. */
  droppedWords: string[];
  unknownWords: string[];
  /** The search is the number of a product that guests do not see. */
  isForCustomersOnly?: boolean;
  /** Absent where nobody asks for them or nothing can be narrowed. */
  facets?: Facets | undefined;
}
