import type {
  FacetPartsFragment,
  ListingPageQuery,
  ProductCardFragment,
} from '../../graphql/generated/operations.ts';
import type { ListingState } from './listing-state.ts';

export type ListedProduct = ProductCardFragment;
export type ListingFacets = FacetPartsFragment;

/** Which products a listing is of. */
export interface ListingPlace {
  /** As the backend is asked for it. */
  readonly categorySlug?: string;
  readonly brandSlug?: string;
  readonly search?: string;
  /** Names from the top level down, where it is a category. */
  readonly categoryNames: readonly string[];
  /** Where it is a brand. */
  readonly brandName: string | null;
}

/** Where clicks on the products are reported. */
interface ClickTarget {
  readonly index: string;
  readonly queryId: string;
}

/** A page of a listing. */
export interface ListingAnswer<Product> {
  /** What was asked for. */
  readonly state: ListingState;
  readonly products: readonly Product[];
  readonly total: number;
  readonly pageCount: number;
  readonly droppedWords: readonly string[];
  /** Words of the search under which nothing is sold: the products are next to them. */
  readonly unknownWords: readonly string[];
  /** The search is the number of a product that is shown to customers who are signed in only. */
  readonly isForCustomersOnly: boolean;
  readonly facets: ListingFacets;
  /** Null when the hosted search did not find them. */
  readonly clicks: ClickTarget | null;
  /** True where the hosted search should have answered and did not. */
  readonly isFallback: boolean;
}

/** The backend's page as an answer. */
export function toListingAnswer(
  state: ListingState,
  page: ListingPageQuery['productPage'],
  isFallback = false,
): ListingAnswer<ListedProduct> {
  const { products, total, pageCount, droppedWords, unknownWords, isForCustomersOnly, facets } = page;
  return {
    state,
    products,
    total,
    pageCount,
    droppedWords,
    unknownWords,
    isForCustomersOnly,
    facets,
    clicks: null,
    isFallback,
  };
}

/** The place as the backend's input names it. */
export function toPlaceInput({ categorySlug, brandSlug, search }: ListingPlace) {
  return {
    ...(categorySlug !== undefined && { categorySlug }),
    ...(brandSlug !== undefined && { brandSlug }),
    // A search is sorted by relevance unless another order is chosen.
    ...(search !== undefined && { search, sort: 'Relevance' as const }),
  };
}
