import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { customers } from './customers.ts';

/** Sign-ins by electronic id in progress; deleted once they succeed, are refused or time out. */
export const electronicSignIns = pgTable(
  'electronic_sign_ins',
  {
    /** 128 random bits; browsers get them signed. */
    id: text().primaryKey(),
    /** The electronic-id service's id of the request. */
    transaction: text().notNull(),
    /** Where the person confirms; `redirect`: on the service's own pages. */
    way: text().$type<'app' | 'phone' | 'redirect'>().notNull(),
    /** How often the browser has polled; the specification's retryCount. */
    polls: integer().notNull().default(0),
    isApproved: boolean('is_approved').notNull().default(false),
    /** Who confirmed, ten digits; known once the service reported it. */
    nationalId: text('national_id'),
    expiresAt: timestamp('expires_at', instant).notNull(),
  },
  (table) => [index('electronic_sign_ins_expiry').on(table.expiresAt)],
);

/** Which customers a person may sign in as besides the one with the same national id; several make the user picker. */
export const electronicLogins = pgTable(
  'electronic_logins',
  {
    nationalId: text('national_id').notNull(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** The person behind the login where the customer is a company. */
    actorName: text('actor_name'),
  },
  (table) => [primaryKey({ columns: [table.nationalId, table.customerId] })],
);
