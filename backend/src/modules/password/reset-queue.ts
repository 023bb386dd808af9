import { hourMs } from '../../../../lib/rules/dates/durations.ts';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { identityAdmin, type IdentityAdmin } from '../identity/identity-admin.ts';
import { enqueue, queueTask, type JobOutcome, type Queue } from '../jobs/queue.ts';
import type { Task } from '../jobs/jobs.ts';
import { sendMail, siteUrl } from '../mail/outbox.ts';
import { resetLetter } from './internal/letters.ts';
import { passwordWatchQueue } from './watch-queue.ts';

/** Lifetime of a code at the identity service (ms). */
const codeLifetimeMs = hourMs;

const resetSchema = z.object({ email: z.string() });

/** Password-reset requests. Whether the address has an account is checked here, long after the visitor got a response. */
export const resetQueue = {
  kind: 'password-reset',
  payload: resetSchema,
  leaseSeconds: 60,
  maxPauseSeconds: 60,
  // About an hour: after that the visitor has requested another link.
  maxTries: 60,
};

/** Mails the requested links. */
export function resetTask(config: Config): Task {
  const admin = identityAdmin(config);
  const queue: Queue<z.infer<typeof resetSchema>> = {
    ...resetQueue,
    work: ({ email }) => mailResetLink(admin, config, email),
  };
  return queueTask(queue);
}

async function mailResetLink(
  admin: IdentityAdmin,
  config: Config,
  email: string,
): Promise<JobOutcome | undefined> {
  const account = await admin.accountByEmail(email);
  const code = account && (await admin.passwordResetCode(email));
  if (!account || !code) return undefined;
  const validUntil = new Date(Date.now() + codeLifetimeMs);
  return {
    async write(tx) {
      await sendMail(tx, config, {
        to: email,
        purpose: 'requested',
        letter: resetLetter(email, toResetLink(config, code)),
        until: validUntil,
      });
      await enqueue(tx, passwordWatchQueue, {
        uid: account.uid,
        email,
        since: account.validSince.toISOString(),
        until: validUntil.toISOString(),
      });
    },
  };
}

/** The same parameters as in the identity service's own links (specification §2.1). */
function toResetLink(config: Config, oobCode: string): string {
  const site = siteUrl(config);
  const query = new URLSearchParams({
    mode: 'resetPassword',
    oobCode,
    apiKey: config.IDENTITY_API_KEY,
    continueUrl: `${site}/auth/sign-in`,
    languageCode: 'is',
  });
  return `${site}/auth/reset-password?${query.toString()}`;
}
