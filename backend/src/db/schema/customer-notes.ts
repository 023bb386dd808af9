import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { customers } from './customers.ts';

/** What agents write down about a customer, for each other only. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Null once the agent is gone; what they wrote stays. */
    authorId: integer('author_id').references(() => customers.id, { onDelete: 'set null' }),
    /** Made by the browser for each note, so that one sent twice is written once. */
    key: text().notNull(),
    text: text().notNull(),
    writtenAt: timestamp('written_at', instant).notNull().defaultNow(),
    changedAt: timestamp('changed_at', instant),
  },
  (table) => [
    unique('customer_notes_key').on(table.authorId, table.key),
    index('customer_notes_customer').on(table.customerId, table.id),
    check('customer_notes_text', sql`char_length(${table.text}) BETWEEN 1 AND 2000`),
  ],
);

/** The day on which an agent means to call a customer; one for each agent and customer. */
export const nextCalls = pgTable(
  'next_calls',
  {
    agentId: integer('agent_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** On the Reykjavík calendar. */
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.customerId] }),
    index('next_calls_due').on(table.agentId, table.day),
    index('next_calls_customer').on(table.customerId),
  ],
);
