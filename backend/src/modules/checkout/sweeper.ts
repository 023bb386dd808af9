import type { Database } from '../../db/connect.ts';
import { sweepGuestCarts } from '../cart/service.ts';
import { sweepElectronicSignIns } from '../electronic-id/service.ts';
import type { Task } from '../jobs/service.ts';
import { sweepSessions } from '../session/service.ts';
import { lockAbandoned } from './attempt-store.ts';
import { notPlaced, voidAttempt } from './attempts.ts';

/** An attempt that is not finished by then was left by a crash (reliability §3, seconds). */
const abandonedAfter = 60;

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
    name: 'sweep visitors',
    everyMs: 3_600_000,
    async run({ db }) {
      await sweepSessions(db);
      await sweepGuestCarts(db);
      await sweepElectronicSignIns(db);
    },
  },
];
