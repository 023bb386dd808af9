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
 * Per hour (reliability F27). Mails are counted by account and network, so that no one uses up another's attempts. The total of
 * all networks is limited as well, silently: an account that was mailed so often has valid links.
 */
const maxMailsPerAccount = 3;
const maxMailsPerAccountOverall = 6;
const maxMailsPerNetwork = 60;
const maxChecksPerNetwork = 30;

/**
 * Accepts the request for a link. Everything that depends on whether the address has an account happens afterwards, so that
 * neither response nor timing reveals it.
 * @throws ShopError BAD_REQUEST for an invalid address, UNAVAILABLE (HTTP 429) beyond the limits, the same for known and unknown
 * ones
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

/** Makes the backend check at once whether the password of a mailed link was really changed. */
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

/** Counters are stored longer than the requests they count, so they contain no addresses. */
function digest(email: string): string {
  return createHash('sha256').update(email).digest('hex');
}
