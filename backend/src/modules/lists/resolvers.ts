import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { moveLine, removeLine, setLine } from './internal/lines.ts';
import { readList, readLists } from './internal/read.ts';
import { toCart } from '../cart/to-cart.ts';
import { addNamedCart, handOverCart, readReceivers, saveCart } from './named-carts.ts';
import { createList, deleteList, restoreList, updateList } from './lists.ts';

export const listResolvers: Resolvers = {
  Query: {
    productLists: (_, { productId }, context) => readLists(context, 'List', productId ?? null),
    productList: (_, { listId }, context) => readList(context, listId),
    namedCarts: (_, _args, context) => readLists(context, 'Cart'),
    cartReceivers: (_, _args, context) => readReceivers(context),
  },
  Mutation: {
    saveCart: (_, { input }, context) => saveCart(context, input),
    handOverCart: (_, { input }, context) => handOverCart(context, input),
    addNamedCartToCart: async (_, { listId, key }, context) => {
      const { cart, lines } = await addNamedCart(context, listId, key);
      return { cart: await toCart(context.db, context.visitor, cart), lines };
    },
    createProductList: (_, { input }, context) => createList(context, input),
    updateProductList: (_, { listId, input }, context) => updateList(context, listId, input),
    deleteProductList: (_, { listId }, context) => deleteList(context, listId),
    restoreProductList: (_, { listId }, context) => restoreList(context, listId),
    setProductListLine: (_, { listId, productId, quantity }, context) =>
      setLine(context, listId, productId, quantity ?? null),
    removeProductListLine: (_, { listId, productId }, context) => removeLine(context, listId, productId),
    moveProductListLine: (_, { listId, productId, toListId }, context) =>
      moveLine(context, listId, productId, toListId),
  },
};
