import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/connect.ts';
import { readWebsiteInfo } from '../content/website-content.ts';
import { enqueue, type Queue } from '../jobs/queue.ts';
import { writeLetter, type Letter } from './letter.ts';
import { unsubscribeLinks } from './unsubscribe-link.ts';

/**
 * What a mail is for. `order`: about an order, or to the store's own staff; it cannot be unsubscribed. `requested`: its reader has
 * just asked for it, or changed the own access; `notice`: anything else. Both carry the link, only notices end by it.
 */
type MailPurpose = 'order' | 'requested' | 'notice';

const mailSchema = z.object({
  /** Becomes the Message-ID, so that a mail sent twice, because the process died before recording it as sent, is recognisable. */
  key: z.uuid(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** ISO 8601; after this the mail is useless, e.g. because its link has expired. */
  until: z.iso.datetime().optional(),
  isNotice: z.boolean().default(false),
  /** Where its reader's program unsubscribes (RFC 8058). */
  unsubscribeUrl: z.url().optional(),
});
export type Mail = z.infer<typeof mailSchema>;

export const outbox: Omit<Queue<Mail>, 'work'> = {
  kind: 'mail',
  payload: mailSchema,
  leaseSeconds: 300,
  maxPauseSeconds: 900,
  // Three days and some hours of retries, as mail servers do.
  maxTries: 300,
};

/** What sendMail reads of the configuration. */
export type MailSettings = Pick<Config, 'SITE_ORIGINS' | 'STOREFRONT_SECRET'>;

/**
 * Puts a mail into the outbox; it is sent once `tx` commits, and not if it does not. A mail server that is down only delays it.
 * @param to one address
 * @param until it is not sent after this
 */
export async function sendMail(
  tx: Database,
  config: MailSettings,
  { to, purpose, letter, until }: { to: string; purpose: MailPurpose; letter: Letter; until?: Date },
): Promise<void> {
  const site = siteUrl(config);
  const links = purpose === 'order' ? null : unsubscribeLinks(site, to, config);
  const sender = { ...(await readWebsiteInfo(tx)), siteUrl: site, unsubscribeUrl: links?.page ?? null };
  const mail = {
    key: randomUUID(),
    to,
    ...writeLetter(letter, sender),
    until: until?.toISOString(),
    isNotice: purpose === 'notice',
    unsubscribeUrl: links?.oneClick,
  };
  await enqueue(tx, outbox, mail);
}

/** As sendMail, to the store's own staff: at its address for enquiries, or else at the one that its mails come from. */
export async function mailStaff(
  tx: Database,
  config: MailSettings & Pick<Config, 'MAIL_FROM'>,
  letter: Letter,
): Promise<void> {
  const { email } = await readWebsiteInfo(tx);
  const to = email ?? /<(.+)>/.exec(config.MAIL_FROM)?.[1] ?? config.MAIL_FROM;
  await sendMail(tx, config, { to, purpose: 'order', letter });
}

/** The storefront's address for links in mails. */
export function siteUrl({ SITE_ORIGINS: [first = ''] }: Pick<Config, 'SITE_ORIGINS'>): string {
  return first;
}
