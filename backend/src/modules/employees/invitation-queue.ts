import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { roleNames } from '../../../../lib/rules/people/roles.ts';
import type { Config } from '../../config.ts';
import type { Platform } from '../../context.ts';
import { readCustomer } from '../customer/customers.ts';
import { queueTask, type JobOutcome, type Queue } from '../jobs/queue.ts';
import type { Task } from '../jobs/jobs.ts';
import { sendMail, siteUrl } from '../mail/outbox.ts';
import { hashCookie } from '../session/cookies.ts';
import { findAddressOfPerson, findInvitation, updateInvitation } from './internal/invitation-store.ts';
import { invitationLetter } from './internal/letters.ts';

const invitationSchema = z.object({ invitationId: z.number().int() });
type Job = z.infer<typeof invitationSchema>;

/** Invitations to mail. Whether the shop knows a national id is checked here, long after the manager got a response. */
export const invitationQueue = {
  kind: 'employee-invitation',
  payload: invitationSchema,
  leaseSeconds: 60,
  maxPauseSeconds: 300,
  maxTries: 100,
};

/** Mails the links of invitations. */
export function invitationTask(config: Config): Task {
  const queue: Queue<Job> = {
    ...invitationQueue,
    work: ({ invitationId }, platform) => mailInvitation(platform, config, invitationId),
  };
  return queueTask(queue);
}

/** An unguessable link: 256 random bits, of which the database stores a digest. */
async function mailInvitation({ db }: Platform, config: Config, id: number): Promise<JobOutcome | undefined> {
  const invitation = await findInvitation(db, id);
  if (!invitation || invitation.expiresAt <= new Date()) return undefined;
  const { invited, companyId, role, companyRole, expiresAt } = invitation;
  const email = invited.includes('@') ? invited : await findAddressOfPerson(db, invited);
  const company = await readCustomer(db, companyId);
  if (email === null || !company?.isActive) return undefined;
  const code = randomBytes(32).toString('base64url');
  // In the URL fragment: no server and no Referer header ever sees the code.
  const url = `${siteUrl(config)}/auth/invitation#${code}`;
  return {
    async write(tx) {
      const mailedTo = email.toLowerCase();
      if (!(await updateInvitation(tx, id, { codeHash: hashCookie(code), mailedTo }))) return;
      await sendMail(tx, config, {
        to: email,
        purpose: 'notice',
        letter: invitationLetter(company.name, companyRole?.name ?? roleNames[role], url),
        until: expiresAt,
      });
    },
  };
}
