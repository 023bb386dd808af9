import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { customers } from './customers.ts';

/** Sign-ins by electronic id that are under way; gone once someone is signed in, refused or out of time. */
export const electronicSignIns = pgTable(
  'electronic_sign_ins',
  {
    /** 128 random bits; browsers get it signed. */
    id: text().primaryKey(),
    /** What the electronic-id service calls the request. */
    transaction: text().notNull(),
    /** Where the person answers. */
    way: text().$type<'app' | 'phone'>().notNull(),
    /** How often the browser has asked; the specification's retryCount. */
    polls: integer().notNull().default(0),
    isApproved: boolean('is_approved').notNull().default(false),
    /** Who approved, ten digits; known once it was asked for. */
    nationalId: text('national_id'),
    expiresAt: timestamp('expires_at', instant).notNull(),
  },
  (table) => [index('electronic_sign_ins_expiry').on(table.expiresAt)],
);

/** Whom a person may be in the shop besides the customer with the same national id; several make the user picker. */
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
