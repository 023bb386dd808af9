import { useEffect, useState } from 'react';
import { sameListing, sameProducts } from './facet-groups.ts';
import type { ListingAnswer } from './listing-answer.ts';
import { listingQuery, type ListingState, parseListing } from './listing-state.ts';
import { cacheListing, readCachedListing } from './cached-listings.ts';
import { useAddress } from './use-address.ts';
import { useDelayed } from './use-delayed.ts';

/** A search that takes longer shows that it does (specification §9). */
const stalledMs = 200;

interface ListingProps<Product> {
  /** Path of the listing, and what else its address carries. */
  path: string;
  kept: Readonly<Record<string, string>>;
  /** As the server made the page. */
  answer: ListingAnswer<Product>;
  /** Who looks at it; null while that is not known. */
  visitor: string | null;
}

interface Listing<Product> {
  /** What the controls say; the products may be a moment behind. */
  wanted: ListingState;
  answer: ListingAnswer<Product>;
  /** Another answer than the server's is or was wanted: what asks for it has to be there. */
  refining: boolean;
  stalled: boolean;
  failure: unknown;
  hrefOf: (state: ListingState) => string;
  change: (next: ListingState) => void;
  /** Takes over what the address says. */
  adopt: () => void;
  take: (answer: ListingAnswer<Product>) => void;
  fail: (error: unknown) => void;
}

/** A listing that goes on from the server's first page: what is wanted, what is there, and the address of it. */
export function useListing<Product>({
  path,
  kept,
  answer: first,
  visitor,
}: ListingProps<Product>): Listing<Product> {
  const hrefOf = (state: ListingState): string => path + listingQuery(state, kept);
  const [{ wanted, answer, refining }, set] = useState(() => {
    const before =
      typeof window === 'undefined' || visitor === null
        ? null
        : readCachedListing<Product>(visitor, hrefOf(isAtPlace(window.location)));
    const { state } = before ?? first;
    return { wanted: state, answer: before ?? first, refining: !sameProducts(state, first.state) };
  });
  const [failure, setFailure] = useState<unknown>(null);
  const current = sameProducts(answer.state, wanted);
  const stalled = useDelayed(refining && !current && failure === null, stalledMs);

  const want = (next: ListingState): void => {
    setFailure(null);
    set((before) => ({
      ...before,
      wanted: next,
      refining: before.refining || !sameProducts(next, first.state),
    }));
  };
  const address = useAddress(path, (here) => {
    if (!sameListing(here, wanted)) want(here);
  });
  const adopt = (): void => {
    const here = isAtPlace(window.location);
    if (!address.isWaiting() && !sameListing(here, wanted)) want(here);
  };
  useEffect(() => {
    if (visitor !== null && current && !sameListing(wanted, first.state))
      cacheListing(visitor, hrefOf(wanted), { ...answer, state: wanted });
  });

  return {
    wanted,
    answer,
    refining,
    stalled,
    failure,
    hrefOf,
    change(next) {
      want(next);
      address.writeLater(hrefOf(next));
    },
    adopt,
    take: (taken) => set((before) => ({ ...before, answer: taken })),
    fail: setFailure,
  };
}

function isAtPlace({ search }: Location): ListingState {
  return parseListing(search);
}
