import { randomUUID } from 'node:crypto';
import type { Platform } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { AcquirerRefused } from '../payments/acquirer-service.ts';
import { cardService, type CardService } from '../payments/service.ts';
import { findPayment } from './payment-store.ts';
import * as store from './refund-store.ts';
import { settle } from './settle.ts';

/** Seconds that one process has for a refund before another looks at it. */
const lease = 30;

/** Writes that money is to go back to the card that an order was paid with, before anybody is asked for it. */
export async function noteRefund(
  tx: Database,
  { orderId, invoiceId, amount }: { orderId: number | null; invoiceId: number; amount: number },
): Promise<void> {
  const payment = orderId === null ? null : await store.findPaymentOfOrder(tx, orderId);
  if (!payment) throw new Error(`No card payment behind credit note ${invoiceId}`);
  await store.insertRefund(tx, { paymentId: payment.id, invoiceId, amount, reference: randomUUID() });
}

export const refundsOfOrder = store.findRefunds;

/**
 * Pays out what is due. The acquirer makes one refund for each reference, so that a process may die at any point and another go on;
 * what it does not answer for is tried again.
 * @param signal ends it early
 * @returns how many were looked at
 */
export async function sweepRefunds(platform: Platform, signal?: AbortSignal): Promise<number> {
  const service = cardService(platform.config);
  if (!service) return 0;
  for (let count = 0; ; count += 1) {
    const refund = signal?.aborted ? null : await store.takeDueRefund(platform.db, lease);
    if (!refund) return count;
    try {
      await payOut(platform, service, refund);
    } catch (error) {
      platform.log.warn({ err: error, refund: refund.id }, 'refund not paid out');
    }
  }
}

async function payOut(platform: Platform, service: CardService, refund: store.RefundRow): Promise<void> {
  // Money that is only held cannot be given back: it is taken first.
  await settle(platform, refund.paymentId);
  const payment = await findPayment(platform.db, refund.paymentId);
  if (payment?.acquirerId == null || payment.state !== 'Captured') return;
  const state = await ask(platform, service, payment.acquirerId, refund);
  await platform.db.transaction(async (tx) => {
    if ((await store.endRefund(tx, refund.id, state)) && state === 'Refunded')
      await store.noteWhollyRefunded(tx, refund.paymentId);
  });
}

async function ask(
  { log }: Platform,
  { acquirer }: CardService,
  acquirerId: string,
  { id, reference, amount }: store.RefundRow,
): Promise<'Refunded' | 'Refused'> {
  try {
    await acquirer.refund(acquirerId, reference, amount);
    return 'Refunded';
  } catch (error) {
    if (!(error instanceof AcquirerRefused)) throw error;
    log.error({ err: error, refund: id }, 'refund refused: it has to be paid out by hand');
    return 'Refused';
  }
}
