import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import { unknownPaymentMessage } from '../../../../../lib/rules/money/payment-messages.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { findPaymentByAttempt } from '../../payments/card-payments.ts';
import { type AttemptRow, findAttemptById } from './store.ts';

/** The outcome of an attempt, or that it still waits for the payment. */
export type PlacementOutcome =
  | { kind: 'placed'; orderId: number; invoiceId: number }
  /** Invoices are paid. */
  | { kind: 'settled'; paymentId: number }
  /** Above the buyer's limit: someone has to approve it first. */
  | { kind: 'requested'; requestId: number }
  | { kind: 'failed'; error: ShopError }
  /** `challengeUrl` is the bank's page, while the card holder has to confirm. */
  | { kind: 'paying'; challengeUrl: string | null };

/** The outcome that an attempt has recorded; null while it is running. */
export function recordedOutcome({ answer }: AttemptRow): PlacementOutcome | null {
  if (!answer) return null;
  if ('code' in answer)
    return { kind: 'failed', error: new ShopError(answer.code, answer.message, answer.details) };
  if ('invoicePaymentId' in answer) return { kind: 'settled', paymentId: answer.invoicePaymentId };
  if ('requestId' in answer) return { kind: 'requested', requestId: answer.requestId };
  return { kind: 'placed', orderId: answer.orderId, invoiceId: answer.invoiceId };
}

/** The outcome of an attempt from its row. */
export async function readOutcome(db: Database, attempt: AttemptRow): Promise<PlacementOutcome> {
  const recorded = recordedOutcome(attempt);
  if (recorded) return recorded;
  const payment = await findPaymentByAttempt(db, attempt.id);
  return { kind: 'paying', challengeUrl: payment?.challengeUrl ?? null };
}

/** As readOutcome, from the current row. */
export async function readCurrentOutcome(db: Database, attemptId: number): Promise<PlacementOutcome> {
  return readOutcome(db, await findAttemptById(db, attemptId));
}

/** While the bank waits for the card holder. */
export const challengeMessage = 'Staðfestið greiðsluna í appi bankans eða með kóða í SMS.';

type Result = ResolversParentTypes['ExpressCheckoutResult'];

const emptyResult = { id: null, invoiceId: null, threeDSecure: null, requestId: null };

/** The outcome in the contract's form. @throws ShopError that a failed attempt recorded */
export function toResult(outcome: PlacementOutcome): Result {
  switch (outcome.kind) {
    case 'placed':
      return {
        ...emptyResult,
        id: String(outcome.orderId),
        invoiceId: String(outcome.invoiceId),
        message: 'Takk fyrir pöntunina!',
        status: 'Completed',
      };
    case 'requested':
      return {
        ...emptyResult,
        message: 'Pöntunin bíður samþykkis stjórnanda.',
        status: 'AwaitingApproval',
        requestId: String(outcome.requestId),
      };
    case 'failed':
      throw outcome.error;
    case 'settled':
      throw new ShopError('NOT_FOUND');
    case 'paying':
      return toProcessingResult(outcome.challengeUrl);
  }
}

function toProcessingResult(challengeUrl: string | null): Result {
  if (challengeUrl === null) return { ...emptyResult, message: unknownPaymentMessage, status: 'Processing' };
  return {
    ...emptyResult,
    message: challengeMessage,
    status: 'Processing',
    threeDSecure: { url: challengeUrl, method: 'GET' },
  };
}
