import 'server-only';
import { cache } from 'react';
import {
  CategoryAddressDocument,
  ProductAddressDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { BreakerOpen } from './breaker.ts';
import { createBackendBreaker } from './backend-breaker.ts';
import { graphql } from '../io/graphql.ts';
import { logFailure } from '../io/log.ts';

/** Milliseconds that a page waits for the state of its address, before it answers by itself. */
const lookupTimeoutMs = 150;

type AddressState =
  /** Current or unknown: the page answers. */
  { kind: 'open' } | { kind: 'gone' } | { kind: 'moved'; slug: string };

/** The state of an address; null when unknown. */
interface KnownAddress {
  address: string;
  isGone: boolean;
}

/** First segment of a path → how to look up the address behind it. */
const lookups: Readonly<Record<string, (slug: string) => Promise<KnownAddress | null>>> = {
  vara: async (slugOrId) =>
    (await graphql(ProductAddressDocument, { slugOrId }, { timeout: lookupTimeoutMs })).productAddress,
  voruflokkur: async (slug) => {
    const address = (await graphql(CategoryAddressDocument, { slug }, { timeout: lookupTimeoutMs }))
      .categoryAddress;
    return address === null ? null : { address, isGone: false };
  },
};

const withBreaker = createBackendBreaker();

/**
 * The current target of a product's or category's address, for every visitor. Other pages have no old addresses.
 * @param page first part of the path
 * @param slug in lower case
 * @throws BackendError when the backend does not answer within 150 ms, BreakerOpen after recent failures
 */
export async function readAddressState(page: string, slug: string): Promise<AddressState> {
  const lookUpAddress = Object.hasOwn(lookups, page) ? lookups[page] : undefined;
  if (!lookUpAddress) return { kind: 'open' };
  const knownAddress = await withBreaker(() => lookUpAddress(slug));
  if (knownAddress?.isGone) return { kind: 'gone' };
  return knownAddress && knownAddress.address !== slug
    ? { kind: 'moved', slug: knownAddress.address }
    : { kind: 'open' };
}

/** Whether a product was taken out of the range; false while the backend does not say. */
export const readIsGone = cache(async (slug: string): Promise<boolean> => {
  try {
    return (await readAddressState('vara', slug)).kind === 'gone';
  } catch (error) {
    if (!(error instanceof BreakerOpen)) logFailure('Looking up an address failed', error);
    return false;
  }
});
