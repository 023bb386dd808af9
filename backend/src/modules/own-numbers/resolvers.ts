import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { importRows, previewRows, removeNumber, setNumber } from './internal/change.ts';
import { findOwnMatches, readPage } from './internal/list.ts';
import { readOwnNumber } from './read-own-numbers.ts';

export const ownNumberResolvers: Resolvers = {
  Query: {
    ownNumbers: (_, { search, page }, context) => readPage(context, search ?? '', page ?? 1),
    ownNumberMatches: (_, { search }, context) => findOwnMatches(context, search),
    previewOwnNumbers: (_, { rows }, context) => previewRows(context, rows),
  },
  Mutation: {
    setOwnNumber: (_, row, context) => setNumber(context, row),
    removeOwnNumber: (_, { productId }, context) => removeNumber(context, productId),
    importOwnNumbers: (_, { rows }, context) => importRows(context, rows),
  },
  Product: {
    ownNumber: async ({ id }, _args, context) => {
      const own = await readOwnNumber(context)(id);
      return own ? { number: own.number, name: own.name ?? null } : null;
    },
  },
};
