import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { customers } from './customers.ts';

/** Codes that were mailed to prove an address; one for a customer, a new one takes the place of the one before. */
export const emailConfirmations = pgTable('email_confirmations', {
  customerId: integer('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** SHA-256 of the code, hex. */
  codeHash: text('code_hash').notNull().unique(),
  /** Where it was sent: another address later is not proven by it. */
  email: text().notNull(),
  expiresAt: timestamp('expires_at', instant).notNull(),
});
