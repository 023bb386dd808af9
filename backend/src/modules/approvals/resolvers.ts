import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { clearAbsence, readAbsences, setAbsence } from './internal/absences.ts';
import { approveRequest, declineRequest, withdrawRequest } from './internal/decide.ts';
import { changeRequest } from './internal/edit.ts';
import { countToDecide, readRequests } from './internal/read.ts';

export const approvalResolvers: Resolvers = {
  Query: {
    orderRequests: (_, { page }, context) => readRequests(context, page ?? 1),
    requestsToDecide: (_root, _args, context) => countToDecide(context),
    approvalAbsences: (_root, _args, context) => readAbsences(context),
  },
  Mutation: {
    approveOrderRequest: (_, { requestId, expectedTotal }, context) =>
      approveRequest(context, requestId, expectedTotal),
    changeOrderRequest: (_, { requestId, expectedTotal, lines }, context) =>
      changeRequest(context, requestId, expectedTotal, lines),
    declineOrderRequest: (_, { requestId, reason }, context) =>
      declineRequest(context, requestId, reason ?? null),
    withdrawOrderRequest: (_, { requestId }, context) => withdrawRequest(context, requestId),
    setApprovalAbsence: (_, { input }, context) => setAbsence(context, input),
    clearApprovalAbsence: (_, { companyId }, context) => clearAbsence(context, companyId),
  },
};
