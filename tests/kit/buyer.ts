import { addToCartDocument } from '../../graphql/generated/documents.ts';
import {
  ExpressCheckoutDocument,
  GetCheckoutDocument,
  SetCheckoutOptionsDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type { Visitor } from './visitor.ts';

export const receiver = {
  name: 'Jóna ÞÍ Haraldsdóttir',
  email: 'jona@vorulind.test',
  phone: '+354 770-1001',
  ssn: '020980-4299',
};

export async function readCheckout(visitor: Visitor) {
  return (await visitor.ask(GetCheckoutDocument, {})).checkout;
}

/** Fills the cart and every step before payment; returns the checkout. */
export async function fillCheckout(
  visitor: Visitor,
  goods: Record<number, number>,
  deliveryMethodId = 'pickup',
) {
  for (const [productId, quantity] of Object.entries(goods)) {
    await visitor.ask(addToCartDocument, { productId, quantity });
  }
  await visitor.ask(SetCheckoutOptionsDocument, { options: { receiver, deliveryMethodId } });
  return readCheckout(visitor);
}

/** The input that the button sends for a checkout as shown. */
export function toPaymentInput(checkout: { idempotencyKey: string; total: number }, over: object = {}) {
  return {
    input: {
      idempotencyKey: checkout.idempotencyKey,
      expectedTotal: checkout.total,
      paymentType: 'Account' as const,
      acceptTerms: true,
      ...over,
    },
  };
}

export async function pay(visitor: Visitor, checkout: { idempotencyKey: string; total: number }) {
  return (await visitor.ask(ExpressCheckoutDocument, toPaymentInput(checkout))).expressCheckout;
}
