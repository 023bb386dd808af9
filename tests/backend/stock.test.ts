import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { holdUnits } from '../../backend/src/modules/checkout/attempt/stock-store.ts';
import { ExpressCheckoutDocument } from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { readCheckout, pay, toPaymentInput, fillCheckout } from '../kit/buyer.ts';
import { readStock } from '../kit/facts.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { testShop, type Shop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await testShop();
});
afterEach(() => checkInvariants(shop.db));
afterAll(() => shop.connection.close());

it.each([
  ['enough', {}, 10, [10, 10]],
  ['one too many', {}, 11, null],
  ['some are held by others', { stockReserved: 4 }, 7, null],
  ['all that others left', { stockReserved: 4 }, 6, [10, 10]],
  ['a special order', { isSpecialOrder: true, stockOnHand: 0 }, 500, [0, 0]],
  ['taken out of the range', { takenOutAt: new Date() }, 1, null],
])('units are reserved by one guarded statement: %s', async (_, over, quantity, stockThen) => {
  const productId = await aProduct(shop.db, over);
  const before = await readStock(shop.db, productId);
  const held = await holdUnits(shop.db, [{ productId, quantity }]);
  expect(held.map(({ id }) => id)).toEqual(stockThen ? [productId] : []);
  expect(await readStock(shop.db, productId)).toEqual(stockThen ?? before);
  // Units reserved by no attempt, which would violate an invariant.
  await shop.db.update(products).set({ stockReserved: 0 });
});

it('ten concurrent buyers get the three units in stock', async () => {
  const product = await aProduct(shop.db, { stockOnHand: 3 });
  const ready = [];
  for (let index = 0; index < 10; index += 1) {
    const visitor = await shop.signedIn(await aCustomer(shop.db));
    ready.push({ visitor, checkout: await fillCheckout(visitor, { [product]: 1 }) });
  }
  const outcomes = await Promise.all(
    ready.map(({ visitor, checkout }) =>
      pay(visitor, checkout).then(
        () => 'order',
        (error: unknown) => (String(error).includes('cart.stockShort') ? 'stockShort' : String(error)),
      ),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'order')).toHaveLength(3);
  expect(outcomes.filter((outcome) => outcome === 'stockShort')).toHaveLength(7);
  expect(await readStock(shop.db, product)).toEqual([0, 0]);
  const loser = ready[outcomes.indexOf('stockShort')]!;
  const again = toPaymentInput(await readCheckout(loser.visitor));
  expect(await loser.visitor.fail(ExpressCheckoutDocument, again)).toMatchObject({
    message: 'Vara uppseld',
    details: { available: 0 },
  });
});
