import { ShopError } from '../../../errors.ts';
import type { Context } from '../../../context.ts';
import { readCartPromoId, readPromoByCode, setCartPromo } from '../../promo/promo-codes.ts';
import { withLimit } from '../../session/limits.ts';
import type { PricedCart } from '../priced-cart.ts';
import { cartOwner, pricedCart } from '../carts.ts';
import * as store from './store.ts';

/** Failed codes per customer, or per network for guests (reliability F28). */
const tryLimit = { tries: 10, windowSeconds: 600 };
/** Failed codes of all customers of one network: many share an address, and accounts could be created to guess with. */
const networkTryLimit = { tries: 50, windowSeconds: 600 };

const onlyOneMessage =
  'Aðeins er hægt að nota einn afsláttarkóða í einu. Fjarlægðu fyrst þann sem er í körfunni.';
const noGainMessage = 'Afsláttarkóðinn lækkar ekki verðið: betri afsláttur gildir nú þegar.';

/**
 * Applies a promo code to the cart. Discounts do not add up: each line gets the better one.
 * @throws ShopError FAILED_PRECONDITION for a code that is not valid, a second one, or one that lowers nothing
 */
export async function applyPromoCode(context: Context, code: string): Promise<PricedCart> {
  const { db, visitor, network } = context;
  const owner = cartOwner(visitor);
  const customerId = visitor.session?.customerId ?? null;
  const applyCode = () =>
    db.transaction(async (tx) => {
      const row = owner && (await store.touchCart(tx, owner));
      const before = await pricedCart(tx, visitor, row);
      if (!row || before.lines.length === 0) throw refusal('cart.empty', 'Karfan er tóm');
      const promo = await readPromoByCode(tx, code, customerId);
      if (before.promo && before.promo.id !== promo.id) throw refusal('promo.one', onlyOneMessage);
      await setCartPromo(tx, row.id, promo.id);
      const cart = await pricedCart(tx, visitor, row);
      if (!cart.promo || cart.promo.discount === 0) throw refusal('promo.noGain', noGainMessage);
      return cart;
    });
  if (customerId === null) return withLimit(db, { key: `promo:${network}`, ...tryLimit }, applyCode);
  return withLimit(db, { key: `promo:${customerId}`, ...tryLimit }, () =>
    withLimit(db, { key: `promo-customers:${network}`, ...networkTryLimit }, applyCode),
  );
}

/** @throws ShopError NOT_FOUND when the cart does not have this code */
export async function removePromoCode(context: Context, promoCodeId: string): Promise<PricedCart> {
  const { db, visitor } = context;
  const owner = cartOwner(visitor);
  return db.transaction(async (tx) => {
    const row = owner && (await store.touchCart(tx, owner));
    // One that does not count any more can be removed as well.
    if (!row || String(await readCartPromoId(tx, row.id)) !== promoCodeId) throw new ShopError('NOT_FOUND');
    await setCartPromo(tx, row.id, null);
    return pricedCart(tx, visitor, row);
  });
}

function refusal(reason: string, message: string): ShopError {
  return new ShopError('FAILED_PRECONDITION', message, { reason });
}
