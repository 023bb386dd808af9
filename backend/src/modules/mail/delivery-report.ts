import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { z } from 'zod';
import type { UndeliverableReport } from './undeliverable.ts';

/** What Resend posts (`email.bounced`, `email.complained`); every other type and field is left alone. */
const reportSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('email.bounced'),
    data: z.object({
      to: z.array(z.string()),
      bounce: z.object({ type: z.string().default('Permanent'), message: z.string().default('') }),
    }),
  }),
  z.object({ type: z.literal('email.complained'), data: z.object({ to: z.array(z.string()) }) }),
]);

/** Which addresses a report says to write to no more; null where it is about something else. */
export function readDeliveryReport(body: unknown): UndeliverableReport[] | null {
  const { data: report } = reportSchema.safeParse(body);
  if (!report) return null;
  if (report.type === 'email.complained')
    return report.data.to.map((email) => ({ email, block: 'Complained', reason: '' }));
  const { to, bounce } = report.data;
  // A full mailbox or a server that is away is no reason to give an address up.
  if (bounce.type !== 'Permanent') return [];
  return to.map((email) => ({ email, block: 'Bounced', reason: bounce.message }));
}

/**
 * Whether a message is signed by Standard Webhooks and at most five minutes old, under its own names of the headers or under
 * those of Svix, whom Resend sends through.
 */
export function isSignedReport(
  header: (name: string) => string | undefined,
  body: string,
  secret: string,
): boolean {
  const names = ['id', 'timestamp', 'signature'] as const;
  const headers = Object.fromEntries(
    names.map((name) => [`webhook-${name}`, header(`webhook-${name}`) ?? header(`svix-${name}`) ?? '']),
  );
  try {
    new Webhook(secret).verify(body, headers, { jsonParse: false });
    return true;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false;
    throw error;
  }
}
