import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { expressCheckout } from './attempt/express-checkout.ts';
import { lastAnswer } from './attempt/last-answer.ts';
import { cancelPayment } from './card/cancel-payment.ts';
import { paymentStatus } from './card/payment-status.ts';
import { setCheckoutOptions } from './steps/change.ts';
import { readCheckout, readDeliveryMethods } from './steps/read.ts';

export const checkoutResolvers: Resolvers = {
  Query: {
    checkout: (_, _args, context) => readCheckout(context),
    deliveryOptions: (_, _args, context) => readDeliveryMethods(context),
    paymentStatus: (_, { idempotencyKey }, context) => paymentStatus(context, idempotencyKey),
    lastAnswer: (_, { unseen }, context) => lastAnswer(context, unseen ?? false),
  },
  Mutation: {
    setCheckoutOptions: async (_, { options }, context) => {
      await setCheckoutOptions(context, options);
      return readCheckout(context);
    },
    cancelPayment: async (_, { idempotencyKey }, context) => {
      await cancelPayment(context, idempotencyKey);
      return readCheckout(context);
    },
    expressCheckout: (_, { input, checkoutOptions }, context) =>
      expressCheckout(context, input, checkoutOptions ?? []),
  },
};
