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

/** Time-limited prices: percent off everything with a sales code, where that beats every other discount. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Identifies it, also in addresses. */
    code: text().notNull().unique(),
    name: text().notNull(),
    description: text(),
    salesCode: text('sales_code').notNull(),
    discountPercentage: numeric('discount_percentage', percent).notNull(),
    validFrom: timestamp('valid_from', instant).notNull(),
    /** It ends here; null: open-ended. */
    validUntil: timestamp('valid_until', instant),
    /** False: only for customers listed in campaign_customers. */
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
