import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import { unknownPaymentMessage } from '../../../../../lib/rules/money/payment-messages.ts';
import type { Context } from '../../../context.ts';
import { ShopError } from '../../../errors.ts';
import { challengeMessage, type PlacementOutcome } from '../attempt/outcome.ts';
import { readSettledOutcome } from '../card/payment-status.ts';

type Result = ResolversParentTypes['InvoicePaymentResult'];

/** The outcome in the contract's form. @throws ShopError that a failed attempt recorded */
export function toInvoiceResult(outcome: PlacementOutcome): Result {
  switch (outcome.kind) {
    case 'settled':
      return {
        paymentId: String(outcome.paymentId),
        message: 'Takk fyrir! Greiðslan er móttekin.',
        status: 'Completed',
        threeDSecure: null,
      };
    case 'failed':
      throw outcome.error;
    case 'paying': {
      const { challengeUrl: url } = outcome;
      return {
        paymentId: null,
        message: url === null ? unknownPaymentMessage : challengeMessage,
        status: 'Processing',
        threeDSecure: url === null ? null : { url, method: 'GET' },
      };
    }
    default:
      throw new ShopError('NOT_FOUND');
  }
}

/** As readPaymentStatus, of an attempt to pay invoices. */
export async function readInvoicePaymentStatus(context: Context, idempotencyKey: string): Promise<Result> {
  return toInvoiceResult(await readSettledOutcome(context, idempotencyKey, 'Invoices'));
}
