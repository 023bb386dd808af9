import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { authenticatedCustomer, billToOptions } from '../customer/customers.ts';
import { requireSession } from '../session/sessions.ts';
import { agentCustomers, availableCustomers, openCart, recentCustomers } from './internal/find.ts';
import { setCustomer } from './internal/switch.ts';

export const actingResolvers: Resolvers = {
  Query: {
    agentCustomers: (_, { page, pageSize, sort, isActive, isConfirmed, search }, context) =>
      agentCustomers(context, {
        page: page ?? 1,
        pageSize: pageSize ?? 15,
        sort: sort ?? null,
        isActive: isActive ?? null,
        isConfirmed: isConfirmed ?? null,
        search: search ?? null,
      }),
    recentCustomers: (_, _args, context) => recentCustomers(context),
    availableCustomers: (_, _args, context) => availableCustomers(context),
    availableBillToCustomers: (_, _args, context) =>
      billToOptions(context.db, requireSession(context).customerId),
    openCart: (_, { customerId }, context) => openCart(context, customerId),
  },
  Mutation: {
    setCustomer: async (_, { customerId, as }, context) => {
      const session = await setCustomer(context, customerId, as ?? null);
      const customer = await authenticatedCustomer(context.db, session);
      if (!customer) throw new Error('The customer went while it was switched to');
      return customer;
    },
  },
};
