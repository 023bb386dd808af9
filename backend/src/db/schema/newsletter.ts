import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Who asked for the newsletter. Only those with `confirmedAt` and without `leftAt` may be written to. */
export const newsletterSignups = pgTable('newsletter_signups', {
  /** Normalised; once, however often someone asks. */
  email: text().primaryKey(),
  /** What was agreed to, word for word. */
  consentText: text('consent_text').notNull(),
  /** Address of the client that asked. */
  askedFrom: text('asked_from').notNull(),
  askedAt: timestamp('asked_at', instant).notNull(),
  /** SHA-256 of the confirming link's token; null once it is used. */
  confirmHash: text('confirm_hash').unique(),
  confirmExpiresAt: timestamp('confirm_expires_at', instant),
  confirmedAt: timestamp('confirmed_at', instant),
  /** Goes into each mail of the list. */
  leaveToken: text('leave_token').notNull().unique(),
  leftAt: timestamp('left_at', instant),
});
