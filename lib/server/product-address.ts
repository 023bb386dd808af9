import 'server-only';
import { ProductAddressDocument } from '../../graphql/generated/documents-on-demand.ts';
import { graphql } from '../io/graphql.ts';

/** Milliseconds in which an address that was right is not asked for again: its page itself tells sooner when it is not. */
const trustedMs = 60_000;
/** So many addresses are remembered, whatever the size of the catalogue. */
const mostTrusted = 5_000;

const trustedUntil = new Map<string, number>();

export type AddressState =
  /** A product, or nothing that is known: its page answers. */
  { kind: 'open' } | { kind: 'gone' } | { kind: 'moved'; slug: string };

/**
 * What a product's address, in lower case, leads to for everybody.
 * @throws BackendError when the backend does not answer
 */
export async function addressState(slug: string, now = Date.now()): Promise<AddressState> {
  if ((trustedUntil.get(slug) ?? 0) > now) return { kind: 'open' };
  const { productAddress } = await graphql(ProductAddressDocument, { slugOrId: slug });
  if (productAddress?.isGone) return { kind: 'gone' };
  if (productAddress && productAddress.address !== slug)
    return { kind: 'moved', slug: productAddress.address };
  trust(slug, now + trustedMs);
  return { kind: 'open' };
}

function trust(slug: string, until: number): void {
  trustedUntil.delete(slug);
  trustedUntil.set(slug, until);
  const [oldest] = trustedUntil.keys();
  if (trustedUntil.size > mostTrusted && oldest !== undefined) trustedUntil.delete(oldest);
}
