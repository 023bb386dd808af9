import { z } from 'zod';
import type { Config } from '../../config.ts';
import { identityAdmin, type IdentityAdmin } from '../identity/identity-admin.ts';
import { queueTask, type JobOutcome, type Queue } from '../jobs/queue.ts';
import type { Task } from '../jobs/jobs.ts';
import { sendMail, siteUrl } from '../mail/outbox.ts';
import { endSessionsOfAccount } from '../session/account-sessions.ts';
import { passwordChangedLetter } from './internal/letters.ts';

/** Seconds between checks; the page that sets a password requests one at once. */
const checkEverySeconds = 60;

const watchSchema = z.object({
  uid: z.string(),
  email: z.string(),
  /** ISO 8601: sign-ins before this were void when the link was made. */
  since: z.iso.datetime(),
  /** ISO 8601: the link expires then. */
  until: z.iso.datetime(),
});
type Watch = z.infer<typeof watchSchema>;

/**
 * Watches an account while a password link is valid. It queries the identity service instead of trusting the browser: sessions
 * end even if the page was closed, and no one can end another's by claiming a change that did not happen.
 */
export const passwordWatchQueue = {
  kind: 'password-watch',
  payload: watchSchema,
  leaseSeconds: 60,
  maxPauseSeconds: 60,
  maxTries: 1_000,
};

export function watchTask(config: Config): Task {
  const admin = identityAdmin(config);
  const queue: Queue<Watch> = {
    ...passwordWatchQueue,
    work: (watch) => checkPasswordChange(admin, config, watch),
  };
  return queueTask(queue);
}

async function checkPasswordChange(
  admin: IdentityAdmin,
  config: Config,
  watch: Watch,
): Promise<JobOutcome | undefined> {
  const account = await admin.accountById(watch.uid);
  if (!account) return undefined;
  if (account.validSince.getTime() <= Date.parse(watch.since))
    return Date.parse(watch.until) < Date.now() ? undefined : { retryInSeconds: checkEverySeconds };
  return {
    async write(tx) {
      await endSessionsOfAccount(tx, watch.uid, account.validSince);
      const letter = passwordChangedLetter(`${siteUrl(config)}/auth/sign-in`);
      await sendMail(tx, config, { to: watch.email, purpose: 'requested', letter });
    },
  };
}
