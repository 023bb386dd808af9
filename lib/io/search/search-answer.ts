import type { TextPart } from '../../rules/text/marked-text.ts';
import type { OwnNumber } from '../../rules/products/own-number.ts';
import type { StockStatus } from '../../rules/products/stock-status.ts';

/** A product that a search found. */
export interface SearchHit {
  /** The product's id. */
  id: string;
  slug: string | null;
  name: readonly TextPart[];
  sku: string;
  brand: string | null;
  stock: StockStatus;
  /** Krónur with VAT; null where the visitor may not see it. */
  price: number | null;
  /** The same without VAT. */
  priceWithoutTax: number | null;
  /** False where `price` is everybody's and a customer may have another. */
  isOwnPrice: boolean;
  image: { assetPath: string } | null;
  /** Units that it is sold in. */
  unitOfMeasure: number;
  /** Units that can be bought; where that is not known as many as it is sold in. */
  stockUnits: number;
  isSpecialOrder: boolean;
  /** The customer who asks has bought it before. */
  isBoughtBefore: boolean;
  /** What the customer who asks calls it; absent where it has no number for it. */
  ownNumber?: OwnNumber | null;
  /** Tells the search service that this hit was opened. */
  trackClick?: () => void;
}

interface FacetValue {
  name: string;
  count: number;
}

interface SearchFacets {
  brands: readonly FacetValue[];
  /** Of the top level. */
  categories: readonly FacetValue[];
  inStock: number;
}

export interface SearchAnswer {
  /** At most `maximumHits`, best first. */
  hits: readonly SearchHit[];
  /** How many products fit in all. */
  total: number;
  /** By what they can be narrowed, most first; empty where that is not known. */
  facets: SearchFacets;
  /** Words under which nothing is sold, as typed: the hits are next to them. */
  unknownWords: readonly string[];
  /** False where words had to be left out, or two letters taken for others. */
  isSure: boolean;
  /** The text is the number of a product that is shown to customers who are signed in only. */
  isForCustomersOnly: boolean;
}

/** How many products an answer has at most. */
export const maximumHits = 8;

/** Ids of products that another leads to, best first and without itself. */
interface RecommendedIds {
  boughtTogether: readonly string[];
  /** What can be bought instead. */
  similarInStock: readonly string[];
}

/** How many of a kind a recommendation has at most. */
export const maximumRecommended = 4;

export interface ProductSearch {
  /** Milliseconds since 1970; it is of no use from then on. */
  validUntil: number;
  /**
   * The first products that fit the text, as the visitor may see them.
   * @throws Error when the search cannot be reached, is too slow or refuses, or when `signal` cancels it
   */
  searchProducts(text: string, signal: AbortSignal): Promise<SearchAnswer>;
  /** As the visitor may see them. @throws Error as searchProducts */
  recommend(productId: string): Promise<RecommendedIds>;
}
