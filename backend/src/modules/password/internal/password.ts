import { hourSeconds } from '../../../../../lib/rules/dates/durations.ts';
import { createHash } from 'node:crypto';
import { emailProblem, normaliseEmail } from '../../../../../lib/rules/security/credentials.ts';
import type { Context } from '../../../context.ts';
import { FieldProblems } from '../../../field-problems.ts';
import { enqueue, runQueuedNow } from '../../jobs/queue.ts';
import { countWithinLimit, withLimit, type Limit } from '../../session/limits.ts';
import { resetQueue } from '../reset-queue.ts';
import { passwordWatchQueue } from '../watch-queue.ts';

/**
 * In an hour (reliability F27). An account is counted for each network, so that no one uses up another's tries. What all networks
 * ask for it is bounded as well, without a word: anyone who is mailed so often has links that are still good.
 */
const maxMailsPerAccount = 3;
const maxMailsPerAccountOverall = 6;
const maxMailsPerNetwork = 60;
const maxChecksPerNetwork = 30;

/**
 * Takes the wish for a link. Everything that depends on whether someone has the address happens afterwards, so that answer and
 * time tell nothing.
 * @throws ShopError BAD_REQUEST for what is no address, UNAVAILABLE (HTTP 429) beyond the limits, alike for known and unknown
 */
export async function forgotPassword({ db, network }: Context, typed: string): Promise<void> {
  const email = readEmail(typed);
  const account = digest(email);
  await withLimit(db, hourlyLimit(`forgot-account:${network}:${account}`, maxMailsPerAccount), () =>
    withLimit(db, hourlyLimit(`forgot:${network}`, maxMailsPerNetwork), async () => {
      if (await countWithinLimit(db, hourlyLimit(`forgot-mails:${account}`, maxMailsPerAccountOverall)))
        await enqueue(db, resetQueue, { email });
    }),
  );
}

/** Lets the backend look at once whether the password of a link it mailed was really changed. */
export async function checkPasswordReset({ db, network }: Context, typed: string): Promise<void> {
  const email = readEmail(typed);
  await withLimit(db, hourlyLimit(`was-reset:${network}`, maxChecksPerNetwork), () =>
    runQueuedNow(db, passwordWatchQueue, { email }),
  );
}

function hourlyLimit(key: string, tries: number): Limit {
  return { key, tries, windowSeconds: hourSeconds, countsSuccess: true };
}

function readEmail(typed: string): string {
  const problems = new FieldProblems();
  problems.add('email', emailProblem(typed));
  problems.check();
  return normaliseEmail(typed);
}

/** Counters outlive what they count: they hold no addresses. */
function digest(email: string): string {
  return createHash('sha256').update(email).digest('hex');
}
