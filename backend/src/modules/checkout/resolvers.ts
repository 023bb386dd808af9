import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { expressCheckout } from './express-checkout.ts';
import { readLastUnseenResult } from './attempt/last-unseen-result.ts';
import { cancelPayment } from './card/cancel-payment.ts';
import { readPaymentStatus } from './card/payment-status.ts';
import { placeRepeatOrder } from './repeat/place-repeat-order.ts';
import { readRepeatOrder } from './repeat/read-repeat-order.ts';
import { readInvoicePaymentStatus } from './invoices/invoice-result.ts';
import { readDeliveryDates } from './dates/delivery-dates.ts';
import { payInvoices } from './invoices/pay-invoices.ts';
import { readInvoicesToPay } from './invoices/read-invoices-to-pay.ts';
import { setCheckoutOptions } from './steps/set-options.ts';
import { readCheckout, readDeliveryMethods } from './steps/read.ts';

export const checkoutResolvers: Resolvers = {
  Query: {
    checkout: (_, _args, context) => readCheckout(context),
    deliveryDates: (_, { goods }, context) => readDeliveryDates(context, goods),
    deliveryOptions: (_, _args, context) => readDeliveryMethods(context),
    paymentStatus: (_, { idempotencyKey }, context) => readPaymentStatus(context, idempotencyKey),
    repeatOrder: (_, _args, context) => readRepeatOrder(context),
    invoicesToPay: (_, _args, context) => readInvoicesToPay(context),
    invoicePaymentStatus: (_, { idempotencyKey }, context) =>
      readInvoicePaymentStatus(context, idempotencyKey),
    lastAnswer: (_, { unseen }, context) => readLastUnseenResult(context, unseen ?? false),
  },
  Mutation: {
    setCheckoutOptions: async (_, { options }, context) => {
      await setCheckoutOptions(context, options);
      return readCheckout(context);
    },
    cancelPayment: async (_, { idempotencyKey }, context) => {
      await cancelPayment(context, idempotencyKey, 'Order');
      return readCheckout(context);
    },
    placeRepeatOrder: (_, { input }, context) => placeRepeatOrder(context, input),
    payInvoices: (_, { input }, context) => payInvoices(context, input),
    cancelInvoicePayment: async (_, { idempotencyKey }, context) => {
      await cancelPayment(context, idempotencyKey, 'Invoices');
      return true;
    },
    expressCheckout: (_, { input, checkoutOptions }, context) =>
      expressCheckout(context, input, checkoutOptions ?? []),
  },
};
