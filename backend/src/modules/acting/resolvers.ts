import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { listBillToOptions } from '../customer/customers.ts';
import { requireSession } from '../session/sessions.ts';
import {
  listAgentCustomers,
  listAvailableCustomers,
  previewOpenCart,
  listRecentCustomers,
} from './internal/find.ts';
import { setCustomer } from './internal/switch.ts';

export const actingResolvers: Resolvers = {
  Query: {
    agentCustomers: (_, { page, pageSize, sort, isActive, isConfirmed, search }, context) =>
      listAgentCustomers(context, {
        page: page ?? 1,
        pageSize: pageSize ?? 15,
        sort: sort ?? null,
        isActive: isActive ?? null,
        isConfirmed: isConfirmed ?? null,
        search: search ?? null,
      }),
    recentCustomers: (_, _args, context) => listRecentCustomers(context),
    availableCustomers: (_, _args, context) => listAvailableCustomers(context),
    availableBillToCustomers: (_, _args, context) =>
      listBillToOptions(context.db, requireSession(context).customerId),
    openCart: (_, { customerId }, context) => previewOpenCart(context, customerId),
  },
  Mutation: {
    setCustomer: (_, { customerId, as }, context) => setCustomer(context, customerId, as ?? null),
  },
};
