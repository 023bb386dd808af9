import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { moveLine, removeLine, setLine } from './internal/lines.ts';
import { readList, readLists } from './internal/read.ts';
import { createList, deleteList, restoreList, updateList } from './lists.ts';

export const listResolvers: Resolvers = {
  Query: {
    productLists: (_, { productId }, context) => readLists(context, productId ?? null),
    productList: (_, { listId }, context) => readList(context, listId),
  },
  Mutation: {
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
