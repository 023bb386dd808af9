import { check, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { instant, oneOf } from './columns.ts';

export const mailBlocks = ['Bounced', 'Complained'] as const;
export type MailBlock = (typeof mailBlocks)[number];

/** Addresses of which the shop learned that they take no mail, or do not want it. All others have no row. */
export const mailAddresses = pgTable(
  'mail_addresses',
  {
    /** Normalised, as what is written to. */
    address: text().primaryKey(),
    /** Nothing at all is sent there; null for one that only wants no notices. */
    block: text({ enum: mailBlocks }),
    /** What the mail server said; empty where it said nothing. */
    reason: text().notNull().default(''),
    blockedAt: timestamp('blocked_at', instant),
    /** Nothing is sent but what is about an order or was asked for. */
    unsubscribedAt: timestamp('unsubscribed_at', instant),
  },
  (table) => [
    check('mail_addresses_block', oneOf(table.block, mailBlocks)),
    check('mail_addresses_blocked_at', sql`(${table.block} IS NULL) = (${table.blockedAt} IS NULL)`),
  ],
);
