import 'server-only';
import {
  CategoryAddressDocument,
  ProductAddressDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { graphql } from '../io/graphql.ts';

/** Milliseconds in which an address that was right is not asked for again: its page itself tells sooner when it is not. */
const trustedMs = 60_000;
/** So many addresses are remembered, whatever the size of the catalogue. */
const mostTrusted = 5_000;

const trustedUntil = new Map<string, number>();

export type AddressState =
  /** Right, or nothing that is known: its page answers. */
  { kind: 'open' } | { kind: 'gone' } | { kind: 'moved'; slug: string };

/** What is known of an address; null where nothing is. */
interface Found {
  address: string;
  isGone: boolean;
}

/** First part of a path → what asks for the address behind it. */
const lookups: Readonly<Record<string, (slug: string) => Promise<Found | null>>> = {
  vara: async (slugOrId) => (await graphql(ProductAddressDocument, { slugOrId })).productAddress,
  voruflokkur: async (slug) => {
    const address = (await graphql(CategoryAddressDocument, { slug })).categoryAddress;
    return address === null ? null : { address, isGone: false };
  },
};

/**
 * What the address of a product or a category leads to for everybody. Other pages know no old addresses.
 * @param page first part of the path
 * @param slug in lower case
 * @throws BackendError when the backend does not answer
 */
export async function addressState(page: string, slug: string, now = Date.now()): Promise<AddressState> {
  const find = Object.hasOwn(lookups, page) ? lookups[page] : undefined;
  const key = `${page}/${slug}`;
  if (!find || (trustedUntil.get(key) ?? 0) > now) return { kind: 'open' };
  const found = await find(slug);
  if (found?.isGone) return { kind: 'gone' };
  if (found && found.address !== slug) return { kind: 'moved', slug: found.address };
  trust(key, now + trustedMs);
  return { kind: 'open' };
}

function trust(key: string, until: number): void {
  trustedUntil.delete(key);
  trustedUntil.set(key, until);
  const [oldest] = trustedUntil.keys();
  if (trustedUntil.size > mostTrusted && oldest !== undefined) trustedUntil.delete(oldest);
}
