import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { budgetModes, budgetPeriods } from '../../../../lib/rules/orders/budget-period.ts';
import { oneOf } from './columns.ts';
import { customers } from './customers.ts';
import { checkoutAttempts } from './orders.ts';

/** What a person of a company, or a cost centre of it, may spend in each period. */
export const budgets = pgTable(
  'budgets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** One of the two. */
    personId: integer('person_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** As lib/rules' toCostCentreKey. */
    costCentre: text('cost_centre'),
    period: text({ enum: budgetPeriods }).notNull(),
    /** Krónur with VAT and delivery. */
    amount: integer().notNull(),
    mode: text({ enum: budgetModes }).notNull(),
  },
  (table) => [
    unique('budgets_of')
      .on(table.companyId, table.personId, table.costCentre, table.period)
      .nullsNotDistinct(),
    check('budgets_period', oneOf(table.period, budgetPeriods)),
    check('budgets_mode', oneOf(table.mode, budgetModes)),
    check('budgets_amount', sql`${table.amount} >= 0`),
    check('budgets_whose', sql`(${table.personId} IS NULL) <> (${table.costCentre} IS NULL)`),
  ],
);

/** What was spent of a budget in one period: the sum of its uses. */
export const budgetSpending = pgTable(
  'budget_spending',
  {
    budgetId: integer('budget_id')
      .notNull()
      .references(() => budgets.id, { onDelete: 'cascade' }),
    startsOn: date('starts_on').notNull(),
    spent: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.budgetId, table.startsOn] }),
    check('budget_spending_spent', sql`${table.spent} >= 0`),
  ],
);

/** What the order, or the waiting request, of an attempt has taken of a budget, less what was credited since. */
export const budgetUses = pgTable(
  'budget_uses',
  {
    attemptId: integer('attempt_id')
      .notNull()
      .references(() => checkoutAttempts.id, { onDelete: 'cascade' }),
    budgetId: integer('budget_id')
      .notNull()
      .references(() => budgets.id, { onDelete: 'cascade' }),
    startsOn: date('starts_on').notNull(),
    amount: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.budgetId] }),
    index('budget_uses_budget').on(table.budgetId, table.startsOn),
    check('budget_uses_amount', sql`${table.amount} >= 0`),
  ],
);
