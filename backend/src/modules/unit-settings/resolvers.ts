import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { readCompanyUnits, saveUnit, setUnitActive } from './internal/settings.ts';

export const unitResolvers: Resolvers = {
  Query: {
    companyUnits: (_, { companyId }, context) => readCompanyUnits(context, companyId),
  },
  Mutation: {
    saveUnit: (_, { input }, context) => saveUnit(context, input),
    setUnitActive: (_, { companyId, unitId, isActive }, context) =>
      setUnitActive(context, companyId, unitId, isActive),
  },
};
