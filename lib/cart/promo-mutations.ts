import type { UseMutationResult } from '@tanstack/react-query';
import {
  ApplyPromoCodeDocument,
  RemovePromoCodeDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { useVisitorMutation } from '../visitor/visitor-mutation.ts';
import { cartMutationOptions, commitCart } from './cart-change.ts';
import type { Cart } from './queries.ts';

/** Applies a promo code; the answer replaces the cart. The error's text says why a code is refused. */
export function useApplyPromoCode(): UseMutationResult<Cart, Error, string> {
  return useVisitorMutation(ApplyPromoCodeDocument, {
    ...cartMutationOptions,
    variables: (code: string) => ({ code }),
    pick: (data) => data.applyPromoCode,
    onSuccess: (cart, _code, _onMutateResult, { client }) => commitCart(client, cart),
    failed: 'Applying the promo code failed',
  });
}

export function useRemovePromoCode(): UseMutationResult<Cart, Error, string> {
  return useVisitorMutation(RemovePromoCodeDocument, {
    ...cartMutationOptions,
    variables: (promoCodeId: string) => ({ promoCodeId }),
    pick: (data) => data.removePromoCode,
    onSuccess: (cart, _id, _onMutateResult, { client }) => commitCart(client, cart),
    failed: 'Removing the promo code failed',
  });
}
