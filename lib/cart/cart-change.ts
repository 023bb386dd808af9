import type { QueryClient } from '@tanstack/react-query';
import type { CartPartsFragment } from '../../graphql/generated/operations.ts';
import { noteLastChange } from './last-change.ts';
import { visitorKeys } from '../visitor/query-keys.ts';

type Cart = CartPartsFragment;

/**
 * The one queue of cart changes: requests run one after the other while the optimistic cart runs ahead. An answer is shown
 * only when no later change is chosen or in flight, so that quick clicks never jump back.
 */
export const cartMutationOptions = {
  mutationKey: ['change-cart'],
  scope: { id: 'cart' },
  meta: { signInAgain: true },
} as const;

/** How many changes were chosen but not sent yet: a burst of clicks is sent once. */
const unsentChanges = new WeakMap<QueryClient, number>();

/** Until a chosen change is sent, the answer to an earlier one would take it off the screen. */
export function countUnsentChange(client: QueryClient, difference: 1 | -1): void {
  unsentChanges.set(client, (unsentChanges.get(client) ?? 0) + difference);
}

/** Whether a change is chosen or in flight: its answer will be the whole cart. */
export function isCartChanging(client: QueryClient): boolean {
  return hasUnsentChange(client) || client.isMutating({ mutationKey: cartMutationOptions.mutationKey }) > 0;
}

function hasUnsentChange(client: QueryClient): boolean {
  return (unsentChanges.get(client) ?? 0) > 0;
}

/** Applies the change optimistically; the server's answer replaces it. */
export function applyOptimistic(client: QueryClient, change: (cart: Cart) => Cart): void {
  noteLastChange(Infinity);
  void client.cancelQueries({ queryKey: visitorKeys.cart });
  const currentCart = client.getQueryData<Cart>(visitorKeys.cart);
  if (!currentCart) return;
  if (!client.getQueryData(visitorKeys.confirmedCart))
    client.setQueryData(visitorKeys.confirmedCart, currentCart);
  client.setQueryData(visitorKeys.cart, change(currentCart));
}

/** The cart as the server last answered it. */
export function readConfirmedCart(client: QueryClient): Cart | undefined {
  return client.getQueryData<Cart>(visitorKeys.confirmedCart) ?? client.getQueryData<Cart>(visitorKeys.cart);
}

/** Call when a change succeeded. */
export function commitCart(client: QueryClient, answer: Cart): void {
  client.setQueryData(visitorKeys.confirmedCart, answer);
  noteLastChange(Date.now());
  if (isLastCartMutation(client)) showCart(client, answer);
  void client.invalidateQueries({ queryKey: visitorKeys.checkout });
}

/** Call when a change failed: rolls back to the last answer and refetches, because the stock may have changed. */
export function rollbackCart(client: QueryClient): void {
  if (!isLastCartMutation(client)) return;
  showCart(client, readConfirmedCart(client));
  void client.invalidateQueries({ queryKey: visitorKeys.cart });
}

function showCart(client: QueryClient, cart: Cart | undefined): void {
  // A read that began before the change was answered would bring back the cart without it.
  void client.cancelQueries({ queryKey: visitorKeys.cart });
  if (cart) client.setQueryData(visitorKeys.cart, cart);
  client.removeQueries({ queryKey: visitorKeys.confirmedCart });
}

/** The change that is being settled still counts as one. */
function isLastCartMutation(client: QueryClient): boolean {
  return !hasUnsentChange(client) && client.isMutating({ mutationKey: cartMutationOptions.mutationKey }) <= 1;
}
