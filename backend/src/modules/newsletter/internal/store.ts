import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { newsletterSignups } from '../../../db/schema/newsletter.ts';

interface NewSignup {
  email: string;
  consentText: string;
  askedFrom: string;
  askedAt: Date;
  confirmHash: string;
  confirmExpiresAt: Date;
  leaveToken: string;
}

/** @returns false where the address is already on the list: then nothing changes */
export async function upsertSignup(tx: Database, signup: NewSignup): Promise<boolean> {
  const { email: _email, leaveToken: _leaveToken, ...signupValues } = signup;
  const writtenRows = await tx
    .insert(newsletterSignups)
    .values(signup)
    .onConflictDoUpdate({
      target: newsletterSignups.email,
      set: signupValues,
      setWhere: sql`${newsletterSignups.confirmedAt} IS NULL OR ${newsletterSignups.leftAt} IS NOT NULL`,
    })
    .returning({ email: newsletterSignups.email });
  return writtenRows.length > 0;
}

/** @returns false when no valid link has this hash */
export async function confirmSignup(db: Database, confirmHash: string, now: Date): Promise<boolean> {
  const confirmed = await db
    .update(newsletterSignups)
    .set({
      confirmedAt: sql`COALESCE(CASE WHEN ${newsletterSignups.leftAt} IS NULL THEN ${newsletterSignups.confirmedAt} END, now())`,
      leftAt: null,
    })
    .where(and(eq(newsletterSignups.confirmHash, confirmHash), gt(newsletterSignups.confirmExpiresAt, now)))
    .returning({ email: newsletterSignups.email });
  return confirmed.length > 0;
}

/** Also ends a link that has not been followed yet. @returns false for an unknown token */
export async function endSignup(db: Database, leaveToken: string): Promise<boolean> {
  const ended = await db
    .update(newsletterSignups)
    .set({
      leftAt: sql`COALESCE(${newsletterSignups.leftAt}, now())`,
      confirmHash: null,
      confirmExpiresAt: null,
    })
    .where(eq(newsletterSignups.leaveToken, leaveToken))
    .returning({ email: newsletterSignups.email });
  return ended.length > 0;
}

/** Takes an address off the list, if it is on it. */
export async function endSignupOf(tx: Database, email: string): Promise<void> {
  await tx
    .update(newsletterSignups)
    .set({ leftAt: sql`now()`, confirmHash: null, confirmExpiresAt: null })
    .where(and(eq(newsletterSignups.email, email), isNull(newsletterSignups.leftAt)));
}

/** Addresses that were never confirmed are deleted once their link has expired. */
export async function deleteUnconfirmed(db: Database, now: Date): Promise<void> {
  await db
    .delete(newsletterSignups)
    .where(and(isNull(newsletterSignups.confirmedAt), lte(newsletterSignups.confirmExpiresAt, now)));
}
