import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { requireAbility } from '../session/ability-service.ts';
import { addCard, removeCard } from './card-service.ts';
import { cardService } from './service.ts';

export const paymentResolvers: Resolvers = {
  Query: {
    cardFieldsUrl: (_, _args, context) => {
      requireAbility(context, 'manage-cards');
      return cardService(context.config)?.fieldsUrl ?? null;
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
