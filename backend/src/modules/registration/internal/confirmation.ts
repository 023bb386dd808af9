import { dayMs, hourSeconds } from '../../../../../lib/rules/dates/durations.ts';
import { randomBytes } from 'node:crypto';
import type { Config } from '../../../config.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { messageForCode } from '../../../../../lib/rules/text/messages.ts';
import { readCustomer } from '../../customer/customers.ts';
import { sendMail, siteUrl } from '../../mail/outbox.ts';
import { writeAudit } from '../../session/audit.ts';
import { withLimit, withRefusalLimit } from '../../session/limits.ts';
import { requireSession } from '../../session/sessions.ts';
import { confirmationLetter } from './letters.ts';
import * as store from './store.ts';
import { hashText } from '../../../hash-input.ts';

/** Lifetime of a code (ms). */
const codeLifetimeMs = 7 * dayMs;

/** Mails to one customer, and wrong codes from one network, per hour. */
const maxMailsPerHour = 3;
const maxTriesPerHour = 30;

/** Mails an unguessable code: 256 random bits, of which the database stores a digest. */
export async function sendConfirmation(
  tx: Database,
  config: Config,
  customer: { id: number; name: string; email: string },
): Promise<void> {
  const code = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + codeLifetimeMs);
  await store.upsertConfirmation(tx, {
    customerId: customer.id,
    codeHash: digest(code),
    email: customer.email,
    expiresAt,
  });
  // In the URL fragment: no server and no Referer header ever sees the code.
  const url = `${siteUrl(config)}/auth/confirm-email#${code}`;
  await sendMail(tx, config, {
    to: customer.email,
    purpose: 'requested',
    letter: confirmationLetter(customer.name, url),
    until: expiresAt,
  });
}

/** @throws ShopError FAILED_PRECONDITION for a used, expired or unknown code */
export async function confirmEmail(context: Context, code: string): Promise<void> {
  const limit = { key: `confirm:${context.network}`, tries: maxTriesPerHour, windowSeconds: hourSeconds };
  await withRefusalLimit(context.db, limit, () => useCode(context.db, code));
}

function useCode(db: Database, code: string): Promise<void> {
  return db.transaction(async (tx) => {
    const confirmation = await store.consumeConfirmation(tx, digest(code));
    if (!confirmation || !(await store.confirmCustomer(tx, confirmation.customerId, confirmation.email)))
      throw new ShopError('FAILED_PRECONDITION', messageForCode('invalid-action-code'), {
        reason: 'err.linkExpired',
      });
    const customer = {
      actorId: confirmation.customerId,
      customerId: confirmation.customerId,
      billToId: null,
    };
    await writeAudit(tx, customer, 'confirm-email', {});
  });
}

/**
 * Mails a new code to the signed-in customer; does nothing when the address is already confirmed.
 * @throws ShopError UNAUTHENTICATED, UNAVAILABLE after three in an hour
 */
export async function resendConfirmation(context: Context): Promise<void> {
  const { actorId } = requireSession(context);
  const customer = await readCustomer(context.db, actorId);
  if (!customer || customer.isConfirmed) return;
  const limit = {
    key: `resend:${actorId}`,
    tries: maxMailsPerHour,
    windowSeconds: hourSeconds,
    countsSuccess: true,
  } as const;
  await withLimit(context.db, limit, () =>
    context.db.transaction((tx) => sendConfirmation(tx, context.config, customer)),
  );
}

function digest(code: string): string {
  return hashText(code);
}
