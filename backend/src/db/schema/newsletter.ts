import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Newsletter sign-ups. Only those with `confirmedAt` and without `leftAt` may be mailed. */
export const newsletterSignups = pgTable('newsletter_signups', {
  /** Normalised; one row however often someone signs up. */
  email: text().primaryKey(),
  /** The consent text that was agreed to, word for word. */
  consentText: text('consent_text').notNull(),
  /** Address of the client that signed up. */
  askedFrom: text('asked_from').notNull(),
  askedAt: timestamp('asked_at', instant).notNull(),
  /** SHA-256 of the confirmation link's token; null once it is used. */
  confirmHash: text('confirm_hash').unique(),
  confirmExpiresAt: timestamp('confirm_expires_at', instant),
  confirmedAt: timestamp('confirmed_at', instant),
  /** In the unsubscribe link of every mail. */
  leaveToken: text('leave_token').notNull().unique(),
  leftAt: timestamp('left_at', instant),
});
