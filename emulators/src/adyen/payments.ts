import { randomBytes } from 'node:crypto';
import type { Card } from './cards.ts';
import type { Report, Reporter } from './webhooks.ts';

export interface Payment {
  pspReference: string;
  reference: string;
  /** In minor units, of which Adyen counts a hundred in a króna. */
  value: number;
  state: 'waiting' | 'authorised' | 'refused' | 'cancelled';
  captured: number;
  refunded: number;
  card: Card;
  returnUrl: string;
  shopper: string;
  stores: boolean;
}

/** A refused call, in the form of Adyen's errors. */
export class AdyenError extends Error {
  readonly status: 401 | 403 | 422;
  readonly errorCode: string;

  constructor(status: 401 | 403 | 422, errorCode: string, message: string) {
    super(message);
    this.status = status;
    this.errorCode = errorCode;
  }
}

const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const createPspReference = (): string =>
  [...randomBytes(16)].map((byte) => characters[byte % characters.length]).join('');

/** Payments, stored cards, and requests about them; every change is reported. */
export function createPayments(reporter: Reporter) {
  const payments = new Map<string, Payment>();
  const stored = new Map<string, { shopper: string; card: Card }>();

  const find = (pspReference: string): Payment => {
    const payment = payments.get(pspReference);
    if (!payment) throw new AdyenError(422, '167', 'Original pspReference required for this operation');
    return payment;
  };
  function store(shopper: string, card: Card): string {
    const id = createPspReference();
    stored.set(id, { shopper, card: { ...card, flow: 'none' } });
    return id;
  }
  function describe({ card, shopper, stores }: Payment): Record<string, string> {
    const data = { cardSummary: card.last4, expiryDate: '3/2030', paymentMethod: card.brand };
    if (!stores) return data;
    const id = store(shopper, card);
    return {
      ...data,
      'tokenization.storedPaymentMethodId': id,
      'tokenization.shopperReference': shopper,
      'recurring.recurringDetailReference': id,
      'recurring.shopperReference': shopper,
    };
  }
  /** The outcome of a request about a payment, reported with a reference of its own. */
  function reportRequest(
    payment: Pick<Payment, 'pspReference' | 'reference'> | null,
    request: { eventCode: string; reference: string; value: number; reason: string | null },
  ): string {
    const { eventCode, reference, value, reason } = request;
    const pspReference = createPspReference();
    const report: Report = {
      eventCode,
      pspReference,
      merchantReference: reference,
      value,
      success: reason === null,
    };
    reporter.report({
      ...report,
      ...(payment && { originalReference: payment.pspReference }),
      ...(reason !== null && { reason }),
    });
    return pspReference;
  }

  return {
    find,
    store,
    stored,
    all: (): Payment[] => [...payments.values()],
    findReference: (reference: string): Payment | null =>
      [...payments.values()].find((payment) => payment.reference === reference) ?? null,
    begin(values: Omit<Payment, 'pspReference' | 'state' | 'captured' | 'refunded'>): Payment {
      const pspReference = createPspReference();
      const payment: Payment = { ...values, pspReference, state: 'waiting', captured: 0, refunded: 0 };
      payments.set(pspReference, payment);
      return payment;
    },
    /** Authorises or refuses a payment that waits, once. @returns Adyen's answer */
    decide(payment: Payment, isAuthenticated: boolean): Record<string, unknown> {
      const { pspReference, reference: merchantReference, value, card } = payment;
      const refusal =
        card.refusal ??
        (isAuthenticated
          ? null
          : { resultCode: 'Refused', refusalReason: '3D Not Authenticated', refusalReasonCode: '11' });
      const base = { pspReference, merchantReference };
      if (payment.state === 'cancelled')
        return { ...base, resultCode: 'Cancelled', refusalReason: 'Cancelled', refusalReasonCode: '15' };
      if (refusal?.resultCode === 'Received') return { ...base, resultCode: 'Received' };
      payment.state = refusal ? 'refused' : 'authorised';
      const additionalData = refusal ? {} : describe(payment);
      const report = { eventCode: 'AUTHORISATION', ...base, value, additionalData };
      reporter.report({ ...report, success: !refusal, ...(refusal && { reason: refusal.refusalReason }) });
      if (refusal) return { ...base, ...refusal };
      const amount = { currency: 'ISK', value };
      return {
        ...base,
        resultCode: 'Authorised',
        amount,
        additionalData,
        paymentMethod: { type: 'scheme', brand: card.brand },
      };
    },
    capture(payment: Payment, value: number, reference: string): string {
      const isPossible = payment.state === 'authorised' && payment.captured + value <= payment.value;
      if (isPossible) payment.captured += value;
      const reason = isPossible ? null : 'Insufficient balance on payment';
      return reportRequest(payment, { eventCode: 'CAPTURE', reference, value, reason });
    },
    refund(payment: Payment, value: number, reference: string): string {
      const isPossible = payment.refunded + value <= payment.captured;
      if (isPossible) payment.refunded += value;
      const reason = isPossible ? null : 'Insufficient balance on payment';
      return reportRequest(payment, { eventCode: 'REFUND', reference, value, reason });
    },
    cancel(
      payment: Payment | null,
      reference: string,
      eventCode: 'CANCELLATION' | 'TECHNICAL_CANCEL',
    ): string {
      const isPossible = payment !== null && payment.captured === 0 && payment.state !== 'refused';
      if (payment && isPossible) payment.state = 'cancelled';
      const reason = isPossible ? null : 'Transaction not found or already captured';
      return reportRequest(payment, { eventCode, reference, value: 0, reason });
    },
  };
}
export type Payments = ReturnType<typeof createPayments>;
