import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { confirmEmail, resendConfirmation } from './internal/confirmation.ts';
import { preflightRegistration, registerCustomer } from './internal/registration.ts';

export const registrationResolvers: Resolvers = {
  Mutation: {
    preflightRegistration: (_, { ssn }, context) => preflightRegistration(context, ssn),
    registerCustomer: (_, { input }, context) => registerCustomer(context, input),
    confirmEmail: async (_, { code }, context) => {
      await confirmEmail(context, code);
      return true;
    },
    resendConfirmation: async (_, _args, context) => {
      await resendConfirmation(context);
      return true;
    },
  },
};
