import type {
  ListedProduct,
  ListingAnswer,
  ListingFacets,
  ListingPlace,
} from '@/lib/catalogue/listing-answer.ts';
import type { ListingState } from '@/lib/catalogue/listing-state.ts';

export interface ListingFetcherProps {
  place: ListingPlace;
  requestedState: ListingState;
  /** As the page first had them: answers keep their order. */
  facets: ListingFacets;
  onAnswer: (answer: ListingAnswer<ListedProduct>) => void;
  onFailure: (error: unknown) => void;
}
