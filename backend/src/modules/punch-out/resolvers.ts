import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { createSystem, readSystems, revokeSystem } from './systems.ts';

export const punchOutResolvers: Resolvers = {
  Query: {
    purchasingSystems: (_, _args, context) => readSystems(context),
  },
  Mutation: {
    createPurchasingSystem: (_, { key, input }, context) => createSystem(context, key, input),
    revokePurchasingSystem: (_, { systemId }, context) => revokeSystem(context, systemId),
  },
};
