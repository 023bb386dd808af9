import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { seesPrices } from '../../session/abilities.ts';
import { findOrCreateCart, setCartCookie } from './find-or-create-cart.ts';
import type { PricedCart } from '../priced-cart.ts';
import { recordSeenPrices } from './seen-prices.ts';
import { checkQuantity, checkSize, checkVisible, notFoundError, requireRowId } from './rules.ts';
import { cartOwner, lineTarget, pricedCart } from '../carts.ts';
import * as store from './store.ts';

/** Adds units to a line. Every change locks the cart first, so that concurrent ones add up. */
export async function addToCart(context: Context, productId: string, quantity: number): Promise<PricedCart> {
  if (!(quantity > 0)) throw new ShopError('BAD_REQUEST');
  const id = requireRowId(productId);
  const { db, visitor } = context;
  const guest = !seesPrices(visitor);
  const { cart: cartWithToken, token } = await db.transaction(async (tx) => {
    const product = checkVisible(await store.findProduct(tx, id), guest);
    const made = await findOrCreateCart(tx, context);
    const lines = await store.findLines(tx, made.row.id);
    const held = lines.find((line) => line.product.id === id)?.quantity ?? 0;
    checkQuantity(product, held + quantity);
    await store.setQuantities(tx, lineTarget(visitor, made.row.id), [
      { productId: id, quantity: held + quantity },
    ]);
    const cart = await readChangedCart(tx, context, made.row, id);
    checkSize(cart.lines);
    return { cart, token: made.token };
  });
  setCartCookie(context, token);
  return cartWithToken;
}

/** Sets a line's quantity; 0 removes the line. */
export async function updateCart(
  context: Context,
  cartItemId: string,
  quantity: number,
): Promise<PricedCart> {
  return changeLine(context, cartItemId, async (tx, cart, itemId) => {
    const line = (await store.findLines(tx, cart.id)).find((one) => one.itemId === itemId);
    if (!line) throw notFoundError();
    checkQuantity(line.product, quantity);
    if (quantity === 0) {
      await store.deleteItem(tx, cart.id, itemId);
      return null;
    }
    const product = checkVisible(line.product, !seesPrices(context.visitor));
    await store.setQuantities(tx, lineTarget(context.visitor, cart.id), [
      { productId: product.id, quantity },
    ]);
    return { productId: product.id, hasGrown: quantity > line.quantity };
  });
}

export async function removeFromCart(context: Context, cartItemId: string): Promise<PricedCart> {
  return changeLine(context, cartItemId, async (tx, cart, itemId) => {
    if (!(await store.deleteItem(tx, cart.id, itemId))) throw notFoundError();
    return null;
  });
}

/** @param change returns the product whose line's price the visitor has now seen */
async function changeLine(
  context: Context,
  cartItemId: string,
  change: (
    tx: Database,
    cart: store.CartRow,
    itemId: number,
  ) => Promise<{ productId: number; hasGrown: boolean } | null>,
): Promise<PricedCart> {
  const itemId = requireRowId(cartItemId);
  const owner = cartOwner(context.visitor);
  if (!owner) throw notFoundError();
  const cart = await context.db.transaction(async (tx) => {
    const row = await store.touchCart(tx, owner);
    if (!row) throw notFoundError();
    const changed = await change(tx, row, itemId);
    const remaining = await readChangedCart(tx, context, row, changed?.productId ?? null);
    if (changed?.hasGrown) checkSize(remaining.lines);
    return remaining;
  });
  setCartCookie(context, context.visitor.cartKey);
  return cart;
}

async function readChangedCart(
  tx: Database,
  { visitor }: Context,
  row: store.CartRow,
  seenProduct: number | null,
): Promise<PricedCart> {
  const cart = await pricedCart(tx, visitor, row);
  return seenProduct === null ? cart : recordSeenPrices(tx, cart, [seenProduct]);
}
