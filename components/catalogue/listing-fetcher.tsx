'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { categoryTreeQuery } from '@/lib/catalogue/category-tree.ts';
import { attributeNames, hasSameProducts } from '@/lib/catalogue/facet-groups.ts';
import { isHostedOrder } from '@/lib/catalogue/hosted-names.ts';
import { keepFacetOrder } from '@/lib/catalogue/keep-facet-order.ts';
import type { ListedProduct, ListingAnswer } from '@/lib/catalogue/listing-answer.ts';
import type { ListingState } from '@/lib/catalogue/listing-state.ts';
import { searchKeyQuery } from '@/lib/catalogue/listing-queries.ts';
import { BackendListingFetcher } from './backend-listing-fetcher.tsx';
import { HostedListingFetcher } from './hosted-listing-fetcher.tsx';
import type { ListingFetcherProps } from './listing-fetcher-props.ts';

/**
 * Fetches the requested state of a listing: from the hosted search, and where there is none, or it fails, from the backend.
 * Renders nothing.
 */
export function ListingFetcher({ facets, onAnswer, ...rest }: ListingFetcherProps) {
  const props = {
    ...rest,
    onAnswer: (answer: ListingAnswer<ListedProduct>) =>
      onAnswer({ ...answer, facets: keepFacetOrder(facets, answer.facets) }),
  };
  const key = useQuery(searchKeyQuery);
  const tree = useQuery({ ...categoryTreeQuery, retry: false, networkMode: 'always' });
  const [isDown, setIsDown] = useState(false);
  const [emptyState, setEmptyState] = useState<ListingState | null>(null);
  if (key.isPending || tree.isPending) return null;
  const failed = isDown || key.isError || tree.isError;
  if (failed || !key.data) return <BackendListingFetcher {...props} isFallback={failed} />;
  // The hosted search only knows compounds of the catalogue, drops no words, has one order and does not know who bought what.
  const { sort, boughtBefore } = props.requestedState;
  const isHosted = isHostedOrder(sort, props.place.search) && !boughtBefore;
  if (!isHosted || (emptyState && hasSameProducts(emptyState, props.requestedState)))
    return <BackendListingFetcher {...props} isFallback={false} />;
  return (
    <HostedListingFetcher
      {...props}
      attributes={attributeNames(facets)}
      settings={key.data}
      tree={tree.data}
      onDown={() => setIsDown(true)}
      onNothing={setEmptyState}
    />
  );
}
