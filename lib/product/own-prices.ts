import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { OwnPricesDocument } from '../../graphql/generated/documents.ts';
import type { OwnPricesQuery } from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../visitor/query-keys.ts';

type OwnPrice = OwnPricesQuery['productPage']['products'][number];

/** Null where the visitor may not see the product any more. */
export function ownPriceQuery(productId: string) {
  return queryOptions({
    queryKey: [...visitorKeys.ownPrices, productId],
    queryFn: () => requestInBatch(productId),
  });
}

/** The signed-in visitor's price and stock of a product that a public page shows. */
export function useOwnPrice(productId: string, enabled = true): UseQueryResult<OwnPrice | null> {
  return useQuery({ ...ownPriceQuery(productId), enabled });
}

/** The backend answers at most this many ids at once. */
const idsPerCall = 50;

interface Waiting {
  id: string;
  resolve: (price: OwnPrice | null) => void;
  reject: (error: unknown) => void;
}

let waiting: Waiting[] = [];

/** Every card of a page asks for its own product in the same moment; one call asks for all. */
function requestInBatch(id: string): Promise<OwnPrice | null> {
  return new Promise((resolve, reject) => {
    if (waiting.length === 0) setTimeout(() => void sendBatch(), 0);
    waiting.push({ id, resolve, reject });
  });
}

async function sendBatch(): Promise<void> {
  const all = waiting;
  waiting = [];
  for (let from = 0; from < all.length; from += idsPerCall)
    await fetchOwnPrices(all.slice(from, from + idsPerCall));
}

async function fetchOwnPrices(asked: Waiting[]): Promise<void> {
  try {
    const { productPage } = await graphql(OwnPricesDocument, { ids: asked.map(({ id }) => id) });
    const byId = new Map(productPage.products.map((product) => [product.id, product]));
    for (const { id, resolve } of asked) resolve(byId.get(id) ?? null);
  } catch (error) {
    for (const { reject } of asked) reject(error);
  }
}
