import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { instant, logPosition } from './columns.ts';
import { customers } from './customers.ts';
import { punchOuts } from './punch-out.ts';

export const sessions = pgTable(
  'sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the cookie's value, hex. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Hash of the cookie before the last switch of customer: requests of other tabs in flight still carry it. */
    previousTokenHash: text('previous_token_hash').unique(),
    previousUntil: timestamp('previous_until', instant),
    /** The user who signed in. */
    actorId: integer('actor_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** The person behind a company's login. */
    actorName: text('actor_name'),
    /** Account of the identity service that signed in; null for electronic ids. */
    identityUid: text('identity_uid'),
    /** When that service authenticated the user; a revocation since then ends the session. */
    identityAuthAt: timestamp('identity_auth_at', instant),
    /** Whether more than a password proved who signed in: an electronic id, or a second factor. */
    isStrong: boolean('is_strong').notNull().default(false),
    /** When that service was last queried whether the account is still enabled. */
    identityCheckedAt: timestamp('identity_checked_at', instant).notNull().defaultNow(),
    /** The User-Agent header, truncated. */
    userAgent: text('user_agent'),
    /** The customer acted for. */
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    billToId: integer('bill_to_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** The visit of a purchasing system that this session is; null for a person's own. */
    punchOutId: integer('punch_out_id').references(() => punchOuts.id, { onDelete: 'cascade' }),
    /** Changes whenever the three above change. */
    contextVersion: integer('context_version').notNull(),
    createdAt: timestamp('created_at', instant).notNull().defaultNow(),
    /** To the hour. */
    lastUsedAt: timestamp('last_used_at', instant).notNull().defaultNow(),
    /**
     * Position in the log after the last write of this session, from its sign-in on: a replica that has not replayed it may not
     * answer the session. Written only where there is a replica.
     */
    lastWrite: logPosition('last_write')
      .notNull()
      .default(sql`pg_current_wal_insert_lsn()`),
    /** Extended while the session is used, never past its absolute end. */
    expiresAt: timestamp('expires_at', instant).notNull(),
  },
  (table) => [
    index('sessions_actor').on(table.actorId),
    index('sessions_identity').on(table.identityUid),
    index('sessions_identity_checked')
      .on(table.identityCheckedAt)
      .where(sql`identity_uid IS NOT NULL`),
    index('sessions_expiry').on(table.expiresAt),
    index('sessions_punch_out')
      .on(table.punchOutId)
      .where(sql`punch_out_id IS NOT NULL`),
  ],
);

/** Rate-limit counters shared by all processes (reliability F27, F28). */
export const rateLimits = pgTable('rate_limits', {
  /** What is counted and for which client, e.g. `credentials:10.0.0.1`. */
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEndsAt: timestamp('window_ends_at', instant).notNull(),
});

/**
 * What is used up: identity tokens that opened a session, until they are too old to open another, and session cookies that a
 * newer one replaced, while requests may still be in flight with them.
 */
export const usedTokens = pgTable(
  'used_tokens',
  {
    /** SHA-256 of the token, hex. */
    tokenHash: text('token_hash').primaryKey(),
    expiresAt: timestamp('expires_at', instant).notNull(),
  },
  (table) => [index('used_tokens_expiry').on(table.expiresAt)],
);

/** Who did what for which customer; append-only. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp(instant).notNull().defaultNow(),
    actorId: integer('actor_id').notNull(),
    customerId: integer('customer_id').notNull(),
    billToId: integer('bill_to_id'),
    action: text()
      .$type<
        | 'sign-in'
        | 'write'
        | 'act-as'
        | 'bill-to'
        | 'fall-back'
        | 'order'
        | 'cancel-order'
        | 'withdraw'
        | 'pay-invoices'
        | 'order-fields'
        | 'save-role'
        | 'remove-role'
        | 'create-key'
        | 'revoke-key'
        | 'create-system'
        | 'revoke-system'
        | 'punch-out'
        | 'send-cart'
        | 'quote'
        | 'end-sessions'
        | 'marketing'
        | 'register'
        | 'confirm-email'
        | 'invite-employee'
        | 'resend-invitation'
        | 'withdraw-invitation'
        | 'accept-invitation'
        | 'change-employee'
        | 'remove-employee'
        | 'request-order'
        | 'withdraw-request'
        | 'approve-order'
        | 'decline-order'
        | 'approve-step'
        | 'change-request'
        | 'approval-rule'
        | 'delete-approval-rule'
        | 'set-budget'
        | 'delete-budget'
        | 'save-unit'
        | 'set-absence'
        | 'clear-absence'
        | 'erase'
        | 'release'
      >()
      .notNull(),
    details: jsonb().$type<Record<string, string | number>>().notNull(),
  },
  (table) => [
    index('audit_log_customer').on(table.customerId, table.id),
    index('audit_log_acted')
      .on(table.actorId, table.id)
      .where(sql`action = 'act-as'`),
  ],
);
