import type { CustomerTerms } from '../../../../lib/rules/money/product-price.ts';
import { dayMs } from '../../../../lib/rules/dates/durations.ts';
import { padKeyDays } from '../../../../lib/rules/orders/pad/limits.ts';
import { availableQuantity } from '../../../../lib/rules/orders/quantity.ts';
import type { Session, Visitor } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { readVisitorTerms } from '../pricing/customer-terms.ts';
import { readCartPromoId, readCartPromo, setCartPromo } from '../promo/promo-codes.ts';
import { seesPrices } from '../session/abilities.ts';
import { hashCookie } from '../session/cookies.ts';
import { priceCart, type PricedCart } from './priced-cart.ts';
import { deleteAdditionAnswers } from './internal/addition-store.ts';
import { isBuyable, trackRoom } from './internal/rules.ts';
import { hasSavedItems, transferSavedItems } from './internal/saved-store.ts';
import * as store from './internal/store.ts';

/** Guests' carts are deleted this long after the last change (days). */
export const guestCartDays = 60;
/** How long the answer for several lines is replayed (days): an order pad may be without a connection for weeks. */
const additionAnswerDays = padKeyDays;

/** The owner of the visitor's cart; null for a guest who never had one. */
export function cartOwner({ session, cartKey }: Visitor): store.Owner | null {
  if (session?.punchOut) return { punchOutId: session.punchOut.id };
  if (session) return ownerOf(session);
  return cartKey === null ? null : { cookieHash: hashCookie(cartKey) };
}

/** Who orders, and for whom. */
type Buyer = Pick<Session, 'actorId' | 'customerId'>;

const ownerOf = ({ actorId, customerId }: Buyer): store.Owner => ({ customerId, personId: actorId });

/** Lines that the visitor adds are theirs. */
export function lineTarget({ session }: Visitor, cartId: number) {
  return { cartId, addedById: session?.actorId ?? null };
}

/**
 * The visitor's cart at current prices. Reading creates nothing.
 * @param readTerms where the request reads them for more than the cart
 */
export async function readCart(
  db: Database,
  visitor: Visitor,
  readTerms?: () => Promise<CustomerTerms | null>,
): Promise<PricedCart> {
  const owner = cartOwner(visitor);
  const row = owner && (await store.findCart(db, owner));
  return pricedCart(db, visitor, row, readTerms);
}

/** As readCart, for a cart whose row is known. */
export async function pricedCart(
  db: Database,
  visitor: Visitor,
  row: store.CartRow | null,
  readTerms = () => readVisitorTerms(db, visitor),
): Promise<PricedCart> {
  if (!row) return priceCart(null, [], null);
  const lines = await store.findLines(db, row.id);
  const guest = !seesPrices(visitor);
  const buyable = lines.filter(({ product }) => isBuyable(product, guest));
  const { promo, lapsed } = await readCartPromo(db, row.id, visitor.session?.customerId ?? null);
  return priceCart(row, buyable, await readTerms(), promo, lapsed);
}

export type CartRow = store.CartRow;
export type CartLine = Awaited<ReturnType<typeof store.findLines>>[number];

/** The lines of a cart whose products are still in the range, without prices. */
export function cartLines(db: Database, cartId: number): Promise<CartLine[]> {
  return store.findLines(db, cartId);
}

/** Products as lines that are in no cart; those removed from the range are left out. */
export async function toCartLines(
  db: Database,
  units: readonly { productId: number; quantity: number }[],
): Promise<CartLine[]> {
  const ids = units.map(({ productId }) => productId);
  const products = new Map((await store.findProducts(db, ids)).map((product) => [product.id, product]));
  return units.flatMap(({ productId, quantity }) => {
    const product = products.get(productId);
    return product ? [{ itemId: 0, quantity, seenUnitPrice: null, author: null, product }] : [];
  });
}

/** Locks a cart until the transaction ends and increments its version; null when there is none. */
export function lockCart(tx: Database, cartId: number): Promise<store.CartRow | null> {
  return store.touchCart(tx, { id: cartId });
}

/** Id of a buyer's cart, created when missing; its version stays. */
export async function buyersCartId(tx: Database, buyer: Buyer): Promise<number> {
  const found = await buyersCart(tx, buyer);
  return (found ?? (await store.touchOrCreateCart(tx, ownerOf(buyer)))).id;
}

/** A buyer's cart; null when there is none. */
export function buyersCart(db: Database, buyer: Buyer): Promise<store.CartRow | null> {
  return store.findCart(db, ownerOf(buyer));
}

/** The carts of a customer's own people, without those that agents have with it. */
export const peoplesCarts = store.findCartsOfPeople;

/** A buyer's cart, locked until the transaction ends, with its lines; null when there is none. */
export async function lockBuyersCart(
  tx: Database,
  buyer: Buyer,
): Promise<{ cartId: number; lines: CartLine[] } | null> {
  const row = await store.lockCart(tx, ownerOf(buyer));
  return row && { cartId: row.id, lines: await store.findLines(tx, row.id) };
}

/** Takes lines out of a cart that is locked, and increments its version. */
export async function takeLines(tx: Database, cartId: number, lines: readonly CartLine[]): Promise<void> {
  await store.touchCart(tx, { id: cartId });
  await store.deleteItems(
    tx,
    lines.map(({ itemId }) => itemId),
  );
}

/** Subtracts sold units from a cart, at most what it holds, and increments its version. */
export async function takeFromCart(
  tx: Database,
  cartId: number,
  sold: readonly { productId: number; quantity: number }[],
): Promise<void> {
  const cart = await store.touchCart(tx, { id: cartId });
  if (!cart) return;
  await store.subtractUnits(tx, cart.id, sold);
  // A promo code is for one order.
  await setCartPromo(tx, cart.id, null);
}

/**
 * Adds a guest's lines to the own cart of the customer who signed in, as far as stock and cart limits allow, and deletes the guest's cart.
 * @param cartKey value of the guest's cookie
 */
export async function mergeGuestCart(tx: Database, cartKey: string, customerId: number): Promise<void> {
  const guestCart = await store.touchCart(tx, { cookieHash: hashCookie(cartKey) });
  if (!guestCart) return;
  const incoming = await store.findLines(tx, guestCart.id);
  const owner = ownerOf({ actorId: customerId, customerId });
  if (incoming.length > 0) {
    const own = await store.touchOrCreateCart(tx, owner);
    await store.setQuantities(
      tx,
      { cartId: own.id, addedById: customerId },
      mergeLines(await store.findLines(tx, own.id), incoming),
    );
    const promoId = await readCartPromoId(tx, guestCart.id);
    if (promoId !== null && (await readCartPromoId(tx, own.id)) === null)
      await setCartPromo(tx, own.id, promoId);
  }
  if (await hasSavedItems(tx, guestCart.id)) {
    const own = await store.touchOrCreateCart(tx, owner);
    await transferSavedItems(tx, guestCart.id, own.id);
  }
  await store.deleteCart(tx, guestCart.id);
}

/** Lines that change when the others are added to them. */
function mergeLines(own: readonly CartLine[], incoming: readonly CartLine[]) {
  const held = new Map(own.map((line) => [line.product.id, line.quantity]));
  const room = trackRoom(own);
  return incoming.flatMap(({ product, quantity }) => {
    const before = held.get(product.id) ?? 0;
    const after = Math.min(before + quantity, availableQuantity(product));
    const fits = after > before && room.take(product, before, after - before);
    return fits ? [{ productId: product.id, quantity: after }] : [];
  });
}

/** Deletes abandoned guest carts, and recorded answers that are too old to be replayed. */
export async function sweepGuestCarts(db: Database): Promise<void> {
  await store.deleteIdleGuestCarts(db, new Date(Date.now() - guestCartDays * dayMs));
  await deleteAdditionAnswers(db, new Date(Date.now() - additionAnswerDays * dayMs));
}
