import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { customers } from './customers.ts';

/** What a company's own system proves itself with. */
export const companyKeys = pgTable(
  'company_keys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Calls are this person's, with their rights and limit of that moment. */
    makerId: integer('maker_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    billToId: integer('bill_to_id').references(() => customers.id, { onDelete: 'cascade' }),
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
  },
  (table) => [
    index('company_keys_customer').on(table.customerId),
    index('company_keys_maker').on(table.makerId),
    index('company_keys_bill_to').on(table.billToId),
  ],
);
