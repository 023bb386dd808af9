'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ListedProduct, ListingAnswer, ListingPlace } from '@/lib/catalogue/listing-answer.ts';
import type { ListingState } from '@/lib/catalogue/listing-state.ts';
import { backendListingQuery } from '@/lib/catalogue/refinement-queries.ts';

interface Props {
  place: ListingPlace;
  wanted: ListingState;
  /** The hosted search should have answered. */
  instead: boolean;
  onAnswer: (answer: ListingAnswer<ListedProduct>) => void;
  onFailure: (error: unknown) => void;
}

/** What the backend has of a listing for this visitor. Shows nothing itself. */
export function BackendListing({ place, wanted, instead, onAnswer, onFailure }: Props) {
  const { data, error } = useQuery(backendListingQuery(place, wanted, instead));
  const answer = useEffectEvent(onAnswer);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (data) answer(data);
  }, [data]);
  useEffect(() => {
    if (error) fail(error);
  }, [error]);
  return null;
}
