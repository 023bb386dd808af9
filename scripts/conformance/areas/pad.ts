import {
  AddPadToCartDocument,
  FavoriteProductDocument,
  PadGoodsDocument,
} from '../../../graphql/generated/documents-on-demand.ts';
import type { Check } from '../check.ts';
import { expectSame, expectThat } from '../expect.ts';

/** The order pad, which works without a connection. */
export const padChecks: readonly Check[] = [
  {
    id: 'pad.once',
    calls: ['PadGoods', 'AddPadToCart'],
    says: 'A pad keeps the favourites; its lines are added once for a key, for its own customer alone, and answered one by one',
    async run(shop) {
      const { id: productId, sku, unitOfMeasure: quantity } = await shop.goods();
      const customerId = await shop.companyId();
      const browser = await shop.actingFor('buyer', customerId);
      await browser.ask(FavoriteProductDocument, { productId });
      const { padGoods } = await browser.ask(PadGoodsDocument, {});
      expectThat(
        padGoods.products.some(({ id, isFavorite }) => id === productId && isFavorite),
        'A favourite is not on the pad',
      );
      const lines = [
        { code: sku, quantity },
        { code: `EKKI-${crypto.randomUUID().slice(0, 8)}`, quantity: 1 },
      ];
      const once = { key: crypto.randomUUID(), customerId, lines };
      const { addPadToCart: first } = await browser.ask(AddPadToCartDocument, once);
      const expected = [
        ['Added', quantity],
        ['Unknown', 0],
      ];
      expectSame(
        first.lines.map(({ outcome, added }) => [outcome, added]),
        expected,
        'the lines',
      );
      const { addPadToCart: again } = await browser.ask(AddPadToCartDocument, once);
      expectSame(again.lines, first.lines, 'the answer to the same key');
      expectSame(again.cart.totalItems, first.cart.totalItems, 'what the cart holds after the same key');
      await browser.expectRefusal(AddPadToCartDocument, { ...once, lines: lines.slice(0, 1) }, 'BAD_REQUEST');
      const stranger = await shop.person('customer');
      const foreign = { ...once, key: crypto.randomUUID() };
      await stranger.expectRefusal(AddPadToCartDocument, foreign, 'FAILED_PRECONDITION');
    },
  },
];
