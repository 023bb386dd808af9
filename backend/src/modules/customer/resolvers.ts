import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { addAddress, removeAddress, updateAddress } from './addresses.ts';
import { readAuthenticatedCustomer } from './customers.ts';

export const customerResolvers: Resolvers = {
  Query: {
    authenticatedCustomer: (_, _args, { db, visitor }) =>
      visitor.session ? readAuthenticatedCustomer(db, visitor.session) : null,
  },
  Mutation: {
    addCustomerAddress: (_, { input }, context) => addAddress(context, input),
    updateCustomerAddress: (_, { addressId, input }, context) => updateAddress(context, addressId, input),
    removeCustomerAddress: async (_, { addressId }, context) => {
      await removeAddress(context, addressId);
      return true;
    },
  },
};
