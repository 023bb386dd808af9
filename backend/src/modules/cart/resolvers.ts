import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { addLinesToCart } from './add-lines.ts';
import { addToCart, removeFromCart, updateCart } from './internal/changes.ts';
import { toCart } from './to-cart.ts';
import { applyPromoCode, removePromoCode } from './internal/promo.ts';
import {
  moveToCart,
  removeSavedItem,
  saveForLater,
  readSavedItems,
  type SavedItemsChange,
} from './internal/saved.ts';
import { acceptCartPrices } from './internal/seen-prices.ts';
import { readCart } from './carts.ts';
import { toCartCustomers } from '../customer/cart-customers.ts';
import { readSharedTerms } from '../pricing/customer-terms.ts';
import type { Context } from '../../context.ts';

export const cartResolvers: Resolvers = {
  Customer: {
    // The same context: a customer is only ever answered to who acts for it.
    cart: async (customer, _args, context) => {
      const { db, visitor } = context;
      const { session } = visitor;
      const known = session && toCartCustomers(customer, customer.billTo, customer.billToCount, session);
      const cart = await readCart(db, visitor, () => readSharedTerms(context));
      return toCart(db, visitor, cart, known ?? undefined);
    },
  },
  Query: {
    cart: async (_, _args, { db, visitor }) => toCart(db, visitor, await readCart(db, visitor)),
    savedItems: (_, _args, context) => readSavedItems(context),
  },
  Mutation: {
    addLinesToCart: async (_, { key, lines }, context) => {
      const { cart, lines: lineResults } = await addLinesToCart(context, key, lines);
      return { cart: await toCart(context.db, context.visitor, cart), lines: lineResults };
    },
    saveForLater: async (_, { cartItemId }, context) =>
      toSavedChange(context, await saveForLater(context, cartItemId)),
    moveToCart: async (_, { savedItemId }, context) =>
      toSavedChange(context, await moveToCart(context, savedItemId)),
    removeSavedItem: async (_, { savedItemId }, context) =>
      toSavedChange(context, await removeSavedItem(context, savedItemId)),
    acceptCartPrices: async (_, _args, context) =>
      toCart(context.db, context.visitor, await acceptCartPrices(context)),
    addToCart: async (_, { productId, quantity }, context) =>
      toCart(context.db, context.visitor, await addToCart(context, productId, quantity)),
    updateCart: async (_, { cartItemId, quantity }, context) =>
      toCart(context.db, context.visitor, await updateCart(context, cartItemId, quantity)),
    applyPromoCode: async (_, { code }, context) =>
      toCart(context.db, context.visitor, await applyPromoCode(context, code)),
    removePromoCode: async (_, { promoCodeId }, context) =>
      toCart(context.db, context.visitor, await removePromoCode(context, promoCodeId)),
    removeFromCart: async (_, { cartItemId }, context) =>
      toCart(context.db, context.visitor, await removeFromCart(context, cartItemId)),
  },
};

async function toSavedChange({ db, visitor }: Context, { cart, saved }: SavedItemsChange) {
  return { cart: await toCart(db, visitor, cart), savedItems: saved };
}
