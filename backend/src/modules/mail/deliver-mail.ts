import type { Transporter } from 'nodemailer';
import type { Config } from '../../config.ts';
import type { Platform } from '../../context.ts';
import type { Task } from '../jobs/jobs.ts';
import { PermanentFailure, queueTask, type JobOutcome } from '../jobs/queue.ts';
import { readMailState } from './addresses.ts';
import { isPermanentRefusal, isUnknownAddress } from './internal/refusals.ts';
import { mailTransport } from './internal/transport.ts';
import { outbox, type Mail } from './outbox.ts';
import { markUndeliverable } from './undeliverable.ts';

/** Sends what is in the outbox. */
export function outboxTask(config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>): Task {
  const transport = mailTransport(config);
  return queueTask<Mail>({
    ...outbox,
    work: (mail, platform) => deliverMail(platform, transport, config.MAIL_FROM, mail),
  });
}

async function deliverMail(
  { db, config }: Platform,
  transport: Transporter,
  from: string,
  mail: Mail,
): Promise<JobOutcome | undefined> {
  const { key, to, subject, html, text, until, unsubscribeUrl } = mail;
  if (until !== undefined && Date.parse(until) <= Date.now()) throw new PermanentFailure('too late');
  const state = await readMailState(db, to);
  if (state === 'Bounced' || state === 'Complained') throw new PermanentFailure(`address ${state}`);
  if (state === 'Unsubscribed' && mail.isNotice) throw new PermanentFailure('unsubscribed');
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  try {
    await transport.sendMail({
      from,
      // An object: a comma in an address must not make two of it.
      to: { name: '', address: to },
      subject,
      html,
      text,
      messageId: `<${key}@${domain}>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        'Content-Language': 'is',
        ...(unsubscribeUrl !== undefined && {
          // Not folded, so that the signature over them covers an address in one piece (RFC 8058 §3.1).
          'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    });
  } catch (error) {
    if (!isPermanentRefusal(error)) throw error;
    if (!isUnknownAddress(error)) throw new PermanentFailure(`refused with ${error.responseCode}`);
    const report = { email: to, block: 'Bounced', reason: error.response ?? '' } as const;
    return { write: (tx) => markUndeliverable(tx, config, report) };
  }
  return undefined;
}
