import type { InvoicePaymentMethod, PaymentMethodType } from '../../../graphql/generated/schema.ts';

/** How something was paid, in words. */
export const paymentNames: Readonly<Record<PaymentMethodType, string>> = {
  Account: 'Reikningsviðskipti',
  Card: 'Greiðslukort',
};

/** How an invoice was paid, in words. */
export const invoicePaymentNames: Readonly<Record<InvoicePaymentMethod, string>> = {
  Card: 'Greiðslukort',
  Bank: 'Innborgun',
  Credit: 'Inneign vegna kreditreikninga',
};
