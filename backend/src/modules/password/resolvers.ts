import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { forgotPassword, checkPasswordReset } from './internal/password.ts';

export const passwordResolvers: Resolvers = {
  Mutation: {
    forgotPassword: async (_, { email }, context) => {
      await forgotPassword(context, email);
      return true;
    },
    passwordWasReset: async (_, { email }, context) => {
      await checkPasswordReset(context, email);
      return true;
    },
  },
};
