import { dayMs } from '../../../../lib/rules/dates/durations.ts';
import type { Platform } from '../../context.ts';
import { nightlyTask } from '../jobs/nightly.ts';
import { deleteOldSearchCounts } from '../search/search-counts.ts';
import { deleteFailedAttempts } from './internal/attempts.ts';
import { deleteDocuments } from './internal/documents.ts';
import {
  deleteAudit,
  deleteExpiredLinks,
  deleteLastPurchases,
  deleteUnanswered,
} from './internal/leftovers.ts';

/** Bookkeeping is kept for this many years after the end of the year it is of (law 145/1994, art. 20). */
const bookkeepingYears = 7;
/** A card holder may dispute a payment for 540 days. */
const failedAttemptDays = 2 * 365;
/** Until then an expired link still says that it expired. */
const expiredLinkDays = 90;

/** The beginning of the oldest year whose bookkeeping is still kept. */
export function bookkeepingStart(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear() - bookkeepingYears, 0, 1));
}

/** Deletes what nothing requires to be kept any longer. Repeatable: what a run leaves, the next one deletes. */
export async function deleteExpiredData(
  { db, log }: Platform,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const before = bookkeepingStart(now);
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const invoices = await deleteDocuments(db, before, signal);
  if (invoices > 0) await deleteLastPurchases(db, before);
  await deleteUnanswered(db, before);
  const attempts = await deleteFailedAttempts(db, daysAgo(failedAttemptDays));
  const audit = await deleteAudit(db, before);
  await deleteExpiredLinks(db, daysAgo(expiredLinkDays));
  await deleteOldSearchCounts(db, now);
  log.info({ invoices, attempts, audit }, 'expired data deleted');
}

export const retentionTask = nightlyTask({ name: 'retention', hour: 3, run: deleteExpiredData });
