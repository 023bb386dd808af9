import { afterAll, beforeAll } from 'vitest';
import { addToCartDocument, CartDocument } from '../../graphql/generated/documents.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

export let shop: Shop;

/** Registers the hooks of this setting for the test file that calls it. */
export function setUpCart(): void {
  beforeAll(async () => {
    shop = await testShop();
  });
  afterAll(() => shop.connection.close());
}

export const cartOf = async (visitor: Visitor) => (await visitor.ask(CartDocument, {})).cart;

export const add = async (visitor: Visitor, productId: number, quantity: number) =>
  (await visitor.ask(addToCartDocument, { productId: String(productId), quantity })).addToCart;
