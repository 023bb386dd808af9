import type { Platform } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import type { Task } from '../jobs/jobs.ts';
import { lockAbandonedAttempt } from './attempt/store.ts';
import { voidAttempt } from './attempt/fail-attempt.ts';
import { orderNotPlacedError } from './attempt/refusals.ts';
import { leaseDuePayment } from '../payments/card-payments.ts';
import { settlePayment } from './settle-payment.ts';

/** An attempt that is not finished by then was left by a crash (reliability §3.1, seconds). */
const abandonedAfterSeconds = 60;

/** Seconds that one process has for a payment before another looks at it. */
const leaseSeconds = 30;

/**
 * Finishes or frees card payments that are due: those whose buyer's request died, whose bank never led back, whose money is not
 * taken yet. One that the acquirer does not answer for stays open.
 * @param signal ends it early: while the acquirer does not answer there may be a next one for as long as the process lives
 * @returns how many were looked at
 */
export async function sweepPayments(platform: Platform, signal?: AbortSignal): Promise<number> {
  for (let count = 0; ; count += 1) {
    const payment = signal?.aborted ? null : await leaseDuePayment(platform.db, leaseSeconds);
    if (!payment) return count;
    try {
      await settlePayment(platform, payment);
    } catch (error) {
      platform.log.warn({ err: error, payment: payment.id }, 'payment not settled');
    }
  }
}

/**
 * Voids what a crash left: held units are free again and the key answers that it failed. An order on account commits in
 * one transaction, so an attempt that is still open has no order.
 * @returns how many
 */
export async function sweepAttempts(db: Database): Promise<number> {
  let count = 0;
  while (await voidAbandonedAttempt(db)) count += 1;
  return count;
}

function voidAbandonedAttempt(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    const attempt = await lockAbandonedAttempt(tx, abandonedAfterSeconds);
    if (attempt) await voidAttempt(tx, attempt, orderNotPlacedError());
    return attempt !== null;
  });
}

/** What the checkout leaves behind is finished or undone. */
export const checkoutTasks: readonly Task[] = [
  {
    name: 'sweep attempts',
    everyMs: 10_000,
    async run({ db, log }) {
      const count = await sweepAttempts(db);
      if (count > 0) log.warn({ count }, 'abandoned attempts voided');
    },
  },
  {
    name: 'sweep payments',
    everyMs: 5_000,
    async run(platform, signal) {
      const count = await sweepPayments(platform, signal);
      if (count > 0) platform.log.info({ count }, 'open payments looked at');
    },
  },
];
