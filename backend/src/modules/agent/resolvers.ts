import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { lastOrdersOf, lateCustomers } from './internal/customers.ts';

export const agentResolvers: Resolvers = {
  Query: {
    lateCustomers: (_root, _args, context) => lateCustomers(context),
    lastOrdersOf: (_root, { customerIds }, context) => lastOrdersOf(context, customerIds),
  },
};
