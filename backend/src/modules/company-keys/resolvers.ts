import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { createKey, readKeys, revokeKey } from './company-keys.ts';

export const companyKeyResolvers: Resolvers = {
  Query: {
    companyKeys: (_, _args, context) => readKeys(context),
  },
  Mutation: {
    createCompanyKey: (_, { key, name }, context) => createKey(context, { idempotencyKey: key, name }),
    revokeCompanyKey: (_, { keyId }, context) => revokeKey(context, keyId),
  },
};
