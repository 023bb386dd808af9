import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { seesPrices } from '../../session/abilities.ts';
import { cartToFill, keepCookie } from './filled-cart.ts';
import type { PricedCart } from '../priced-cart.ts';
import { withSeenPrices } from './seen-prices.ts';
import { checkQuantity, checkSize, checkVisible, notFound, rowId } from './rules.ts';
import { ownerOf, pricedCart } from '../carts.ts';
import * as store from './store.ts';

/** Adds units on top of what the line holds. Every change locks the cart first, so that two at once add up. */
export async function addToCart(context: Context, productId: string, quantity: number): Promise<PricedCart> {
  if (!(quantity > 0)) throw new ShopError('BAD_REQUEST');
  const id = rowId(productId);
  const { db, visitor } = context;
  const guest = !seesPrices(visitor);
  const { cart: filled, token } = await db.transaction(async (tx) => {
    const product = checkVisible(await store.findProduct(tx, id), guest);
    const made = await cartToFill(tx, context);
    const lines = await store.findLines(tx, made.row.id);
    const held = lines.find((line) => line.product.id === id)?.quantity ?? 0;
    checkQuantity(product, held + quantity);
    await store.setQuantity(tx, made.row.id, id, held + quantity);
    const cart = await changedCart(tx, context, made.row, id);
    checkSize(cart.lines);
    return { cart, token: made.token };
  });
  keepCookie(context, token);
  return filled;
}

/** Sets a line's quantity; 0 removes the line. */
export async function updateCart(
  context: Context,
  cartItemId: string,
  quantity: number,
): Promise<PricedCart> {
  return changeLine(context, cartItemId, async (tx, cart, itemId) => {
    const line = (await store.findLines(tx, cart.id)).find((one) => one.itemId === itemId);
    if (!line) throw notFound();
    checkQuantity(line.product, quantity);
    if (quantity === 0) {
      await store.deleteItem(tx, cart.id, itemId);
      return null;
    }
    const product = checkVisible(line.product, !seesPrices(context.visitor));
    await store.setQuantity(tx, cart.id, product.id, quantity);
    return { productId: product.id, grew: quantity > line.quantity };
  });
}

export async function removeFromCart(context: Context, cartItemId: string): Promise<PricedCart> {
  return changeLine(context, cartItemId, async (tx, cart, itemId) => {
    if (!(await store.deleteItem(tx, cart.id, itemId))) throw notFound();
    return null;
  });
}

/** @param change answers the product whose line the visitor now knows the price of */
async function changeLine(
  context: Context,
  cartItemId: string,
  change: (
    tx: Database,
    cart: store.CartRow,
    itemId: number,
  ) => Promise<{ productId: number; grew: boolean } | null>,
): Promise<PricedCart> {
  const itemId = rowId(cartItemId);
  const owner = ownerOf(context.visitor);
  if (!owner) throw notFound();
  const cart = await context.db.transaction(async (tx) => {
    const row = await store.touchCart(tx, owner);
    if (!row) throw notFound();
    const changed = await change(tx, row, itemId);
    const left = await changedCart(tx, context, row, changed?.productId ?? null);
    if (changed?.grew) checkSize(left.lines);
    return left;
  });
  keepCookie(context, context.visitor.cartKey);
  return cart;
}

async function changedCart(
  tx: Database,
  { visitor }: Context,
  row: store.CartRow,
  seenProduct: number | null,
): Promise<PricedCart> {
  const cart = await pricedCart(tx, visitor, row);
  return seenProduct === null ? cart : withSeenPrices(tx, cart, [seenProduct]);
}
