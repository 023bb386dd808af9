import type { Platform } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { retryWhileUnavailable } from '../../../db/retry.ts';
import { ShopError } from '../../../errors.ts';
import { releaseBudgets } from '../../budgets/budgets.ts';
import { releaseInvoices } from '../../invoices/pay-invoices.ts';
import { releasePromo } from '../../promo/promo-codes.ts';
import { releaseReservations } from './stock-store.ts';
import { clearIdempotencyKey } from './checkout-store.ts';
import { readOutcome, type PlacementOutcome } from './outcome.ts';
import { orderNotPlacedError } from './refusals.ts';
import { type AttemptRow, finishAttempt, isAttemptStalled, lockAttempt } from './store.ts';

/** Releases everything that a running attempt, whose row is locked, has reserved, and records the reason. */
export async function voidAttempt(
  tx: Database,
  attempt: AttemptRow,
  error: ShopError,
): Promise<PlacementOutcome> {
  const { code: _code, ...details } = error.extensions;
  if (attempt.state !== 'Started') {
    await releaseReservations(tx, attempt.id);
    await releasePromo(tx, attempt.id);
    await releaseBudgets(tx, attempt.id);
    if (attempt.draft && 'invoices' in attempt.draft) await releaseInvoices(tx, attempt.draft.invoices);
  }
  await finishAttempt(tx, attempt.id, 'Failed', {
    code: 'FAILED_PRECONDITION',
    message: error.message,
    details,
  });
  await clearIdempotencyKey(tx, attempt.idempotencyKey);
  return { kind: 'failed', error };
}

/**
 * Ends an attempt that threw. Where its commit succeeded and only the response was lost, the result counts; one that waits for
 * money is left to the payment.
 */
export async function failAttempt(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  attemptId: number,
  error: unknown,
): Promise<PlacementOutcome> {
  const isExpected = error instanceof ShopError;
  if (!isExpected) log.error({ err: error, attempt: attemptId }, 'order failed');
  return retryWhileUnavailable(() =>
    db.transaction(async (tx) => {
      const attempt = await lockAttempt(tx, attemptId);
      if (attempt.finishedAt !== null || attempt.state === 'Paying') return readOutcome(tx, attempt);
      return voidAttempt(tx, attempt, isExpected ? error : orderNotPlacedError());
    }),
  );
}

/** Gives up an attempt that stalled before it reserved anything, so that no one waits for it; any other stays as it is. */
export function voidStalledAttempt(db: Database, attemptId: number): Promise<PlacementOutcome> {
  return db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, attemptId);
    return (await isAttemptStalled(tx, attemptId))
      ? voidAttempt(tx, attempt, orderNotPlacedError())
      : readOutcome(tx, attempt);
  });
}
