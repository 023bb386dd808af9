import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { productsByCodes } from './internal/products-by-codes.ts';

export const quickOrderResolvers: Resolvers = {
  Query: {
    productsByCodes: (_root, { codes }, context) => productsByCodes(context, codes),
  },
};
