import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { productsByCodes } from './service.ts';

export const quickOrderResolvers: Resolvers = {
  Query: {
    productsByCodes: (_root, { codes }, context) => productsByCodes(context, codes),
  },
};
