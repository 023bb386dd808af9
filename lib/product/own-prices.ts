import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { OwnPricesDocument } from '../../graphql/generated/documents.ts';
import type { OwnPricesQuery } from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { ownPriceKey } from '../visitor/query-keys.ts';

export type OwnPrice = OwnPricesQuery['productPage']['products'][number];

/** Null where the visitor may not see the product any more. */
export function ownPriceQuery(productId: string) {
  return queryOptions({
    queryKey: ownPriceKey(productId),
    queryFn: () => requestInBatch(productId),
  });
}

/** The signed-in visitor's price and stock of a product that a public page shows. */
export function useOwnPrice(productId: string, enabled = true): UseQueryResult<OwnPrice | null> {
  return useQuery({ ...ownPriceQuery(productId), enabled });
}

/** The backend answers at most this many ids at once. */
const maximumBatchSize = 50;

interface PendingPrice {
  id: string;
  resolve: (price: OwnPrice | null) => void;
  reject: (error: unknown) => void;
}

let pendingPrices: PendingPrice[] = [];

/** Every card of a page asks for its own product in the same moment; one call asks for all. */
function requestInBatch(id: string): Promise<OwnPrice | null> {
  return new Promise((resolve, reject) => {
    // A microtask: after a switch of the customer, a task would wait until everything is drawn again.
    if (pendingPrices.length === 0) queueMicrotask(() => void sendBatch());
    pendingPrices.push({ id, resolve, reject });
  });
}

async function sendBatch(): Promise<void> {
  const allPending = pendingPrices;
  pendingPrices = [];
  for (let from = 0; from < allPending.length; from += maximumBatchSize)
    await fetchOwnPrices(allPending.slice(from, from + maximumBatchSize));
}

async function fetchOwnPrices(batch: PendingPrice[]): Promise<void> {
  try {
    const { productPage } = await graphql(OwnPricesDocument, { ids: batch.map(({ id }) => id) });
    const byId = new Map(productPage.products.map((product) => [product.id, product]));
    for (const { id, resolve } of batch) resolve(byId.get(id) ?? null);
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}
