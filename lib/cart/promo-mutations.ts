import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import {
  ApplyPromoCodeDocument,
  RemovePromoCodeDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { cartChange, confirm } from './cart-change.ts';
import { contextHeaders } from '../visitor/context-version.ts';
import { graphql } from '../io/graphql.ts';
import { logFailure } from '../io/log.ts';
import type { Cart } from './queries.ts';

/** Puts a code on the cart; the answer replaces the cart. Why one does not count is the error's text. */
export function useApplyPromoCode(): UseMutationResult<Cart, Error, string> {
  return useMutation({
    ...cartChange,
    mutationFn: async (code, { client }) =>
      (await graphql(ApplyPromoCodeDocument, { code }, { headers: contextHeaders(client) })).applyPromoCode,
    onSuccess: (cart, _code, _shown, { client }) => confirm(client, cart),
    onError: (error) => logFailure('Applying the promo code failed', error),
  });
}

export function useRemovePromoCode(): UseMutationResult<Cart, Error, string> {
  return useMutation({
    ...cartChange,
    mutationFn: async (promoCodeId, { client }) =>
      (await graphql(RemovePromoCodeDocument, { promoCodeId }, { headers: contextHeaders(client) }))
        .removePromoCode,
    onSuccess: (cart, _id, _shown, { client }) => confirm(client, cart),
    onError: (error) => logFailure('Removing the promo code failed', error),
  });
}
