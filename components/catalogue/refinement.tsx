'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { categoryTreeQuery } from '@/lib/catalogue/category-tree.ts';
import { sameProducts } from '@/lib/catalogue/facet-groups.ts';
import type { ListedProduct, ListingAnswer, ListingPlace } from '@/lib/catalogue/listing-answer.ts';
import type { ListingState } from '@/lib/catalogue/listing-state.ts';
import { searchKeyQuery } from '@/lib/catalogue/refinement-queries.ts';
import { BackendListing } from './backend-listing.tsx';
import { HostedListing } from './hosted-listing.tsx';

export interface RefinementProps {
  place: ListingPlace;
  wanted: ListingState;
  /** Names of the attributes that the place is known to have. */
  attributes: readonly string[];
  onAnswer: (answer: ListingAnswer<ListedProduct>) => void;
  onFailure: (error: unknown) => void;
}

/** Asks for what is wanted of a listing: the hosted search, and where there is none, or it fails, the backend. Shows nothing itself. */
export function Refinement(props: RefinementProps) {
  const key = useQuery(searchKeyQuery);
  const tree = useQuery({ ...categoryTreeQuery, retry: false, networkMode: 'always' });
  const [down, setDown] = useState(false);
  const [notFound, setNotFound] = useState<ListingState | null>(null);
  if (key.isPending || tree.isPending) return null;
  const failed = down || key.isError || tree.isError;
  if (failed || !key.data) return <BackendListing {...props} instead={failed} />;
  // The hosted search knows no compounds but those of the catalogue, and drops no words.
  if (notFound && sameProducts(notFound, props.wanted)) return <BackendListing {...props} instead={false} />;
  return (
    <HostedListing
      {...props}
      settings={key.data}
      tree={tree.data}
      onDown={() => setDown(true)}
      onNothing={setNotFound}
    />
  );
}
