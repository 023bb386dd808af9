import { randomUUID } from 'node:crypto';
import type { Transporter } from 'nodemailer';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/connect.ts';
import { readWebsiteInfo } from '../content/website-content.ts';
import { enqueue, PermanentFailure, queueTask, type Queue } from '../jobs/queue.ts';
import type { Task } from '../jobs/jobs.ts';
import { writeLetter, type Letter } from './letter.ts';
import { mailTransport } from './internal/transport.ts';

const mailSchema = z.object({
  /** Becomes the Message-ID, so that a mail sent twice, because the process died before recording it as sent, is recognisable. */
  key: z.uuid(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** ISO 8601; after this the mail is useless, e.g. because its link has expired. */
  until: z.iso.datetime().optional(),
});
type Mail = z.infer<typeof mailSchema>;

const outbox: Omit<Queue<Mail>, 'work'> = {
  kind: 'mail',
  payload: mailSchema,
  leaseSeconds: 300,
  maxPauseSeconds: 900,
  // Three days and some hours of retries, as mail servers do.
  maxTries: 300,
};

/**
 * Puts a mail into the outbox; it is sent once `tx` commits, and not if it does not. A mail server that is down only delays it.
 * @param to one address
 * @param until it is not sent after this
 */
export async function sendMail(
  tx: Database,
  config: Pick<Config, 'SITE_ORIGINS'>,
  { to, letter, until }: { to: string; letter: Letter; until?: Date },
): Promise<void> {
  const sender = { ...(await readWebsiteInfo(tx)), siteUrl: siteUrl(config) };
  const mail = { key: randomUUID(), to, ...writeLetter(letter, sender), until: until?.toISOString() };
  await enqueue(tx, outbox, mail);
}

/** As sendMail, to the store's own staff: at its address for enquiries, or else at the one that its mails come from. */
export async function mailStaff(
  tx: Database,
  config: Pick<Config, 'SITE_ORIGINS' | 'MAIL_FROM'>,
  letter: Letter,
): Promise<void> {
  const { email } = await readWebsiteInfo(tx);
  const to = email ?? /<(.+)>/.exec(config.MAIL_FROM)?.[1] ?? config.MAIL_FROM;
  await sendMail(tx, config, { to, letter });
}

/** The storefront's address for links in mails. */
export function siteUrl({ SITE_ORIGINS: [first = ''] }: Pick<Config, 'SITE_ORIGINS'>): string {
  return first;
}

/** Sends what is in the outbox. */
export function outboxTask(config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>): Task {
  const transport = mailTransport(config);
  return queueTask<Mail>({ ...outbox, work: (mail) => deliverMail(transport, config.MAIL_FROM, mail) });
}

async function deliverMail(transport: Transporter, from: string, mail: Mail): Promise<void> {
  const { key, to, subject, html, text, until } = mail;
  if (until !== undefined && Date.parse(until) <= Date.now()) throw new PermanentFailure('too late');
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
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'is' },
    });
  } catch (error) {
    throw isPermanentRefusal(error) ? new PermanentFailure(`refused with ${error.responseCode}`) : error;
  }
}

/** The server permanently refuses this mail for this recipient (RFC 5321 §4.2.1); anything else may be temporary. */
function isPermanentRefusal(error: unknown): error is { responseCode: number } {
  if (typeof error !== 'object' || error === null) return false;
  if (!('responseCode' in error && 'command' in error) || typeof error.responseCode !== 'number')
    return false;
  const concernsThisMail = error.command === 'RCPT TO' || error.command === 'DATA';
  return concernsThisMail && error.responseCode >= 500;
}
