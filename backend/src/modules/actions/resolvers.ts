import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { readActions } from './internal/read.ts';

export const actionResolvers: Resolvers = {
  Query: {
    actionsInPlace: (_, { page }, context) => readActions(context, page ?? 1),
  },
};
