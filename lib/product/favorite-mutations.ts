import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import {
  FavoriteProductDocument,
  unFavoriteProductDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { contextHeaders } from '../visitor/context-version.ts';
import { graphql } from '../io/graphql.ts';
import { logFailure } from '../io/log.ts';
import { ownPriceQuery } from './own-prices.ts';

/**
 * Makes a product a favourite (true) or no favourite (false); an error leaves what the backend said before. Changes of one product go
 * one after the other, so that the last press counts. No hook: a page full of cards must not hold a mutation for each heart.
 */
export function setFavorite(client: QueryClient, productId: string, wanted: boolean): Promise<boolean> {
  const options = client.defaultMutationOptions(settingFavorite(productId));
  return client.getMutationCache().build(client, options).execute(wanted);
}

function settingFavorite(productId: string): MutationOptions<boolean, Error, boolean> {
  return {
    scope: { id: `favorite-${productId}` },
    mutationFn: (wanted, { client }) => send(client, productId, wanted),
    onSuccess: async (isFavorite, _wanted, _shown, { client }) => {
      const { queryKey } = ownPriceQuery(productId);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (own) => own && { ...own, isFavorite });
      // Where nothing was known of the product yet, or it was asked for before the change.
      if (!client.getQueryData(queryKey)) await client.invalidateQueries({ queryKey });
    },
    onError: (error) => logFailure('Changing a favourite failed', error),
  };
}

async function send(client: QueryClient, productId: string, wanted: boolean): Promise<boolean> {
  const headers = contextHeaders(client);
  return wanted
    ? (await graphql(FavoriteProductDocument, { productId }, { headers })).favoriteProduct
    : (await graphql(unFavoriteProductDocument, { productId }, { headers })).unFavoriteProduct;
}
