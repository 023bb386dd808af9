import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { addAddress, removeAddress, updateAddress } from './addresses.ts';
import { toRowId } from '../../row-id.ts';
import { seesPrices } from '../session/abilities.ts';
import { readAuthenticatedCustomer } from './customers.ts';
import { readPaymentMethods } from './payment-methods.ts';
import { readAgreedDiscounts } from './terms.ts';

export const customerResolvers: Resolvers = {
  // Asked for where they are shown: a customer is read with every page.
  Customer: {
    discounts: (customer, _args, { db, visitor }) =>
      seesPrices(visitor) ? readAgreedDiscounts(db, toRowId(customer.id)) : [],
    paymentMethods: (customer, _args, { db, visitor }) => readPaymentMethods(db, visitor.session, customer),
  },
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
