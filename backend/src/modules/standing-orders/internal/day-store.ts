import { and, asc, desc, eq, gte, inArray, isNotNull, lt, lte } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { standingOrders, standingOrderTimes } from '../../../db/schema/standing-orders.ts';

export type DayRow = typeof standingOrderTimes.$inferSelect;

const overStates = ['Skipped', 'Making', 'Ordered', 'Requested', 'Failed'] as const;

/** What is known of days from `from` on. */
export function findDaysFrom(db: Database, standingOrderId: number, from: string): Promise<DayRow[]> {
  return db
    .select()
    .from(standingOrderTimes)
    .where(and(eq(standingOrderTimes.standingOrderId, standingOrderId), gte(standingOrderTimes.date, from)))
    .orderBy(asc(standingOrderTimes.date));
}

/** Days before another that were ordered, tried or skipped, newest first. */
export function findPastDays(
  db: Database,
  standingOrderId: number,
  before: string,
  limit: number,
): Promise<DayRow[]> {
  return db
    .select()
    .from(standingOrderTimes)
    .where(
      and(
        eq(standingOrderTimes.standingOrderId, standingOrderId),
        inArray(standingOrderTimes.status, [...overStates]),
        lt(standingOrderTimes.date, before),
      ),
    )
    .orderBy(desc(standingOrderTimes.date))
    .limit(limit);
}

/** The last day of each that was ordered or tried, and what is known of its next one. */
export async function findNeighbourDays(
  db: Database,
  ids: readonly number[],
): Promise<{ last: Map<number, DayRow>; next: Map<number, DayRow> }> {
  if (ids.length === 0) return { last: new Map(), next: new Map() };
  const lastRows = await db
    .selectDistinctOn([standingOrderTimes.standingOrderId])
    .from(standingOrderTimes)
    .where(
      and(
        inArray(standingOrderTimes.standingOrderId, [...ids]),
        inArray(standingOrderTimes.status, ['Making', 'Ordered', 'Requested', 'Failed']),
      ),
    )
    .orderBy(asc(standingOrderTimes.standingOrderId), desc(standingOrderTimes.date));
  const nextRows = await db
    .select({ day: standingOrderTimes })
    .from(standingOrderTimes)
    .innerJoin(
      standingOrders,
      and(
        eq(standingOrders.id, standingOrderTimes.standingOrderId),
        eq(standingOrders.nextOn, standingOrderTimes.date),
      ),
    )
    .where(inArray(standingOrderTimes.standingOrderId, [...ids]));
  return {
    last: new Map(lastRows.map((day) => [day.standingOrderId, day])),
    next: new Map(nextRows.map(({ day }) => [day.standingOrderId, day])),
  };
}

/** A day, locked until the transaction ends; null where nothing is known of it. */
export async function lockDay(tx: Database, standingOrderId: number, date: string): Promise<DayRow | null> {
  const rows = await tx
    .select()
    .from(standingOrderTimes)
    .where(and(eq(standingOrderTimes.standingOrderId, standingOrderId), eq(standingOrderTimes.date, date)))
    .for('update');
  return rows[0] ?? null;
}

export async function saveDay(
  tx: Database,
  standingOrderId: number,
  date: string,
  values: Partial<typeof standingOrderTimes.$inferInsert>,
): Promise<void> {
  await tx
    .insert(standingOrderTimes)
    .values({ ...values, standingOrderId, date })
    .onConflictDoUpdate({
      target: [standingOrderTimes.standingOrderId, standingOrderTimes.date],
      set: { standingOrderId, ...values },
    });
}

/** Forgets what was changed about days to come. */
export async function deletePlannedDays(tx: Database, standingOrderId: number, from: string): Promise<void> {
  await tx
    .delete(standingOrderTimes)
    .where(
      and(
        eq(standingOrderTimes.standingOrderId, standingOrderId),
        gte(standingOrderTimes.date, from),
        inArray(standingOrderTimes.status, ['Planned', 'Skipped']),
      ),
    );
}

const isActive = eq(standingOrders.status, 'Active');

/** Ids of standing orders whose day has come. */
export async function findDue(db: Database, today: string): Promise<number[]> {
  const rows = await db
    .select({ id: standingOrders.id })
    .from(standingOrders)
    .where(and(isActive, lte(standingOrders.nextOn, today)))
    .orderBy(asc(standingOrders.id));
  return rows.map(({ id }) => id);
}

/** Ids of standing orders whose people have to be told of the next day. */
export async function findNoticesDue(db: Database, today: string): Promise<number[]> {
  const rows = await db
    .select({ id: standingOrders.id })
    .from(standingOrders)
    .where(and(isActive, isNotNull(standingOrders.noticeOn), lte(standingOrders.noticeOn, today)))
    .orderBy(asc(standingOrders.id));
  return rows.map(({ id }) => id);
}
