import type { ListedProduct, ListingAnswer, ListingPlace } from '@/lib/catalogue/listing-answer.ts';
import type { ListingState } from '@/lib/catalogue/listing-state.ts';

export interface ListingFetcherProps {
  place: ListingPlace;
  requestedState: ListingState;
  /** Names of the attributes that the place is known to have. */
  attributes: readonly string[];
  onAnswer: (answer: ListingAnswer<ListedProduct>) => void;
  onFailure: (error: unknown) => void;
}
