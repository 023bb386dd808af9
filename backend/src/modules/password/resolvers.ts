import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { forgotPassword, checkPasswordReset, requestSignInLink } from './internal/password.ts';

export const passwordResolvers: Resolvers = {
  Mutation: {
    requestSignInLink: async (_, { email, returnTo }, context) => {
      await requestSignInLink(context, email, returnTo ?? null);
      return true;
    },
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
