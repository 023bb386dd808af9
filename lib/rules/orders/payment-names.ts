import type { PaymentMethodType } from '../../../graphql/generated/schema.ts';

/** How something was paid, in words. */
export const paymentNames: Readonly<Record<PaymentMethodType, string>> = {
  Account: 'Reikningsviðskipti',
  Card: 'Greiðslukort',
};
