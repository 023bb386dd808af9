import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { MailConfig } from './config.ts';
import type { Message } from './messages.ts';

export const readerActions = {
  bounce: 'Endursenda: netfangið er ekki til',
  delay: 'Endursenda: pósthólfið er fullt',
  complaint: 'Merkja sem ruslpóst',
  unsubscribe: 'Afskrá með einum smelli',
} as const;
export type ReaderAction = keyof typeof readerActions;

/** Those that this message and this server's settings allow. */
export function actionsOf(message: Message, config: ReportConfig): ReaderAction[] {
  const reports = config.MAIL_WEBHOOK_URL && config.MAIL_WEBHOOK_SECRET;
  return [
    ...(reports ? (['bounce', 'delay', 'complaint'] as const) : []),
    ...(message.unsubscribeUrl === null ? [] : (['unsubscribe'] as const)),
  ];
}

export type ReportConfig = Pick<MailConfig, 'MAIL_WEBHOOK_URL' | 'MAIL_WEBHOOK_SECRET'>;

/**
 * Does what a mailbox or its owner does with a message that was taken: a report to the sender's webhook, in the words of Resend
 * and signed by Standard Webhooks under Svix's headers, or a press of the mail program's unsubscribe button (RFC 8058).
 * @returns the status that it was answered with; null when nobody answered
 */
export async function actOnMessage(
  action: ReaderAction,
  message: Message,
  config: ReportConfig,
  now: () => number,
): Promise<number | null> {
  const request =
    action === 'unsubscribe'
      ? {
          url: message.unsubscribeUrl ?? '',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          body: 'List-Unsubscribe=One-Click',
        }
      : signedReport(toReport(action, message, now), config, now);
  const { url, headers, body } = request;
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null);
  return answer?.status ?? null;
}

function toReport(action: Exclude<ReaderAction, 'unsubscribe'>, message: Message, now: () => number): object {
  const { id, from, to, subject, receivedAt } = message;
  const data = { email_id: String(id), created_at: receivedAt, from, to, subject };
  const created_at = new Date(now()).toISOString();
  if (action === 'complaint') return { type: 'email.complained', created_at, data };
  const bounce =
    action === 'bounce'
      ? { type: 'Permanent', subType: 'General', message: '550 5.1.1 The mailbox does not exist' }
      : { type: 'Transient', subType: 'MailboxFull', message: '452 4.2.2 The mailbox is full' };
  return { type: 'email.bounced', created_at, data: { ...data, bounce } };
}

function signedReport(report: object, config: ReportConfig, now: () => number) {
  const { MAIL_WEBHOOK_URL: url, MAIL_WEBHOOK_SECRET: secret = '' } = config;
  const id = `msg_${randomUUID()}`;
  const sentAt = new Date(now());
  const body = JSON.stringify(report);
  const headers = {
    'Content-Type': 'application/json',
    'svix-id': id,
    'svix-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    'svix-signature': new Webhook(secret).sign(id, sentAt, body),
  };
  return { url, headers, body };
}
