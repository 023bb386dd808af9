import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { customers } from './customers.ts';

/** Codes mailed to prove an e-mail address; one per customer, a new one replaces the previous one. */
export const emailConfirmations = pgTable('email_confirmations', {
  customerId: integer('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** SHA-256 of the code, hex. */
  codeHash: text('code_hash').notNull().unique(),
  /** Recipient: a later change of address is not proven by it. */
  email: text().notNull(),
  expiresAt: timestamp('expires_at', instant).notNull(),
});
