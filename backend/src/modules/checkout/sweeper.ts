import { hourMs } from '../../../../lib/rules/dates/durations.ts';
import type { Platform } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { sweepGuestCarts } from '../cart/carts.ts';
import { sweepElectronicSignIns } from '../electronic-id/electronic-sign-in.ts';
import type { Task } from '../jobs/jobs.ts';
import { sweepLists } from '../lists/lists.ts';
import { sweepSessions } from '../session/sessions.ts';
import { lockAbandoned } from './attempt/store.ts';
import { notPlaced, voidAttempt } from './attempt/attempts.ts';
import { takeDue } from '../payments/card-payments.ts';
import { sweepRefunds } from '../payments/refunds.ts';
import { settle } from './settle.ts';

/** An attempt that is not finished by then was left by a crash (reliability §3, seconds). */
const abandonedAfter = 60;

/** Seconds that one process has for a payment before another looks at it. */
const lease = 30;

/**
 * Finishes or frees card payments that are due: those whose buyer's request died, whose bank never led back, whose money is not
 * taken yet. One that the acquirer does not answer for stays open.
 * @param signal ends it early: while the acquirer does not answer there may be a next one for as long as the process lives
 * @returns how many were looked at
 */
export async function sweepPayments(platform: Platform, signal?: AbortSignal): Promise<number> {
  for (let count = 0; ; count += 1) {
    const payment = signal?.aborted ? null : await takeDue(platform.db, lease);
    if (!payment) return count;
    try {
      await settle(platform, payment.id);
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
  while (await voidOne(db)) count += 1;
  return count;
}

function voidOne(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    const attempt = await lockAbandoned(tx, abandonedAfter);
    if (attempt) await voidAttempt(tx, attempt, notPlaced());
    return attempt !== null;
  });
}

/** Tasks for startJobs. */
export const sweepers: readonly Task[] = [
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
  {
    name: 'sweep refunds',
    everyMs: 2_000,
    async run(platform, signal) {
      const count = await sweepRefunds(platform, signal);
      if (count > 0) platform.log.info({ count }, 'refunds looked at');
    },
  },
  {
    name: 'sweep visitors',
    everyMs: hourMs,
    async run({ db }) {
      await sweepSessions(db);
      await sweepGuestCarts(db);
      await sweepElectronicSignIns(db);
      await sweepLists(db);
    },
  },
];
