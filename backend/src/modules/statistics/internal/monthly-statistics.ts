import { reykjavikNow } from '../../../../../lib/rules/text/icelandic.ts';
import { monthKey, lastMonths, type Month } from '../../../../../lib/rules/dates/months.ts';
import type { Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import * as store from './store.ts';

interface MonthSums extends Month {
  /** Krónur. */
  totalAmount: number;
  totalAmountExcludingTax: number;
}

/** Full months in the statistics (specification §7.3: LastYearStatistics). */
const fullMonthCount = 12;

/**
 * Twelve full months and the current one, oldest first, in krónur. They count what the list of invoices shows; where the session
 * bills another customer only invoices billed to that one, because its other invoices are not this customer's business.
 */
export async function readMonthlyStatistics(
  db: Database,
  { customerId, billToId }: Pick<Session, 'customerId' | 'billToId'>,
  now: Date,
): Promise<MonthSums[]> {
  const { date } = reykjavikNow(now);
  const months = lastMonths(date, fullMonthCount + 1);
  const sums = await store.findMonthlySums(
    db,
    { customerId, billToId: billToId === customerId ? null : billToId },
    `${months.map(monthKey)[0]}-01`,
  );
  const byMonth = new Map(sums.map((row) => [row.month, row]));
  return months.map((month) => {
    const row = byMonth.get(monthKey(month));
    return { ...month, totalAmount: row?.gross ?? 0, totalAmountExcludingTax: row?.net ?? 0 };
  });
}
