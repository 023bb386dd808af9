'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ListedProduct, ListingAnswer, ListingPlace } from '@/lib/catalogue/listing-answer.ts';
import type { ListingState } from '@/lib/catalogue/listing-state.ts';
import { backendListingQuery } from '@/lib/catalogue/listing-queries.ts';

interface Props {
  place: ListingPlace;
  requestedState: ListingState;
  /** True where the hosted search should have answered. */
  isFallback: boolean;
  onAnswer: (deliverAnswer: ListingAnswer<ListedProduct>) => void;
  onFailure: (error: unknown) => void;
}

/** Fetches a listing from the backend for this visitor. Renders nothing. */
export function BackendListingFetcher({ place, requestedState, isFallback, onAnswer, onFailure }: Props) {
  const { data, error } = useQuery(backendListingQuery(place, requestedState, isFallback));
  const deliverAnswer = useEffectEvent(onAnswer);
  const reportFailure = useEffectEvent(onFailure);
  useEffect(() => {
    if (data) deliverAnswer(data);
  }, [data]);
  useEffect(() => {
    if (error) reportFailure(error);
  }, [error]);
  return null;
}
