import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { schedules } from '../../../db/schema/jobs.ts';

/**
 * Leases a due task; false when it is not due, or another process has it.
 * @param when `first`: when a task is due that has never run
 */
export async function claimNight(
  db: Database,
  task: string,
  when: { now: Date; lease: Date; first: Date },
): Promise<boolean> {
  await db.insert(schedules).values({ task, dueAt: when.first }).onConflictDoNothing();
  const claimed = await db
    .update(schedules)
    .set({ dueAt: when.lease })
    .where(and(eq(schedules.task, task), lte(schedules.dueAt, when.now)))
    .returning({ task: schedules.task });
  return claimed.length > 0;
}

export async function setNextNight(db: Database, task: string, dueAt: Date): Promise<void> {
  await db.update(schedules).set({ dueAt }).where(eq(schedules.task, task));
}
