import type { Platform } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import type { Task } from '../jobs/jobs.ts';
import { lockAbandonedAttempt } from './attempt/store.ts';
import { voidAttempt } from './attempt/fail-attempt.ts';
import { orderNotPlacedError } from './attempt/refusals.ts';
import { leaseDuePayment } from '../payments/card-payments.ts';
import { settlePayment } from './settle-payment.ts';

/** An attempt that is unfinished after this was left by a crash (reliability §3.1, seconds). */
const abandonedAfterSeconds = 60;

/** Lease of a payment: after that another process picks it up (seconds). */
const leaseSeconds = 30;

/**
 * Settles or releases card payments that are due: those whose request died, whose bank never redirected back, whose money is not
 * captured yet. One for which the acquirer does not respond stays open.
 * @param signal aborts the loop, which may otherwise find a next payment for as long as the acquirer is down
 * @returns number of payments looked at
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
 * Voids attempts left by a crash: reserved units become available and the key's outcome is a failure. An order on account commits
 * in one transaction, so an unfinished attempt has no order.
 * @returns number of attempts
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

/** Completes or undoes what interrupted checkouts leave behind. */
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
      if (count > 0) platform.log.info({ count }, 'open payments checked');
    },
  },
];
