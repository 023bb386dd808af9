import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { requireAbility } from '../session/abilities.ts';
import { addCard, removeCard } from './saved-cards.ts';
import { cardFieldsUrl } from './acquirer-access.ts';

export const paymentResolvers: Resolvers = {
  Query: {
    cardFieldsUrl: (_, _args, context) => {
      requireAbility(context, 'manage-cards');
      return cardFieldsUrl(context.config);
    },
  },
  Mutation: {
    addCustomerPaymentMethod: (_, { input }, context) => addCard(context, input.cardToken),
    removeCustomerPaymentMethod: async (_, { paymentMethodId }, context) => {
      await removeCard(context, paymentMethodId);
      return true;
    },
  },
};
