import 'server-only';
import {
  CategoryAddressDocument,
  ProductAddressDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { backendBreaker } from './backend-breaker.ts';
import { graphql } from '../io/graphql.ts';

/** Milliseconds that a page waits for what is known of its address, before it answers for itself. */
const timeout = 150;

type AddressState =
  /** Right, or nothing that is known: its page answers. */
  { kind: 'open' } | { kind: 'gone' } | { kind: 'moved'; slug: string };

/** What is known of an address; null where nothing is. */
interface KnownAddress {
  address: string;
  isGone: boolean;
}

/** First part of a path → what asks for the address behind it. */
const lookups: Readonly<Record<string, (slug: string) => Promise<KnownAddress | null>>> = {
  vara: async (slugOrId) => (await graphql(ProductAddressDocument, { slugOrId }, { timeout })).productAddress,
  voruflokkur: async (slug) => {
    const address = (await graphql(CategoryAddressDocument, { slug }, { timeout })).categoryAddress;
    return address === null ? null : { address, isGone: false };
  },
};

const withBreaker = backendBreaker();

/**
 * What the address of a product or a category leads to for everybody. Other pages know no old addresses.
 * @param page first part of the path
 * @param slug in lower case
 * @throws BackendError when the backend does not answer within 150 ms, BreakerOpen when it did not lately
 */
export async function addressState(page: string, slug: string): Promise<AddressState> {
  const lookUp = Object.hasOwn(lookups, page) ? lookups[page] : undefined;
  if (!lookUp) return { kind: 'open' };
  const known = await withBreaker(() => lookUp(slug));
  if (known?.isGone) return { kind: 'gone' };
  return known && known.address !== slug ? { kind: 'moved', slug: known.address } : { kind: 'open' };
}
