import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { listLastOrders, listLateCustomers } from './internal/customers.ts';

export const agentResolvers: Resolvers = {
  Query: {
    lateCustomers: (_root, _args, context) => listLateCustomers(context),
    lastOrdersOf: (_root, { customerIds }, context) => listLastOrders(context, customerIds),
  },
};
