import { availableQuantity, stockShortMessage } from '../../../../../lib/rules/orders/quantity.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { productsInOrder } from '../../catalogue/read-catalogue.ts';
import { seesPrices } from '../../session/abilities.ts';
import type { PricedCart } from '../priced-cart.ts';
import { checkSize, checkVisible, notFound, rowId } from './rules.ts';
import { deleteSaved, findSaved, mostSaved, putAside } from './saved-store.ts';
import { withSeenPrices } from './seen-prices.ts';
import { ownerOf, pricedCart } from '../carts.ts';
import * as store from './store.ts';

export type SavedItem = Awaited<ReturnType<typeof savedItems>>[number];
export interface SavedChange {
  cart: PricedCart;
  saved: SavedItem[];
}

/** What the visitor laid aside and may still see, the last first. */
export async function savedItems({ db, visitor }: Context) {
  const owner = ownerOf(visitor);
  const cart = owner && (await store.findCart(db, owner));
  return cart ? savedOf(db, cart.id, !seesPrices(visitor)) : [];
}

/** Moves a line out of the cart. */
export function saveForLater(context: Context, cartItemId: string): Promise<SavedChange> {
  const itemId = rowId(cartItemId);
  return changeSaved(context, async (tx, cart) => {
    const line = (await store.findLines(tx, cart.id)).find((one) => one.itemId === itemId);
    if (!line) throw notFound();
    if ((await findSaved(tx, cart.id)).length >= mostSaved)
      throw new ShopError(
        'FAILED_PRECONDITION',
        'Ekki er hægt að geyma fleiri vörur. Vinsamlegast eyðið fyrst vöru sem er geymd.',
      );
    await store.deleteItem(tx, cart.id, itemId);
    await putAside(tx, { cartId: cart.id, productId: line.product.id, quantity: line.quantity });
    return null;
  });
}

/** Puts goods back into the cart, as many as can be had; the others stay aside. @throws ShopError FAILED_PRECONDITION where none are left */
export function moveToCart(context: Context, savedItemId: string): Promise<SavedChange> {
  const id = rowId(savedItemId);
  return changeSaved(context, async (tx, cart) => {
    const saved = await deleteSaved(tx, cart.id, id);
    if (!saved) throw notFound();
    const guest = !seesPrices(context.visitor);
    const product = checkVisible(await store.findProduct(tx, saved.productId), guest);
    const held = (await store.findLines(tx, cart.id)).find((line) => line.product.id === product.id);
    const before = held?.quantity ?? 0;
    const available = availableQuantity(product);
    const quantity = Math.min(before + saved.quantity, available);
    if (quantity <= before)
      throw new ShopError('FAILED_PRECONDITION', stockShortMessage(available), { available });
    await store.setQuantity(tx, cart.id, product.id, quantity);
    const waiting = before + saved.quantity - quantity;
    if (waiting > 0) await putAside(tx, { cartId: cart.id, productId: product.id, quantity: waiting });
    return product.id;
  });
}

export function removeSavedItem(context: Context, savedItemId: string): Promise<SavedChange> {
  const id = rowId(savedItemId);
  return changeSaved(context, async (tx, cart) => {
    if (!(await deleteSaved(tx, cart.id, id))) throw notFound();
    return null;
  });
}

/** @param change answers the product that came into the cart */
async function changeSaved(
  context: Context,
  change: (tx: Database, cart: store.CartRow) => Promise<number | null>,
): Promise<SavedChange> {
  const { db, visitor } = context;
  const owner = ownerOf(visitor);
  if (!owner) throw notFound();
  return db.transaction(async (tx) => {
    const row = await store.touchCart(tx, owner);
    if (!row) throw notFound();
    const product = await change(tx, row);
    const cart = await pricedCart(tx, visitor, row);
    if (product !== null) checkSize(cart.lines);
    return {
      cart: product === null ? cart : await withSeenPrices(tx, cart, [product]),
      saved: await savedOf(tx, row.id, !seesPrices(visitor)),
    };
  });
}

async function savedOf(db: Database, cartId: number, guest: boolean) {
  const rows = await findSaved(db, cartId);
  const products = await productsInOrder(
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
