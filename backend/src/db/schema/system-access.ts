import { integer, text, timestamp } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { customers } from './customers.ts';

const customerId = (name: string) => integer(name).references(() => customers.id, { onDelete: 'cascade' });

/** What is kept of an access that somebody gave a company's own system, which proves itself with a secret. */
export const systemAccess = () => ({
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  customerId: customerId('customer_id').notNull(),
  /** What the system does is this person's, with their rights and limit of that moment. */
  makerId: customerId('maker_id').notNull(),
  billToId: customerId('bill_to_id'),
  /** Made by the browser for one press: sent again, the secret that may not have arrived is replaced. */
  idempotencyKey: text('idempotency_key').notNull().unique(),
  name: text().notNull(),
  /** SHA-256 of the secret, hex: the secret itself is shown once and never stored. */
  secretHash: text('secret_hash').notNull().unique(),
  /** The secret's last four characters, to know it by. */
  ending: text().notNull(),
  createdAt: timestamp('created_at', instant).notNull().defaultNow(),
  /** To the hour. */
  lastUsedAt: timestamp('last_used_at', instant),
  revokedAt: timestamp('revoked_at', instant),
});
