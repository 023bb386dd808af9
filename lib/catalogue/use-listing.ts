import { useEffect, useState } from 'react';
import { isSameListing, hasSameProducts } from './facet-groups.ts';
import type { ListingAnswer } from './listing-answer.ts';
import { listingQuery, type ListingState, parseListing } from './listing-state.ts';
import { cacheListing, readCachedListing } from './cached-listings.ts';
import { useListingAddress } from './use-listing-address.ts';
import { useVisitorChanges } from './use-visitor-changes.ts';
import { useDelayed } from './use-delayed.ts';

/** A search that takes longer shows a busy state (specification §9). */
const stalledMs = 200;

interface ListingProps<Product> {
  /** Path of the listing, and what else its address carries. */
  path: string;
  baseParameters: Readonly<Record<string, string>>;
  /** As the server made the page. */
  answer: ListingAnswer<Product>;
  /** Who looks at it; null while that is not known. */
  visitor: string | null;
}

interface Listing<Product> {
  /** The state of the controls; the products may lag behind. */
  requestedState: ListingState;
  answer: ListingAnswer<Product>;
  /** How many customers were acted for here before; the answer is the former one's until the present one's comes. */
  previousCustomerCount: number;
  /** Another answer than the server's is or was requested: the fetcher has to be mounted. */
  isRefining: boolean;
  isStalled: boolean;
  failure: unknown;
  hrefOf: (state: ListingState) => string;
  change: (next: ListingState) => void;
  /** Adopts the state of the address. */
  adoptAddress: () => void;
  applyAnswer: (answer: ListingAnswer<Product>) => void;
  setFailure: (error: unknown) => void;
}

/** A listing that continues from the server's first page: what is requested, what is shown, and its address. */
export function useListing<Product>({
  path,
  baseParameters,
  answer: initialAnswer,
  visitor,
}: ListingProps<Product>): Listing<Product> {
  const hrefOf = (state: ListingState): string => path + listingQuery(state, baseParameters);
  const previousCustomerCount = useVisitorChanges(visitor);
  const [{ requestedState, answer, answerCustomer, isRefining }, setListing] = useState(() => {
    const cachedAnswer =
      typeof window === 'undefined' || visitor === null
        ? null
        : readCachedListing<Product>(visitor, hrefOf(readAddressState(window.location)));
    const { state } = cachedAnswer ?? initialAnswer;
    return {
      requestedState: state,
      answer: cachedAnswer ?? initialAnswer,
      answerCustomer: previousCustomerCount,
      isRefining: !hasSameProducts(state, initialAnswer.state),
    };
  });
  const [failure, setFailure] = useState<unknown>(null);
  const isCurrent = hasSameProducts(answer.state, requestedState);
  const isStalled = useDelayed(isRefining && !isCurrent && failure === null, stalledMs);

  const requestState = (next: ListingState): void => {
    setFailure(null);
    setListing((before) => ({
      ...before,
      requestedState: next,
      isRefining: before.isRefining || !hasSameProducts(next, initialAnswer.state),
    }));
  };
  const address = useListingAddress(path, (addressState) => {
    if (!isSameListing(addressState, requestedState)) requestState(addressState);
  });
  const adoptAddress = (): void => {
    const addressState = readAddressState(window.location);
    if (!address.isWritePending() && !isSameListing(addressState, requestedState)) requestState(addressState);
  };
  useEffect(() => {
    if (
      visitor !== null &&
      answerCustomer === previousCustomerCount &&
      isCurrent &&
      !isSameListing(requestedState, initialAnswer.state)
    )
      cacheListing(visitor, hrefOf(requestedState), { ...answer, state: requestedState });
  });

  return {
    requestedState,
    answer,
    previousCustomerCount,
    isRefining,
    isStalled,
    failure,
    hrefOf,
    change(next) {
      requestState(next);
      address.scheduleWrite(hrefOf(next));
    },
    adoptAddress,
    applyAnswer: (nextAnswer) =>
      setListing((before) => ({ ...before, answer: nextAnswer, answerCustomer: previousCustomerCount })),
    setFailure,
  };
}

function readAddressState({ search }: Location): ListingState {
  return parseListing(search);
}
