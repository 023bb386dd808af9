import type { QueryClient } from '@tanstack/react-query';
import {
  FavoriteProductDocument,
  unFavoriteProductDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { sendVisitorMutation, visitorMutationOptions } from '../visitor/visitor-mutation.ts';
import { ownPriceQuery } from './own-prices.ts';

/**
 * Makes a product a favourite (true) or no favourite (false); an error leaves what the backend said before. Changes of one product go
 * one after the other, so that the last press counts. No hook: a page full of cards must not hold a mutation for each heart.
 */
export function setFavorite(client: QueryClient, productId: string, isFavorite: boolean): Promise<boolean> {
  const common = {
    scope: { id: `favorite-${productId}` },
    onSuccess: (answer: boolean) => commitFavorite(client, productId, answer),
    failed: 'Changing a favourite failed',
  };
  const options = isFavorite
    ? visitorMutationOptions(FavoriteProductDocument, { ...common, pick: (data) => data.favoriteProduct })
    : visitorMutationOptions(unFavoriteProductDocument, {
        ...common,
        pick: (data) => data.unFavoriteProduct,
      });
  return sendVisitorMutation(client, options, { productId });
}

async function commitFavorite(client: QueryClient, productId: string, isFavorite: boolean): Promise<void> {
  const { queryKey } = ownPriceQuery(productId);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (own) => own && { ...own, isFavorite });
  // Where nothing was known of the product yet, or it was asked for before the change.
  if (!client.getQueryData(queryKey)) await client.invalidateQueries({ queryKey });
}
