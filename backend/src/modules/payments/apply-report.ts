import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Platform } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { cardPayments, cardRefunds } from '../../db/schema/payments.ts';
import { mailStaff } from '../mail/outbox.ts';
import { disputeLetter, failedCaptureLetter, refusedRefundLetter } from './refunds/letter.ts';
import { findRefundDetails } from './refunds/store.ts';
import type { PaymentReport } from './payment-report.ts';

/** Seconds until a capture that failed after it was accepted is asked for again. */
const captureAgainSeconds = 3_600;

/** Puts right what the acquirer reports to have failed after it was accepted, and notifies the store's staff of it. */
export async function applyReport(
  { config }: Pick<Platform, 'config'>,
  tx: Database,
  { failedCaptures, failedRefunds, disputes }: PaymentReport,
): Promise<void> {
  for (const { payment, reason } of failedCaptures) {
    await tx
      .update(cardPayments)
      .set({ state: 'Authorised', checkAt: sql`now() + make_interval(secs => ${captureAgainSeconds})` })
      .where(and(eq(cardPayments.reference, payment), eq(cardPayments.state, 'Captured')));
    await mailStaff(tx, config, failedCaptureLetter(payment, reason));
  }
  for (const { reference, reason } of failedRefunds) await refuseRefund(tx, config, reference, reason);
  for (const dispute of disputes) await mailStaff(tx, config, disputeLetter(dispute));
}

/** A refund that was thought to be paid out, or is waited for, was not: someone has to refund by hand. */
async function refuseRefund(
  tx: Database,
  config: Platform['config'],
  reference: string,
  reason: string,
): Promise<void> {
  const [refund] = await tx
    .update(cardRefunds)
    .set({ state: 'Refused', checkAt: null })
    .where(and(eq(cardRefunds.reference, reference), inArray(cardRefunds.state, ['Refunding', 'Refunded'])))
    .returning({ id: cardRefunds.id, paymentId: cardRefunds.paymentId, amount: cardRefunds.amount });
  if (!refund) return;
  await tx
    .update(cardPayments)
    .set({ state: 'Captured' })
    .where(and(eq(cardPayments.id, refund.paymentId), eq(cardPayments.state, 'Refunded')));
  const details = await findRefundDetails(tx, refund.id);
  await mailStaff(tx, config, refusedRefundLetter(details, refund.amount, reason));
}
