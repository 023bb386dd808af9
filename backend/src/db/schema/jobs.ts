import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Work that has to happen after a commit, in any process. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    payload: jsonb().$type<unknown>().notNull(),
    /** Earliest start; also the end of the lease of the process that works on it. */
    runAt: timestamp('run_at', { withTimezone: true }).notNull().defaultNow(),
    attempts: integer().notNull().default(0),
  },
  (table) => [index('jobs_due').on(table.kind, table.runAt)],
);

/** When tasks with a fixed hour run next, in whichever process is first. */
export const schedules = pgTable('schedules', {
  task: text().primaryKey(),
  /** Earliest start; also the end of the lease of the process that runs it. */
  dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
});
