import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { instant, percent } from './columns.ts';
import { customers } from './customers.ts';

/** Prices for customers for a while: percent off everything with a sales code, where that is better than what else counts. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Its name among campaigns, as it stands in an address. */
    code: text().notNull().unique(),
    name: text().notNull(),
    description: text(),
    salesCode: text('sales_code').notNull(),
    discountPercentage: numeric('discount_percentage', percent).notNull(),
    validFrom: timestamp('valid_from', instant).notNull(),
    /** From then on it is over; null: until it is changed. */
    validUntil: timestamp('valid_until', instant),
    /** False: only for its rows of campaign_customers. */
    forEveryone: boolean('for_everyone').notNull(),
  },
  (table) => [
    index('campaigns_valid').on(table.validFrom, table.validUntil),
    check('campaigns_percent', sql`${table.discountPercentage} > 0 AND ${table.discountPercentage} <= 100`),
    check('campaigns_time', sql`${table.validUntil} > ${table.validFrom}`),
  ],
);

export const campaignCustomers = pgTable(
  'campaign_customers',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.customerId] })],
);
