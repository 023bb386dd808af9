import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { addToCart, removeFromCart, updateCart } from './changes.ts';
import { toCart } from './contract-service.ts';
import { applyPromoCode, removePromoCode } from './promo.ts';
import { readCart } from './service.ts';

export const cartResolvers: Resolvers = {
  Query: {
    cart: async (_, _args, { db, visitor }) => toCart(db, visitor, await readCart(db, visitor)),
  },
  Mutation: {
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
