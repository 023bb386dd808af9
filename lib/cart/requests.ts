import type { QueryClient } from '@tanstack/react-query';
import { removeFromCartDocument, updateCartDocument } from '../../graphql/generated/documents.ts';
import { readConfirmedCart } from './cart-change.ts';
import { contextHeaders } from '../visitor/context-version.ts';
import { BackendError } from '../io/backend-error.ts';
import { graphql } from '../io/graphql.ts';
import { track } from '../analytics/track.ts';
import { addUnits } from './add-units.ts';
import { showCartProblem } from './notices.ts';
import type { Cart } from './queries.ts';

/**
 * Updates, adds or removes (specification §4.6). Where the stock has shrunk since, the line gets what is left and the visitor
 * is notified. The line's id is looked up when the change runs: the one before may have created it.
 */
export async function requestUnitsInStock(
  client: QueryClient,
  productId: string,
  quantity: number,
): Promise<Cart> {
  try {
    return await requestUnits(client, productId, quantity);
  } catch (error) {
    const available = readAvailableUnits(error);
    if (available === 0 || available >= quantity) throw error;
    const cart = await requestUnits(client, productId, available);
    showCartProblem(productId, (error as BackendError).message);
    return cart;
  }
}

async function requestUnits(client: QueryClient, productId: string, quantity: number): Promise<Cart> {
  const cart = readConfirmedCart(client);
  const line = cart?.items.find((item) => item.product.id === productId);
  const headers = contextHeaders(client);
  if (!line) return cart && quantity === 0 ? cart : addMissingLine(client, productId, quantity);
  const cartItemId = line.id;
  return quantity === 0
    ? (await graphql(removeFromCartDocument, { cartItemId }, { headers })).removeFromCart
    : (await graphql(updateCartDocument, { cartItemId, quantity }, { headers })).updateCart;
}

async function addMissingLine(client: QueryClient, productId: string, quantity: number): Promise<Cart> {
  const cart = await addUnits(client, productId, quantity);
  track({ name: 'added', cart, productId, quantity });
  return cart;
}

/** Units left according to the backend, 0 where it does not say. */
function readAvailableUnits(error: unknown): number {
  if (!(error instanceof BackendError) || error.code !== 'FAILED_PRECONDITION') return 0;
  const available = error.details['available'];
  return typeof available === 'number' ? available : 0;
}
