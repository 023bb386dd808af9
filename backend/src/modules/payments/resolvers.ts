import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { addCard, removeCard } from './card-service.ts';

export const paymentResolvers: Resolvers = {
  Mutation: {
    addCustomerPaymentMethod: (_, { input }, context) => addCard(context, input.cardToken),
    removeCustomerPaymentMethod: async (_, { paymentMethodId }, context) => {
      await removeCard(context, paymentMethodId);
      return true;
    },
  },
};
