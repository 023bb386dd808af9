import { availableQuantity, stockShortMessage } from '../../../../../lib/rules/orders/quantity.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { readProductsByIds } from '../../catalogue/read-catalogue.ts';
import { seesPrices } from '../../session/abilities.ts';
import type { PricedCart } from '../priced-cart.ts';
import { checkSize, checkVisible, notFoundError, requireRowId } from './rules.ts';
import { deleteSavedItem, findSavedItems, maxSavedItems, saveItem } from './saved-store.ts';
import { recordSeenPrices } from './seen-prices.ts';
import { cartOwner, lineTarget, pricedCart } from '../carts.ts';
import * as store from './store.ts';

type SavedItem = Awaited<ReturnType<typeof readSavedItems>>[number];
export interface SavedItemsChange {
  cart: PricedCart;
  saved: SavedItem[];
}

/** The visitor's saved items that they may still see, latest first. */
export async function readSavedItems({ db, visitor }: Context) {
  const owner = cartOwner(visitor);
  const cart = owner && (await store.findCart(db, owner));
  return cart ? findVisibleSavedItems(db, cart.id, !seesPrices(visitor)) : [];
}

/** Moves a line out of the cart. */
export function saveForLater(context: Context, cartItemId: string): Promise<SavedItemsChange> {
  const itemId = requireRowId(cartItemId);
  return changeSavedItems(context, async (tx, cart) => {
    const line = (await store.findLines(tx, cart.id)).find((one) => one.itemId === itemId);
    if (!line) throw notFoundError();
    if ((await findSavedItems(tx, cart.id)).length >= maxSavedItems)
      throw new ShopError(
        'FAILED_PRECONDITION',
        'Ekki er hægt að geyma fleiri vörur. Vinsamlegast eyðið fyrst vöru sem er geymd.',
      );
    await store.deleteItem(tx, cart.id, itemId);
    await saveItem(tx, { cartId: cart.id, productId: line.product.id, quantity: line.quantity });
    return null;
  });
}

/**
 * Moves a saved item back into the cart, as many units as are available; the others stay saved. @throws ShopError
 * FAILED_PRECONDITION when none are available
 */
export function moveToCart(context: Context, savedItemId: string): Promise<SavedItemsChange> {
  const id = requireRowId(savedItemId);
  return changeSavedItems(context, async (tx, cart) => {
    const remainingItem = await deleteSavedItem(tx, cart.id, id);
    if (!remainingItem) throw notFoundError();
    const guest = !seesPrices(context.visitor);
    const product = checkVisible(await store.findProduct(tx, remainingItem.productId), guest);
    const held = (await store.findLines(tx, cart.id)).find((line) => line.product.id === product.id);
    const before = held?.quantity ?? 0;
    const available = availableQuantity(product);
    const quantity = Math.min(before + remainingItem.quantity, available);
    if (quantity <= before)
      throw new ShopError('FAILED_PRECONDITION', stockShortMessage(available), { available });
    const target = lineTarget(context.visitor, cart.id);
    await store.setQuantities(tx, target, [{ productId: product.id, quantity }]);
    const unitsLeft = before + remainingItem.quantity - quantity;
    if (unitsLeft > 0) await saveItem(tx, { cartId: cart.id, productId: product.id, quantity: unitsLeft });
    return product.id;
  });
}

export function removeSavedItem(context: Context, savedItemId: string): Promise<SavedItemsChange> {
  const id = requireRowId(savedItemId);
  return changeSavedItems(context, async (tx, cart) => {
    if (!(await deleteSavedItem(tx, cart.id, id))) throw notFoundError();
    return null;
  });
}

/** @param change returns the product that was moved into the cart */
async function changeSavedItems(
  context: Context,
  change: (tx: Database, cart: store.CartRow) => Promise<number | null>,
): Promise<SavedItemsChange> {
  const { db, visitor } = context;
  const owner = cartOwner(visitor);
  if (!owner) throw notFoundError();
  return db.transaction(async (tx) => {
    const row = await store.touchCart(tx, owner);
    if (!row) throw notFoundError();
    const product = await change(tx, row);
    const cart = await pricedCart(tx, visitor, row);
    if (product !== null) checkSize(cart.lines);
    return {
      cart: product === null ? cart : await recordSeenPrices(tx, cart, [product]),
      saved: await findVisibleSavedItems(tx, row.id, !seesPrices(visitor)),
    };
  });
}

async function findVisibleSavedItems(db: Database, cartId: number, guest: boolean) {
  const rows = await findSavedItems(db, cartId);
  const products = await readProductsByIds(
    db,
    rows.map(({ productId }) => productId),
    guest,
  );
  const byId = new Map(products.map((product) => [product.id, product]));
  return rows.flatMap(({ id, productId, quantity }) => {
    const product = byId.get(productId);
    return product ? [{ id: String(id), quantity, product }] : [];
  });
}
