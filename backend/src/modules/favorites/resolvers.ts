import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { readFavoriteMarks } from './internal/favorite-marks.ts';
import { addFavorite, readFavorites, removeFavorite } from './internal/favorites.ts';

export const favoriteResolvers: Resolvers = {
  Query: {
    favoriteProducts: (_, { page }, context) => readFavorites(context, page ?? 1),
  },
  Mutation: {
    favoriteProduct: (_, { productId }, context) => addFavorite(context, productId),
    unFavoriteProduct: (_, { productId }, context) => removeFavorite(context, productId),
  },
  Product: {
    isFavorite: async ({ id }, _args, context) => (await readFavoriteMarks(context)(id)) ?? false,
  },
};
