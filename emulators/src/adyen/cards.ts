import { z } from 'zod';

/** A card as its fields hand it over on Adyen's test platform: `test_` before what was typed. */
const typed = z
  .string()
  .regex(/^test_[0-9]{2,19}$/)
  .transform((value) => value.slice('test_'.length));

export const typedCardSchema = z.object({
  encryptedCardNumber: typed,
  encryptedExpiryMonth: typed,
  encryptedExpiryYear: typed,
  encryptedSecurityCode: typed,
  holderName: z.string().optional(),
});
type TypedCard = z.infer<typeof typedCardSchema>;

/** How a payment with a card continues: at once, on the bank's own page, or by Adyen's script. */
type Flow = 'none' | 'redirect' | 'native';

export interface Card {
  brand: 'visa' | 'mc' | 'amex';
  last4: string;
  flow: Flow;
  /** Null: it pays. */
  refusal: Refusal | null;
}

interface Refusal {
  resultCode: 'Refused' | 'Cancelled' | 'Error' | 'Received';
  refusalReason: string;
  refusalReasonCode: string;
}

/** Test cards that ask for 3-D Secure. */
const flows: Readonly<Record<string, Flow>> = {
  '4917610000000000': 'redirect',
  '4212345678910006': 'native',
};

/** Names of card holders that have a payment refused on the test platform. */
const refusals: Readonly<Record<string, Refusal>> = {
  DECLINED: { resultCode: 'Refused', refusalReason: 'Refused', refusalReasonCode: '2' },
  ERROR: { resultCode: 'Error', refusalReason: 'Acquirer Error', refusalReasonCode: '4' },
  CARD_EXPIRED: { resultCode: 'Refused', refusalReason: 'Expired Card', refusalReasonCode: '6' },
  NOT_ENOUGH_BALANCE: { resultCode: 'Refused', refusalReason: 'Not enough balance', refusalReasonCode: '12' },
  PENDING: { resultCode: 'Received', refusalReason: '', refusalReasonCode: '13' },
  CANCELLED: { resultCode: 'Cancelled', refusalReason: 'Cancelled', refusalReasonCode: '15' },
};

/** Test cards are good with these alone. */
const expiryDate = '03/2030';
const securityCode = '737';

/** The card that was typed. */
export function readCard(typedCard: TypedCard): Card {
  const { encryptedCardNumber: number, encryptedSecurityCode, holderName = '' } = typedCard;
  return {
    brand: brandOf(number),
    last4: number.slice(-4),
    flow: flows[number] ?? 'none',
    refusal: refusals[holderName] ?? findFault(typedCard, encryptedSecurityCode),
  };
}

function brandOf(number: string): Card['brand'] {
  if (number.startsWith('4')) return 'visa';
  return number.startsWith('3') ? 'amex' : 'mc';
}

function findFault({ encryptedExpiryMonth, encryptedExpiryYear }: TypedCard, code: string): Refusal | null {
  if (`${encryptedExpiryMonth.padStart(2, '0')}/${encryptedExpiryYear}` !== expiryDate)
    return { resultCode: 'Refused', refusalReason: 'Expired Card', refusalReasonCode: '6' };
  if (code === securityCode) return null;
  return { resultCode: 'Refused', refusalReason: 'CVC Declined', refusalReasonCode: '24' };
}
