import { createHash } from 'node:crypto';
import { emailProblem, normaliseEmail } from '../../../../lib/rules/credentials.ts';
import type { Context } from '../../context.ts';
import { FieldProblems } from '../../field-problems.ts';
import { enqueue, hurry } from '../jobs/queue-service.ts';
import { limited, type Limit } from '../session/limit-service.ts';
import { resetQueue } from './reset-queue.ts';
import { watchPassword } from './watch-queue.ts';

/** In an hour (reliability F27). */
const mailsOfAccount = 3;
const mailsOfAddress = 10;
const looksOfAddress = 30;
const hour = 3600;

/**
 * Takes the wish for a link. Everything that depends on whether somebody has the address happens afterwards, so that
 * answer and time tell nothing.
 * @throws ShopError BAD_REQUEST for what is no address, UNAVAILABLE (HTTP 429) beyond the limits, alike for known and unknown
 */
export async function forgotPassword({ db, network }: Context, typed: string): Promise<void> {
  const email = readEmail(typed);
  await limited(db, anHour(`forgot:${network}`, mailsOfAddress), () =>
    limited(db, anHour(`forgot-account:${digest(email)}`, mailsOfAccount), () =>
      enqueue(db, resetQueue, { email }),
    ),
  );
}

/** Lets the backend look at once whether the password of a link it mailed was really changed. */
export async function passwordWasReset({ db, network }: Context, typed: string): Promise<void> {
  const email = readEmail(typed);
  await limited(db, anHour(`was-reset:${network}`, looksOfAddress), () =>
    hurry(db, watchPassword, { email }),
  );
}

function anHour(key: string, tries: number): Limit {
  return { key, tries, windowSeconds: hour, countsSuccess: true };
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
