import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { hashCookie, createCookieValue } from '../../session/cookies.ts';
import { withLimit } from '../../session/limits.ts';
import { guestCartDays, cartOwner } from '../carts.ts';
import * as store from './store.ts';

/** Carts that guests of one network may begin in an hour: each is kept for 60 days, and many may share an address. */
const newCartLimit = { tries: 600, windowSeconds: 3_600, countsSuccess: true } as const;

/** The visitor's cart, locked. Guest keys are always minted here: an unknown key from the browser is replaced. */
export async function findOrCreateCart(
  tx: Database,
  { visitor, network }: Context,
): Promise<{ row: store.CartRow; token: string | null }> {
  const owner = cartOwner(visitor);
  if (owner && visitor.session) return { row: await store.touchOrCreateCart(tx, owner), token: null };
  const known = owner && (await store.touchCart(tx, owner));
  if (known) return { row: known, token: visitor.cartKey };
  const token = createCookieValue();
  const create = () => store.touchOrCreateCart(tx, { cookieHash: hashCookie(token) });
  return { row: await withLimit(tx, { ...newCartLimit, key: `cart:${network}` }, create), token };
}

export function setCartCookie({ visitor, cookies }: Context, token: string | null): void {
  if (visitor.session === null && token !== null) cookies.set('cart', token, guestCartDays * 86_400);
}
