import {
  addToCartDocument,
  CartDocument,
  removeFromCartDocument,
  updateCartDocument,
} from '../../../graphql/generated/documents.ts';
import {
  AcceptCartPricesDocument,
  AddLinesToCartDocument,
  ApplyPromoCodeDocument,
  CartPageDocument,
  MoveToCartDocument,
  RemoveSavedItemDocument,
  SavedItemsDocument,
  SaveForLaterDocument,
} from '../../../graphql/generated/documents-on-demand.ts';
import type { CartPartsFragment } from '../../../graphql/generated/operations.ts';
import type { Browser } from '../browser.ts';
import type { Check } from '../check.ts';
import { checkCart } from '../cart-sums.ts';
import { expectSame, expectThat, requireGiven } from '../expect.ts';
import type { TestedShop } from '../tested-shop.ts';

/** A guest with `sales` sales units of the goods in the cart. */
async function guestWithGoods(
  shop: TestedShop,
  sales = 1,
): Promise<{
  guest: Browser;
  cart: CartPartsFragment;
  item: CartPartsFragment['items'][number];
  units: number;
}> {
  const goods = await shop.goods();
  const guest = shop.guest();
  const units = sales * goods.unitOfMeasure;
  const { addToCart } = await guest.ask(addToCartDocument, { productId: goods.id, quantity: units });
  return { guest, cart: addToCart, item: requireGiven(addToCart.items[0], 'the cart stayed empty'), units };
}

/** The cart: a guest's own, its lines and its sums. */
export const cartChecks: readonly Check[] = [
  {
    id: 'cart.add',
    calls: ['addToCart', 'Cart', 'CartPage'],
    says: 'Goods that are added stand in the cart of this browser and of no other',
    async run(shop) {
      const { guest, cart, units } = await guestWithGoods(shop);
      expectSame(
        cart.items.map(({ quantity }) => quantity),
        [units],
        'the quantities',
      );
      expectSame((await guest.ask(CartDocument, {})).cart, cart, 'the cart as it is read');
      expectSame((await guest.ask(CartPageDocument, {})).cart, cart, 'the cart of the page');
      expectSame((await shop.guest().ask(CartDocument, {})).cart.items, [], 'the cart of another browser');
    },
  },
  {
    id: 'cart.totals',
    calls: ['addToCart', 'Cart'],
    says: 'The sums are those of the lines, and net and VAT are the total, to the króna',
    async run(shop) {
      const { guest, item, units } = await guestWithGoods(shop, 7);
      const { price } = await shop.goods();
      expectSame(item.unitPrice, price.priceWithTax, 'the unit price of the line');
      expectSame(item.price, units * price.priceWithTax, 'the line');
      checkCart((await guest.ask(CartDocument, {})).cart);
    },
  },
  {
    id: 'cart.vat',
    calls: ['addToCart'],
    says: 'A line has the VAT percentage of its product',
    async run(shop) {
      const { item } = await guestWithGoods(shop);
      expectSame(item.vat, (await shop.goods()).price.taxPercentage, 'the percentage');
    },
  },
  {
    id: 'cart.add-again',
    calls: ['addToCart'],
    says: 'The same goods again are added on top of their line',
    async run(shop) {
      const { guest, units } = await guestWithGoods(shop);
      const { id } = await shop.goods();
      const { addToCart } = await guest.ask(addToCartDocument, { productId: id, quantity: units });
      expectSame(
        addToCart.items.map(({ quantity }) => quantity),
        [2 * units],
        'the quantities',
      );
      checkCart(addToCart);
    },
  },
  {
    id: 'cart.update',
    calls: ['updateCart', 'removeFromCart'],
    says: 'A quantity is set; 0 takes the line away, as removeFromCart does',
    async run(shop) {
      const { guest, item, units } = await guestWithGoods(shop);
      const more = { cartItemId: item.id, quantity: 3 * units };
      const { updateCart } = await guest.ask(updateCartDocument, more);
      expectSame(updateCart.items[0]?.quantity, 3 * units, 'the quantity');
      checkCart(updateCart);
      const none = await guest.ask(updateCartDocument, { ...more, quantity: 0 });
      expectSame(none.updateCart.items, [], 'the lines after 0');
      const second = await guestWithGoods(shop);
      const gone = await second.guest.ask(removeFromCartDocument, { cartItemId: second.item.id });
      expectSame([gone.removeFromCart.totalItems, gone.removeFromCart.totalPrice], [0, 0], 'an empty cart');
    },
  },
  {
    id: 'cart.foreign-line',
    calls: ['updateCart', 'removeFromCart', 'SaveForLater'],
    says: 'A line of another’s cart is NOT_FOUND, and stays',
    async run(shop) {
      const { guest, item, cart } = await guestWithGoods(shop);
      const { id: cartItemId } = item;
      await shop.guest().expectRefusal(updateCartDocument, { cartItemId, quantity: 9 }, 'NOT_FOUND');
      await shop.guest().expectRefusal(removeFromCartDocument, { cartItemId }, 'NOT_FOUND');
      await shop.guest().expectRefusal(SaveForLaterDocument, { cartItemId }, 'NOT_FOUND');
      expectSame((await guest.ask(CartDocument, {})).cart, cart, 'the cart');
    },
  },
  {
    id: 'cart.stock',
    calls: ['addToCart'],
    says: 'More than is in stock is FAILED_PRECONDITION, with how many there are; nothing is added',
    async run(shop) {
      const { id, stock, unitOfMeasure } = await shop.goods();
      const guest = shop.guest();
      const tooMany = { productId: id, quantity: stock + unitOfMeasure };
      const { details } = await guest.expectRefusal(addToCartDocument, tooMany, 'FAILED_PRECONDITION');
      expectThat(typeof details['available'] === 'number', 'extensions.available is no number');
      expectSame((await guest.ask(CartDocument, {})).cart.items, [], 'the lines');
    },
  },
  {
    id: 'cart.quantity',
    calls: ['addToCart'],
    says: 'A quantity that is none is BAD_REQUEST',
    async run(shop) {
      const { id: productId } = await shop.goods();
      for (const quantity of [-1, 0])
        await shop.guest().expectRefusal(addToCartDocument, { productId, quantity }, 'BAD_REQUEST');
    },
  },
  {
    id: 'cart.lines-once',
    calls: ['AddLinesToCart'],
    says: 'The same key adds its lines once; with other lines it is BAD_REQUEST',
    async run(shop) {
      const { id: productId, unitOfMeasure: quantity } = await shop.goods();
      const guest = shop.guest();
      const once = { key: crypto.randomUUID(), lines: [{ productId, quantity }] };
      const { addLinesToCart: first } = await guest.ask(AddLinesToCartDocument, once);
      expectSame(first.lines, [{ productId, added: quantity, problem: null }], 'the lines');
      const { addLinesToCart: again } = await guest.ask(AddLinesToCartDocument, once);
      expectSame(again.lines, first.lines, 'the answer to the same key');
      expectSame(again.cart.items[0]?.quantity, quantity, 'the quantity after the same key');
      const other = { ...once, lines: [{ productId, quantity: 2 * quantity }] };
      await guest.expectRefusal(AddLinesToCartDocument, other, 'BAD_REQUEST');
    },
  },
  {
    id: 'cart.saved',
    calls: ['SaveForLater', 'SavedItems', 'MoveToCart', 'RemoveSavedItem'],
    says: 'A line that is saved for later is in no sum; it comes back, or goes',
    async run(shop) {
      const { guest, item, cart } = await guestWithGoods(shop);
      const { saveForLater } = await guest.ask(SaveForLaterDocument, { cartItemId: item.id });
      expectSame(saveForLater.cart.totalPrice, 0, 'the total without it');
      const { savedItems } = await guest.ask(SavedItemsDocument, {});
      expectSame(savedItems, saveForLater.savedItems, 'the saved lines as they are read');
      const savedItemId = requireGiven(savedItems[0], 'nothing was saved').id;
      await shop.guest().expectRefusal(MoveToCartDocument, { savedItemId }, 'NOT_FOUND');
      const { moveToCart } = await guest.ask(MoveToCartDocument, { savedItemId });
      expectSame(moveToCart.cart.totalPrice, cart.totalPrice, 'the total with it');
      const [back] = moveToCart.cart.items;
      const cartItemId = requireGiven(back, 'it did not come back').id;
      const again = await guest.ask(SaveForLaterDocument, { cartItemId });
      const saved = requireGiven(again.saveForLater.savedItems[0], 'nothing was saved').id;
      const { removeSavedItem } = await guest.ask(RemoveSavedItemDocument, { savedItemId: saved });
      expectSame(removeSavedItem.savedItems, [], 'the saved lines');
    },
  },
  {
    id: 'cart.prices-seen',
    calls: ['AcceptCartPrices'],
    says: 'Once prices were seen no line names an earlier one',
    async run(shop) {
      const { guest } = await guestWithGoods(shop);
      const { acceptCartPrices } = await guest.ask(AcceptCartPricesDocument, {});
      expectSame(
        acceptCartPrices.items.map(({ previousUnitPrice }) => previousUnitPrice),
        [null],
        'earlier prices',
      );
    },
  },
  {
    id: 'cart.unknown-code',
    calls: ['ApplyPromoCode'],
    says: 'A promo code that is none is FAILED_PRECONDITION, and no price changes',
    async run(shop) {
      const { guest, cart } = await guestWithGoods(shop);
      await guest.expectRefusal(ApplyPromoCodeDocument, { code: 'EKKITIL' }, 'FAILED_PRECONDITION');
      expectSame((await guest.ask(CartDocument, {})).cart, cart, 'the cart');
    },
  },
];
