import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { approveRequest, declineRequest, withdrawRequest } from './internal/decide.ts';
import { countToDecide, readRequests } from './internal/read.ts';

export const approvalResolvers: Resolvers = {
  Query: {
    orderRequests: (_, { page }, context) => readRequests(context, page ?? 1),
    requestsToDecide: (_root, _args, context) => countToDecide(context),
  },
  Mutation: {
    approveOrderRequest: (_, { requestId, expectedTotal }, context) =>
      approveRequest(context, requestId, expectedTotal),
    declineOrderRequest: (_, { requestId, reason }, context) =>
      declineRequest(context, requestId, reason ?? null),
    withdrawOrderRequest: (_, { requestId }, context) => withdrawRequest(context, requestId),
  },
};
