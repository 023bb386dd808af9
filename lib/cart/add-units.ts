import type { QueryClient } from '@tanstack/react-query';
import { addToCartDocument } from '../../graphql/generated/documents.ts';
import { contextHeaders } from '../visitor/context-version.ts';
import { graphql } from '../io/graphql.ts';
import type { Cart } from './queries.ts';

/** Adds units on top of what the cart holds. */
export async function addUnits(client: QueryClient, productId: string, quantity: number): Promise<Cart> {
  const headers = contextHeaders(client);
  return (await graphql(addToCartDocument, { productId, quantity }, { headers })).addToCart;
}
