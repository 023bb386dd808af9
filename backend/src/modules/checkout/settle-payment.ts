import type { Platform } from '../../context.ts';
import type { AttemptKind } from '../../db/schema/orders.ts';
import type { AcquirerPayment } from '../payments/acquirer.ts';
import { cardService } from '../payments/acquirer-access.ts';
import { capturePayment } from '../payments/capture-payment.ts';
import { findPaymentByReference, isUndecided, type PaymentRow } from '../payments/card-payments.ts';
import { readCurrentOutcome, type PlacementOutcome } from './attempt/outcome.ts';
import { findAttemptById } from './attempt/store.ts';
import { isRepeatKey } from './repeat/repeat-key.ts';
import { applyAcquirerState } from './card/apply-acquirer-state.ts';
import { releasePayment, startVoiding } from './card/release-payment.ts';

type PaymentPlatform = Pick<Platform, 'db' | 'config' | 'log'>;

/**
 * Brings a payment as far as possible: queries the acquirer unless `known` is its latest response, then places the order and
 * captures the money, or releases what is reserved. All callers (the buyer's request, the bank's redirect, a webhook, the
 * sweeper) may call this in any order and any number of times.
 * @throws AcquirerUnavailable when the acquirer does not respond; the payment then stays open
 */
export async function settlePayment(
  platform: PaymentPlatform,
  payment: PaymentRow,
  acquirerPayment?: AcquirerPayment,
): Promise<PlacementOutcome> {
  const { db } = platform;
  const service = cardService(platform);
  if (!service) return readCurrentOutcome(db, payment.attemptId);
  let step = isUndecided(payment)
    ? await applyAcquirerState(
        platform,
        payment,
        acquirerPayment ?? (await service.acquirer.enquire(payment.reference)),
      )
    : { payment, outcome: await readCurrentOutcome(db, payment.attemptId) };
  if (step.payment.state === 'Voiding') step = await releasePayment(platform, service, step.payment);
  if (step.payment.state === 'Authorised') await capturePayment(platform, service, step.payment);
  return step.outcome;
}

/**
 * Cancels a payment, unless its order has been placed already.
 * @throws AcquirerUnavailable as settlePayment; it is released later then
 */
export async function abandonPayment(
  platform: PaymentPlatform,
  payment: PaymentRow,
): Promise<PlacementOutcome> {
  const { payment: voiding } = await startVoiding(platform.db, payment);
  return settlePayment(platform, voiding);
}

/** The payment with this reference, and what its attempt was; null when it is unknown. */
export async function findPaymentOfReference(
  { db }: Pick<Platform, 'db'>,
  reference: string,
): Promise<{ payment: PaymentRow; idempotencyKey: string; kind: AttemptKind; isRepeat: boolean } | null> {
  const payment = await findPaymentByReference(db, reference);
  if (!payment) return null;
  const { idempotencyKey, kind } = await findAttemptById(db, payment.attemptId);
  return { payment, idempotencyKey, kind, isRepeat: isRepeatKey(idempotencyKey) };
}
