import { hourSeconds } from '../../../../../lib/rules/dates/durations.ts';
import { emailProblem, normaliseEmail } from '../../../../../lib/rules/security/credentials.ts';
import { shopPath } from '../../../../../lib/rules/routes/return-path.ts';
import type { Context } from '../../../context.ts';
import { FieldProblems } from '../../../field-problems.ts';
import { enqueue, runQueuedNow } from '../../jobs/queue.ts';
import { countWithinLimit, withLimit, type Limit } from '../../session/limits.ts';
import { resetQueue } from '../reset-queue.ts';
import { signInLinkQueue } from '../sign-in-link-queue.ts';
import { passwordWatchQueue } from '../watch-queue.ts';
import { hashText } from '../../../hash-input.ts';

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
export async function forgotPassword(context: Context, typed: string): Promise<void> {
  const email = readEmail(typed);
  await withinMailLimits(context, 'forgot', email, () => enqueue(context.db, resetQueue, { email }));
}

/**
 * As forgotPassword, for a link that signs in without a password.
 * @param requestedPath where to go then; anywhere outside the shop counts as nowhere
 */
export async function requestSignInLink(
  context: Context,
  typed: string,
  requestedPath: string | null,
): Promise<void> {
  const email = readEmail(typed);
  const returnTo = shopPath(requestedPath);
  await withinMailLimits(context, 'sign-in-link', email, () =>
    enqueue(context.db, signInLinkQueue, { email, returnTo }),
  );
}

async function withinMailLimits(
  { db, network }: Context,
  what: string,
  email: string,
  request: () => Promise<void>,
): Promise<void> {
  const account = digest(email);
  await withLimit(db, hourlyLimit(`${what}-account:${network}:${account}`, maxMailsPerAccount), () =>
    withLimit(db, hourlyLimit(`${what}:${network}`, maxMailsPerNetwork), async () => {
      if (await countWithinLimit(db, hourlyLimit(`${what}-mails:${account}`, maxMailsPerAccountOverall)))
        await request();
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
  return hashText(email);
}
