import type { StoredCard } from '../acquirer.ts';
import { type AdyenAmount, toKronur } from './amount.ts';
import { type PaymentAnswer, readKeptCard } from './answers.ts';
import type { AdyenPayment } from './store.ts';

/** What Adyen says about a payment, in an answer or in a webhook. */
export type Outcome =
  | { kind: 'challenge'; action: Record<string, unknown> }
  /** Krónur; null where it is not stated. */
  | { kind: 'authorised'; pspReference: string; amount: number | null; keptCard: StoredCard | null }
  | { kind: 'refused'; pspReference: string | null; reason: string };

/** Adyen's codes of a card holder, or a bank, that cancels. */
const cancelledCodes: readonly string[] = ['15', '16'];

/** Null while Adyen has not decided, and the card holder has nothing to do. */
export function toOutcome(answer: PaymentAnswer): Outcome | null {
  const { resultCode, pspReference, action, amount } = answer;
  if (action) return { kind: 'challenge', action };
  switch (resultCode) {
    case 'Authorised':
      return pspReference
        ? {
            kind: 'authorised',
            pspReference,
            amount: amount ? authorisedKronur(amount) : null,
            keptCard: readKeptCard(
              answer.additionalData ?? {},
              answer.paymentMethod?.brand ?? answer.additionalData?.['paymentMethod'] ?? '',
            ),
          }
        : null;
    case 'Refused':
    case 'Cancelled':
    case 'Error':
      return { kind: 'refused', pspReference: pspReference ?? null, reason: reasonOf(answer) };
    default:
      return null;
  }
}

/** 0 for another currency and for aurar: no payment of the shop has that amount, so it is voided. */
export function authorisedKronur(amount: AdyenAmount): number {
  try {
    return toKronur(amount);
  } catch {
    return 0;
  }
}

function reasonOf({ resultCode, refusalReason, refusalReasonCode }: PaymentAnswer): string {
  if (resultCode === 'Cancelled' || cancelledCodes.includes(refusalReasonCode ?? '')) return 'cancelled';
  return refusalReason || 'declined';
}

type Changes = Partial<
  Pick<
    AdyenPayment,
    'state' | 'pspReference' | 'amount' | 'reason' | 'keptCard' | 'action' | 'details' | 'isClosed'
  >
>;

const decided = { action: null, details: null } as const;

/** Authorised although the shop has given the payment up: it must be cancelled. */
export const isTooLate = ({ isClosed, state }: AdyenPayment, outcome: Outcome): boolean =>
  outcome.kind === 'authorised' && (isClosed || state === 'Refused');

/** What an outcome changes, in whatever order and however often outcomes come. */
export function changesOf(payment: AdyenPayment, outcome: Outcome): Changes {
  const isOpen = payment.state === 'Sent' || payment.state === 'Challenge';
  switch (outcome.kind) {
    case 'challenge':
      return isOpen ? { state: 'Challenge', action: outcome.action, details: null } : {};
    case 'authorised':
      return {
        ...decided,
        state: 'Authorised',
        pspReference: outcome.pspReference,
        amount: outcome.amount ?? payment.amount,
        keptCard: payment.keepsCard ? (payment.keptCard ?? outcome.keptCard) : null,
        isClosed: payment.isClosed || payment.state === 'Refused',
      };
    case 'refused':
      return isOpen
        ? { ...decided, state: 'Refused', pspReference: outcome.pspReference, reason: outcome.reason }
        : {};
  }
}
