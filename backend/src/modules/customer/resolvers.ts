import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { authenticatedCustomer } from './service.ts';

export const customerResolvers: Resolvers = {
  Query: {
    authenticatedCustomer: (_, _args, { db, visitor }) =>
      visitor.session ? authenticatedCustomer(db, visitor.session) : null,
  },
};
