import { dayMs, minuteMs } from '../../../../lib/rules/dates/durations.ts';
import type { Platform } from '../../context.ts';
import type { Task } from '../jobs/jobs.ts';
import { writeRequestLetter } from '../order-requests/create-request.ts';
import { findDeciders } from '../order-requests/deciders.ts';
import { findRequest } from '../order-requests/requests.ts';
import { claimLateSteps, mailDeciders } from '../order-requests/steps.ts';

const stepsPerRun = 50;

/**
 * Mails those who may pass a step that has waited for a day, once for each step: it is marked in the transaction that puts the mails into
 * the outbox, and other processes skip it meanwhile.
 */
export async function remindApprovers({ db, config }: Platform, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const late = await claimLateSteps(tx, new Date(now.getTime() - dayMs), stepsPerRun);
    for (const { requestId, position } of late) {
      const found = await findRequest(tx, requestId);
      if (!found) continue;
      const letter = await writeRequestLetter(tx, config, found.request, true);
      const who = (await findDeciders(tx, [requestId])).filter((decider) => decider.position === position);
      await mailDeciders(tx, config, { who, companyId: found.request.companyId, letter });
    }
    return late.length;
  });
}

export const reminderTask: Task = {
  name: 'remind approvers',
  everyMs: 5 * minuteMs,
  async run(platform, signal) {
    while (!signal.aborted && (await remindApprovers(platform, new Date())) === stepsPerRun);
  },
};
