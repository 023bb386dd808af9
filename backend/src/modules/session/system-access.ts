import { randomBytes } from 'node:crypto';
import { isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { readActingRights } from './acting-rights.ts';
import { hashText } from '../../hash-input.ts';

/* Systems of companies prove themselves with a secret, and act as who gave them their access (docs/company-api.md). */

/** Whether this names one press that gives an access. */
export const isAccessKey = (idempotencyKey: string): boolean => /^[\w-]{8,100}$/.test(idempotencyKey);

/** A new secret, and what is kept of it. @param prefix tells what a secret that was pasted somewhere is for */
export function makeSecret(prefix: string): {
  secret: string;
  kept: { secretHash: string; ending: string };
} {
  const secret = prefix + randomBytes(32).toString('base64url');
  return { secret, kept: { secretHash: hashText(secret), ending: secret.slice(-4) } };
}

/** Who a system acts as, with what they may do for the customer at this moment; null where they may not act for it any more. */
export async function readMakerSession(
  db: Database,
  { makerId, customerId, billToId }: { makerId: number; customerId: number; billToId: number | null },
): Promise<Session | null> {
  const rights = await readActingRights(db, makerId, customerId);
  if (rights === null) return null;
  return {
    // No session of a browser: nothing of it can be ended or renewed.
    id: 0,
    actorId: makerId,
    customerId,
    billToId,
    ...rights,
    isStrong: true,
    contextVersion: 0,
    punchOut: null,
  };
}

/** Condition for noting a use once an hour at most: a busy system does not write with every call. */
export const isUseToNote = (lastUsedAt: AnyPgColumn): SQL | undefined =>
  or(isNull(lastUsedAt), lt(lastUsedAt, sql`now() - interval '1 hour'`));
