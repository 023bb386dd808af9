import { reykjavikNow } from '../../../../../lib/rules/text/icelandic.ts';
import { monthKey, lastMonths, type Month } from '../../../../../lib/rules/dates/months.ts';
import type { Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import { listReadersUnits } from '../../units/company-units.ts';
import * as store from './store.ts';

interface MonthSums extends Month {
  /** Krónur. */
  totalAmount: number;
  totalAmountExcludingTax: number;
}

type Reader = Pick<Session, 'customerId' | 'billToId' | 'unitIds'>;

/** Full months in the statistics (specification §7.3: LastYearStatistics). */
const fullMonthCount = 12;

/**
 * Twelve full months and the current one, oldest first, in krónur. They count what the list of invoices shows; where the session
 * bills another customer only invoices billed to that one, because its other invoices are not this customer's business.
 */
export async function readMonthlyStatistics(
  db: Database,
  session: Reader,
  now: Date,
  unitId: number | null = null,
): Promise<MonthSums[]> {
  const { date } = reykjavikNow(now);
  const months = lastMonths(date, fullMonthCount + 1);
  const sums = await store.findMonthlySums(db, toScope(session, unitId), firstDay(months));
  const byMonth = new Map(sums.map((row) => [row.month, row]));
  return months.map((month) => {
    const row = byMonth.get(monthKey(month));
    return { ...month, totalAmount: row?.gross ?? 0, totalAmountExcludingTax: row?.net ?? 0 };
  });
}

/** What each unit was invoiced in the same months, the most first; empty for a customer without units. */
export async function readUnitStatistics(
  db: Database,
  session: Reader,
  now: Date,
): Promise<ResolversParentTypes['UnitSum'][]> {
  const units = await listReadersUnits(db, session);
  if (units.length === 0) return [];
  const months = lastMonths(reykjavikNow(now).date, fullMonthCount + 1);
  const sums = await store.findUnitSums(db, toScope(session, null), firstDay(months));
  // What is for no unit, and what another customer bought for its own that this one is billed for.
  const byUnit = Map.groupBy(sums, ({ unitId }) => units.find(({ id }) => id === String(unitId)) ?? null);
  return [...byUnit]
    .map(([unit, rows]) => ({
      unit,
      totalAmount: rows.reduce((sum, { gross }) => sum + gross, 0),
      totalAmountExcludingTax: rows.reduce((sum, { net }) => sum + net, 0),
    }))
    .toSorted((a, b) => b.totalAmount - a.totalAmount);
}

const firstDay = (months: readonly Month[]): string => `${months.map(monthKey)[0]}-01`;

/** @param unitId null: of every unit that the reader sees */
function toScope({ customerId, billToId, unitIds }: Reader, unitId: number | null): store.InvoiceScope {
  const asked = unitId === null ? unitIds : [unitId].filter((id) => unitIds?.includes(id) ?? true);
  return { customerId, billToId: billToId === customerId ? null : billToId, unitIds: asked };
}
