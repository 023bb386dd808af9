import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { expressCheckout } from './express-checkout.ts';
import { readLastUnseenResult } from './attempt/last-unseen-result.ts';
import { cancelPayment } from './card/cancel-payment.ts';
import { readPaymentStatus } from './card/payment-status.ts';
import { setCheckoutOptions } from './steps/set-options.ts';
import { readCheckout, readDeliveryMethods } from './steps/read.ts';

export const checkoutResolvers: Resolvers = {
  Query: {
    checkout: (_, _args, context) => readCheckout(context),
    deliveryOptions: (_, _args, context) => readDeliveryMethods(context),
    paymentStatus: (_, { idempotencyKey }, context) => readPaymentStatus(context, idempotencyKey),
    lastAnswer: (_, { unseen }, context) => readLastUnseenResult(context, unseen ?? false),
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
