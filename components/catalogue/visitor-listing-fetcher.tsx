'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { keepFacetOrder } from '@/lib/catalogue/keep-facet-order.ts';
import type {
  ListedProduct,
  ListingAnswer,
  ListingFacets,
  ListingPlace,
} from '@/lib/catalogue/listing-answer.ts';
import type { ListingState } from '@/lib/catalogue/listing-state.ts';
import { visitorListingQuery } from '@/lib/catalogue/visitor-listing.ts';

interface Props {
  place: ListingPlace;
  state: ListingState;
  /** As the page has them for everyone: the answer keeps their order. */
  facets: ListingFacets;
  onAnswer: (deliverAnswer: ListingAnswer<ListedProduct>) => void;
}

/** Fetches a customer's own view of a page rendered for everyone; when that fails, the page stays as it is. */
export function VisitorListingFetcher({ place, state, facets, onAnswer }: Props) {
  const { data } = useQuery(visitorListingQuery(place, state));
  const deliverAnswer = useEffectEvent(onAnswer);
  useEffect(() => {
    if (data) deliverAnswer({ ...data, facets: keepFacetOrder(facets, data.facets) });
  }, [data, facets]);
  return null;
}
