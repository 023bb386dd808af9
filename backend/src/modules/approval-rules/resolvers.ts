import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { readOwnBudgets } from '../budgets/company-budgets.ts';
import { deleteBudget, deleteRule, readSettings, saveBudget, saveRule } from './internal/settings.ts';

export const approvalRuleResolvers: Resolvers = {
  Query: {
    approvalSettings: (_root, _args, context) => readSettings(context),
    ownBudgets: (_root, _args, context) => readOwnBudgets(context),
  },
  Mutation: {
    saveApprovalRule: (_, { input }, context) => saveRule(context, input),
    deleteApprovalRule: (_, { ruleId }, context) => deleteRule(context, ruleId),
    saveBudget: (_, { input }, context) => saveBudget(context, input),
    deleteBudget: (_, { budgetId }, context) => deleteBudget(context, budgetId),
  },
};
