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
import { orderRequests } from './approvals.ts';
import { instant, oneOf } from './columns.ts';
import { customers } from './customers.ts';
import { units } from './units.ts';

/** What a company wants approved; a condition that is null matches every order. */
export const approvalRules = pgTable(
  'approval_rules',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Krónur with VAT and delivery, at or above. */
    minTotal: integer('min_total'),
    /** No references: an import may take a category or a brand away, and the rule is to stay as the company wrote it. */
    categoryId: integer('category_id'),
    brandId: integer('brand_id'),
    costCentre: text('cost_centre'),
    buyerId: integer('buyer_id').references(() => customers.id, { onDelete: 'cascade' }),
    unitId: integer('unit_id').references(() => units.id, { onDelete: 'cascade' }),
    /** Steps that the approvers of the order's unit may pass, beside those who are named. */
    unitSteps: integer('unit_steps').array().notNull().default([]),
  },
  (table) => [
    unique('approval_rules_name').on(table.companyId, table.name),
    check('approval_rules_total', sql`${table.minTotal} >= 0`),
  ],
);

/** Who may pass each step of a rule; any one of them does. */
export const approvalRuleApprovers = pgTable(
  'approval_rule_approvers',
  {
    ruleId: integer('rule_id')
      .notNull()
      .references(() => approvalRules.id, { onDelete: 'cascade' }),
    /** From 1. */
    step: integer().notNull(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.ruleId, table.step, table.customerId] }),
    index('approval_rule_approvers_customer').on(table.customerId),
    check('approval_rule_approvers_step', sql`${table.step} BETWEEN 1 AND 5`),
  ],
);

/** Why a step is needed: the buyer's own limit, a budget, or a rule. */
export const approvalStepKinds = ['Limit', 'Budget', 'Rule'] as const;
export type ApprovalStepKind = (typeof approvalStepKinds)[number];

/** What has to be passed, in this order, before a request becomes an order. */
export const requestSteps = pgTable(
  'request_steps',
  {
    requestId: integer('request_id')
      .notNull()
      .references(() => orderRequests.id, { onDelete: 'cascade' }),
    /** From 1. */
    position: integer().notNull(),
    kind: text({ enum: approvalStepKinds }).notNull(),
    /** Names the step, in Icelandic; with the kind it says which step it is when the request is looked at again. */
    label: text().notNull(),
    /** When it became the one that is waited for. */
    openedAt: timestamp('opened_at', instant),
    remindedAt: timestamp('reminded_at', instant),
    passedAt: timestamp('passed_at', instant),
    passedById: integer('passed_by_id').references(() => customers.id),
    /** The approver in whose absence it was passed. */
    insteadOfId: integer('instead_of_id').references(() => customers.id),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.position] }),
    index('request_steps_open')
      .on(table.openedAt)
      .where(sql`passed_at IS NULL AND reminded_at IS NULL`),
    check('request_steps_kind', oneOf(table.kind, approvalStepKinds)),
    check('request_steps_passed', sql`(${table.passedAt} IS NULL) = (${table.passedById} IS NULL)`),
  ],
);

/** Who may pass a step of a request; without any, those who decide for the company. */
export const requestStepApprovers = pgTable(
  'request_step_approvers',
  {
    requestId: integer('request_id')
      .notNull()
      .references(() => orderRequests.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.position, table.customerId] }),
    index('request_step_approvers_customer').on(table.customerId),
  ],
);

/** Who decides for somebody who is away; both days count. */
export const approverAbsences = pgTable(
  'approver_absences',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    standInId: integer('stand_in_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    fromOn: date('from_on').notNull(),
    toOn: date('to_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.customerId] }),
    index('approver_absences_stand_in').on(table.standInId),
    check(
      'approver_absences_days',
      sql`${table.fromOn} <= ${table.toOn} AND ${table.customerId} <> ${table.standInId}`,
    ),
  ],
);
