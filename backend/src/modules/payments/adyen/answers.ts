import { z } from 'zod';
import type { CardBrand } from '../../../db/schema/payments.ts';
import type { StoredCard } from '../acquirer.ts';

const amountSchema = z.object({ currency: z.string(), value: z.int() });
const actionSchema = z.looseObject({
  type: z.string(),
  method: z.string().optional(),
  url: z.string().optional(),
});

/** What Adyen answers to a payment, and to what the bank's page came back with. */
export const paymentAnswerSchema = z.object({
  resultCode: z.string(),
  pspReference: z.string().min(1).max(100).nullish(),
  refusalReason: z.string().nullish(),
  refusalReasonCode: z.string().nullish(),
  amount: amountSchema.nullish(),
  action: actionSchema.nullish(),
  paymentMethod: z.object({ brand: z.string().nullish() }).nullish(),
  additionalData: z.record(z.string(), z.string()).nullish(),
});
export type PaymentAnswer = z.infer<typeof paymentAnswerSchema>;

/** What Adyen answers to a capture, a refund or a cancellation: it reports the outcome later. */
export const bookingAnswerSchema = z.object({
  status: z.literal('received'),
  pspReference: z.string().min(1),
});

const keptCardSchema = z.object({
  id: z.string().regex(/^[\w-]{1,100}$/),
  brand: z.string().nullish(),
  lastFour: z.string().regex(/^\d{4}$/),
  expiryMonth: z.string().regex(/^\d{1,2}$/),
  expiryYear: z.string().regex(/^\d{4}$/),
});

const brands: Readonly<Record<string, CardBrand>> = {
  visa: 'Visa',
  mc: 'Mastercard',
  amex: 'Amex',
  discover: 'Discover',
  diners: 'Diners',
  jcb: 'JCB',
  cup: 'ChinaUnionPay',
};

/** Our token of a card that Adyen keeps: whose it is by Adyen's books, and which. */
const toToken = (shopper: string, id: string): string => `${shopper}.${id}`;

/** @returns null for what is no token of ours */
export function readToken(token: string): { shopper: string; id: string } | null {
  const [, shopper, id] = /^([0-9a-f]{32})\.([\w-]{1,100})$/.exec(token) ?? [];
  return shopper === undefined || id === undefined ? null : { shopper, id };
}

/** A card that was stored without a payment; null where Adyen's answer does not describe it. */
export function toStoredCard(answer: unknown, shopper: string): StoredCard | null {
  const card = keptCardSchema.safeParse(answer).data;
  if (!card) return null;
  return {
    token: toToken(shopper, card.id),
    brand: brands[card.brand ?? ''] ?? 'Unknown',
    last4: card.lastFour,
    expiryMonth: Number(card.expiryMonth),
    expiryYear: Number(card.expiryYear),
  };
}

/** The card that was stored with a payment, from its additional data; null where it was not, or is not described. */
export function readKeptCard(data: Readonly<Record<string, string>>, brand: string): StoredCard | null {
  const id = data['tokenization.storedPaymentMethodId'] ?? data['recurring.recurringDetailReference'];
  const shopper = data['tokenization.shopperReference'] ?? data['recurring.shopperReference'];
  const [expiryMonth, expiryYear] = (data['expiryDate'] ?? '').split('/');
  if (shopper === undefined) return null;
  return toStoredCard({ id, brand, lastFour: data['cardSummary'], expiryMonth, expiryYear }, shopper);
}
