import { availableQuantity, quantityProblem } from '../../../../lib/rules/orders/quantity.ts';
import { maximumQuickOrderLines } from '../../../../lib/rules/orders/quick-order/limits.ts';
import { onlyLeftMessage } from '../../../../lib/rules/orders/quick-order/fit-quantity.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import type { AdditionAnswer } from '../../db/schema/carts.ts';
import { ShopError } from '../../errors.ts';
import { hashInput } from '../../hash-input.ts';
import { seesPrices } from '../session/abilities.ts';
import * as additions from './internal/addition-store.ts';
import { findOrCreateCart, setCartCookie } from './internal/find-or-create-cart.ts';
import type { PricedCart } from './priced-cart.ts';
import { checkVisible, parseRowId, trackRoom, tooLargeError } from './internal/rules.ts';
import { recordSeenPrices } from './internal/seen-prices.ts';
import { lineTarget, pricedCart } from './carts.ts';
import * as store from './internal/store.ts';

interface Addition {
  productId: string;
  /** Units. */
  quantity: number;
  /** Who put it together before, and when; the visitor and now for null. */
  author?: { id: number; at: Date } | null;
}

/**
 * Adds several lines, each as far as stock allows; a line that cannot be added does not block the others. The cart is locked
 * first, so that of two concurrent requests with one key the second waits and gets the first one's answer.
 * @param source what the key is valid for; without it, the lines
 * @throws ShopError BAD_REQUEST for no lines, too many, or a key that was used for something else
 */
export async function addLinesToCart(
  context: Context,
  key: string,
  lines: readonly Addition[],
  source: unknown = null,
): Promise<{ cart: PricedCart; lines: AdditionAnswer[] }> {
  if (lines.length === 0 || lines.length > maximumQuickOrderLines) throw new ShopError('BAD_REQUEST');
  const requestedLines = mergeLines(lines);
  return addOnce(context, { key, source: source ?? requestedLines }, (tx, cartId) =>
    addWhatFits(tx, context, cartId, requestedLines),
  );
}

/**
 * Changes the visitor's cart once for a key, and answers a repeated one as the first.
 * @param source what the key is valid for
 * @param add changes the locked cart; answers the outcome of each line
 * @throws ShopError BAD_REQUEST for a key that was used for something else
 */
export async function addOnce<Answer extends AdditionAnswer>(
  context: Context,
  { key, source }: { key: string; source: unknown },
  add: (tx: Database, cartId: number) => Promise<Answer[]>,
): Promise<{ cart: PricedCart; lines: Answer[] }> {
  if (!/^[\w-]{8,64}$/.test(key)) throw new ShopError('BAD_REQUEST');
  const inputHash = hashInput(source);
  const { db, visitor } = context;
  const { answer, cart, token } = await db.transaction(async (tx) => {
    const made = await findOrCreateCart(tx, context);
    const cartId = made.row.id;
    const known = await additions.findAdditionAnswer(tx, cartId, key);
    if (known && known.inputHash !== inputHash) throw new ShopError('BAD_REQUEST');
    const answers = (known?.answer as Answer[] | undefined) ?? (await add(tx, cartId));
    if (!known) await additions.insertAdditionAnswer(tx, { cartId, key, inputHash, answer: answers });
    const priced = await pricedCart(tx, visitor, made.row);
    const added = answers.flatMap(({ productId }) => parseRowId(productId) ?? []);
    return { answer: answers, cart: await recordSeenPrices(tx, priced, added), token: made.token };
  });
  setCartCookie(context, token);
  return { cart, lines: answer };
}

/** Merges lines of one product. */
export function mergeLines(lines: readonly Addition[]): Addition[] {
  const byProduct = new Map<string, Addition>();
  for (const { productId, quantity, author } of lines)
    byProduct.set(productId, {
      productId,
      quantity: (byProduct.get(productId)?.quantity ?? 0) + quantity,
      ...(author ? { author } : {}),
    });
  return [...byProduct.values()];
}

/** Adds each line of a product as far as stock allows; for lines of different products. */
export async function addWhatFits(
  tx: Database,
  { visitor }: Context,
  cartId: number,
  requestedLines: readonly Addition[],
): Promise<AdditionAnswer[]> {
  const guest = !seesPrices(visitor);
  const ids = requestedLines.flatMap(({ productId }) => parseRowId(productId) ?? []);
  const products = new Map((await store.findProducts(tx, ids)).map((row) => [String(row.id), row]));
  const lines = await store.findLines(tx, cartId);
  const cartLines = new Map(lines.map((line) => [String(line.product.id), line.quantity]));
  const room = trackRoom(lines);
  const set: Parameters<typeof store.setQuantities>[2][number][] = [];
  const answer = requestedLines.map(({ productId, quantity, author }) => {
    try {
      const product = checkVisible(products.get(productId) ?? null, guest);
      const before = cartLines.get(productId) ?? 0;
      const fitted = fitQuantity(product, before, quantity);
      if (!room.take(product, before, fitted.added)) throw tooLargeError();
      if (fitted.added > 0)
        set.push({
          productId: product.id,
          quantity: before + fitted.added,
          ...(author ? { addedById: author.id, addedAt: author.at } : {}),
        });
      return { productId, ...fitted };
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      return { productId, added: 0, problem: error.message };
    }
  });
  await store.setQuantities(tx, lineTarget(visitor, cartId), set);
  return answer;
}

/**
 * As much of `quantity` as is available on top of `before`. @throws ShopError BAD_REQUEST for a quantity that the product does
 * not allow
 */
function fitQuantity(product: store.CartProductRow, before: number, quantity: number) {
  if (!(quantity > 0)) throw new ShopError('BAD_REQUEST');
  const problem = quantityProblem({ ...product, quantity: before + quantity });
  if (!problem) return { added: quantity, problem: null };
  if (problem.code === 'BAD_REQUEST') throw new ShopError('BAD_REQUEST', problem.message);
  const available = availableQuantity(product);
  return { added: Math.max(0, available - before), problem: onlyLeftMessage(available, before) };
}
