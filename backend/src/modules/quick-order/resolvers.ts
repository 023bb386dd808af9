import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { findProductsByCodes } from './products-by-codes.ts';

export const quickOrderResolvers: Resolvers = {
  Query: {
    productsByCodes: (_root, { codes }, context) => findProductsByCodes(context, codes),
  },
};
