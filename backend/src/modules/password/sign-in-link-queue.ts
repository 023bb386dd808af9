import { z } from 'zod';
import { hourMs } from '../../../../lib/rules/dates/durations.ts';
import { accountPath, emailLinkPage } from '../../../../lib/rules/routes/account-paths.ts';
import type { Config } from '../../config.ts';
import { identityAdmin, type IdentityAdmin } from '../identity/identity-admin.ts';
import { queueTask, type JobOutcome, type Queue } from '../jobs/queue.ts';
import type { Task } from '../jobs/jobs.ts';
import { sendMail, siteUrl } from '../mail/outbox.ts';
import { signInLetter } from './internal/letters.ts';

/** Lifetime of a code at the identity service (ms). */
const codeLifetimeMs = hourMs;

const linkSchema = z.object({ email: z.string(), returnTo: z.string().nullable() });
type LinkRequest = z.infer<typeof linkSchema>;

/** Requests for a link that signs in. Whether the address has an account is checked here, as for new passwords. */
export const signInLinkQueue = {
  kind: 'sign-in-link',
  payload: linkSchema,
  leaseSeconds: 60,
  maxPauseSeconds: 60,
  // About a quarter of an hour: nobody waits longer to sign in.
  maxTries: 15,
};

/** Mails the requested links. */
export function signInLinkTask(config: Config): Task {
  const admin = identityAdmin(config);
  const queue: Queue<LinkRequest> = {
    ...signInLinkQueue,
    work: (request) => mailSignInLink(admin, config, request),
  };
  return queueTask(queue);
}

async function mailSignInLink(
  admin: IdentityAdmin,
  config: Config,
  { email, returnTo }: LinkRequest,
): Promise<JobOutcome | undefined> {
  const account = await admin.accountByEmail(email);
  if (!account || account.disabled) return undefined;
  const continueUrl = `${siteUrl(config)}${returnTo ?? accountPath}`;
  const code = await admin.signInCode(email, continueUrl);
  if (!code) return undefined;
  const until = new Date(Date.now() + codeLifetimeMs);
  const letter = signInLetter(email, toSignInLink(config, code, continueUrl));
  return { write: (tx) => sendMail(tx, config, { to: email, purpose: 'requested', letter, until }) };
}

/** The same parameters as in the identity service's own links (specification §2.1). */
function toSignInLink(config: Config, oobCode: string, continueUrl: string): string {
  const query = new URLSearchParams({
    mode: 'signIn',
    oobCode,
    apiKey: config.IDENTITY_API_KEY,
    continueUrl,
    languageCode: 'is',
  });
  return `${siteUrl(config)}${emailLinkPage}?${query.toString()}`;
}
