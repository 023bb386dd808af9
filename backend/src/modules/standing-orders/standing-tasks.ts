import { z } from 'zod';
import type { Platform } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { reykjavikNow } from '../../../../lib/rules/text/icelandic.ts';
import type { Task } from '../jobs/jobs.ts';
import { nightlyTask } from '../jobs/nightly.ts';
import { enqueue, queueTask, type Queue } from '../jobs/queue.ts';
import { findDue, findNoticesDue, lockDay, saveDay } from './internal/day-store.ts';
import { makeDay } from './internal/make.ts';
import { sendNotice } from './internal/notice.ts';
import { nextSchedule } from './schedule.ts';
import { lockStandingOrder, updateStandingOrder } from './internal/store.ts';

const daySchema = z.object({
  standingOrderId: z.number().int(),
  date: z.iso.date(),
  /** The order is made on this day or the next, or not at all. */
  startedOn: z.iso.date(),
});
type Job = z.infer<typeof daySchema>;

/** Days whose order is to be made. */
const standingQueue: Queue<Job> = {
  kind: 'standing-order',
  payload: daySchema,
  leaseSeconds: 120,
  maxPauseSeconds: 300,
  // The day after it is given up, with a mail.
  maxTries: 10_000,
  work: ({ standingOrderId, ...day }, platform) => makeDay(platform, standingOrderId, day, new Date()),
};

/** Each morning: what is due goes to the queue, and people are told of what comes. Repeatable: a run continues what one left. */
export async function startDay({ db, config, log }: Platform, now: Date, signal: AbortSignal): Promise<void> {
  const { date: today } = reykjavikNow(now);
  const due = await findDue(db, today);
  for (const id of due) {
    if (signal.aborted) return;
    await db.transaction((tx) => enqueueDay(tx, id, today));
  }
  const notices = await findNoticesDue(db, today);
  for (const id of notices) {
    if (signal.aborted) return;
    await db.transaction((tx) => sendNotice(tx, config, id, today));
  }
  log.info({ orders: due.length, notices: notices.length }, 'standing orders of the day');
}

/** Hands the day to the queue and schedules the next one; of days that passed while nothing ran only the first is made. */
async function enqueueDay(tx: Database, id: number, today: string): Promise<void> {
  const row = await lockStandingOrder(tx, id);
  if (row?.nextOn == null || row.nextOn > today) return;
  const { nextOn: date } = row;
  if ((await lockDay(tx, id, date))?.status !== 'Skipped') {
    await saveDay(tx, id, date, { status: 'Making' });
    await enqueue(tx, standingQueue, { standingOrderId: id, date, startedOn: today });
  }
  await updateStandingOrder(tx, id, nextSchedule(row, today));
}

export const standingOrderTasks: readonly Task[] = [
  nightlyTask({ name: 'standing orders', hour: 6, run: startDay }),
  queueTask(standingQueue),
];
