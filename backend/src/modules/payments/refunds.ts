import { randomUUID } from 'node:crypto';
import type { Platform } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import type { Task } from '../jobs/jobs.ts';
import { mailStaff } from '../mail/outbox.ts';
import { AcquirerRefused, type Progress } from './acquirer.ts';
import { cardService } from './acquirer-access.ts';
import type { CardService } from './card-service.ts';
import { capturePayment } from './capture-payment.ts';
import { findPayment } from './card-payments.ts';
import { refusedRefundLetter } from './refunds/letter.ts';
import * as store from './refunds/store.ts';

/** Lease of a refund: after that another process picks it up (seconds). */
const leaseSeconds = 30;

/** Records a refund to the card that an order was paid with, before the acquirer is called. */
export async function recordRefund(
  tx: Database,
  { orderId, invoiceId, amount }: { orderId: number | null; invoiceId: number; amount: number },
): Promise<void> {
  const payment = orderId === null ? null : await store.findPaymentOfOrder(tx, orderId);
  if (!payment) throw new Error(`No card payment behind credit note ${invoiceId}`);
  await store.insertRefund(tx, { paymentId: payment.id, invoiceId, amount, reference: randomUUID() });
}

export const readRefunds = store.findRefunds;

/**
 * Pays out due refunds. The acquirer makes one refund per reference, so that a process may die at any point and another continue;
 * without a response it is retried.
 * @param signal ends it early
 * @returns number of refunds looked at
 */
export async function sweepRefunds(platform: Platform, signal?: AbortSignal): Promise<number> {
  const service = cardService(platform);
  if (!service) return 0;
  for (let count = 0; ; count += 1) {
    const refund = signal?.aborted ? null : await store.leaseDueRefund(platform.db, leaseSeconds);
    if (!refund) return count;
    try {
      await payOutRefund(platform, service, refund);
    } catch (error) {
      platform.log.warn({ err: error, refund: refund.id }, 'refund not paid out');
    }
  }
}

async function payOutRefund(
  platform: Platform,
  service: CardService,
  refund: store.RefundRow,
): Promise<void> {
  const held = await findPayment(platform.db, refund.paymentId);
  // Money that is only held cannot be refunded: it is captured first.
  const payment = held?.state === 'Authorised' ? await capturePayment(platform, service, held) : held;
  if (payment?.acquirerId == null || payment.state !== 'Captured') return;
  const answer = await requestRefund(service, payment.acquirerId, refund);
  // Its outcome is reported later; the next round asks what is known by then.
  if (answer === 'pending') return;
  if (answer instanceof AcquirerRefused) return notifyStaffOfRefusal(platform, refund, answer);
  await platform.db.transaction(async (tx) => {
    if (await store.finishRefund(tx, refund.id, 'Refunded'))
      await store.markFullyRefunded(tx, refund.paymentId);
  });
}

async function requestRefund(
  { acquirer }: CardService,
  acquirerId: string,
  { reference, amount }: store.RefundRow,
): Promise<Progress | AcquirerRefused> {
  try {
    return await acquirer.refund(acquirerId, reference, amount);
  } catch (error) {
    if (error instanceof AcquirerRefused) return error;
    throw error;
  }
}

/** The acquirer will never do it: the store is notified once, because someone has to refund by hand. */
async function notifyStaffOfRefusal(
  { db, config, log }: Platform,
  { id, amount }: store.RefundRow,
  refusal: AcquirerRefused,
): Promise<void> {
  log.error({ err: refusal, refund: id }, 'refund refused: it has to be paid out by hand');
  await db.transaction(async (tx) => {
    if (!(await store.finishRefund(tx, id, 'Refused'))) return;
    await mailStaff(
      tx,
      config,
      refusedRefundLetter(await store.findRefundDetails(tx, id), amount, refusal.code),
    );
  });
}

export const refundTask: Task = {
  name: 'sweep refunds',
  everyMs: 2_000,
  async run(platform, signal) {
    const count = await sweepRefunds(platform, signal);
    if (count > 0) platform.log.info({ count }, 'refunds checked');
  },
};
