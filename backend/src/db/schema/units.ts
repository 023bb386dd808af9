import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { RampHours } from '../../../../lib/rules/orders/ramp-hours.ts';
import { companyMembers, customerAddresses, customers } from './customers.ts';

/** Who takes goods in at a unit. */
export interface UnitReceiver {
  name: string;
  /** Seven digits. */
  phone: string;
  email: string;
}

/** Branches and departments of a company. They are closed and never deleted: orders and invoices stay theirs. */
export const units = pgTable(
  'units',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The company's own number of it. */
    number: text(),
    isActive: boolean('is_active').notNull().default(true),
    /** What its orders may be charged to, the usual one first; empty for any. */
    costCentres: text('cost_centres').array().notNull().default([]),
    receivers: jsonb().$type<UnitReceiver[]>().notNull().default([]),
    /** When the ramp is open. */
    rampHours: jsonb('ramp_hours').$type<RampHours[]>().notNull().default([]),
    rampNote: text('ramp_note'),
  },
  (table) => [
    unique('units_name').on(table.companyId, table.name),
    unique('units_number').on(table.companyId, table.number),
    // What people and approvers of a unit refer to, so that they are of the same company.
    unique('units_company').on(table.id, table.companyId),
    check(
      'units_names',
      sql`char_length(${table.name}) BETWEEN 1 AND 60 AND char_length(${table.number}) BETWEEN 1 AND 20`,
    ),
  ],
);

/** Where goods of a unit are brought to, the usual one first. */
export const unitAddresses = pgTable(
  'unit_addresses',
  {
    unitId: integer('unit_id')
      .notNull()
      .references(() => units.id, { onDelete: 'cascade' }),
    addressId: integer('address_id')
      .notNull()
      .references(() => customerAddresses.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.unitId, table.addressId] }),
    index('unit_addresses_address').on(table.addressId),
  ],
);

const ofMember = {
  unitId: integer('unit_id').notNull(),
  companyId: integer('company_id').notNull(),
  customerId: integer('customer_id').notNull(),
};

/** Who works at a unit. Somebody who leaves the company leaves its units. */
export const unitPeople = pgTable(
  'unit_people',
  {
    ...ofMember,
    /** The unit that the person's orders are for unless they say otherwise. */
    isDefault: boolean('is_default').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.companyId, table.unitId] }),
    index('unit_people_unit').on(table.unitId),
    uniqueIndex('unit_people_default')
      .on(table.customerId, table.companyId)
      .where(sql`is_default`),
    foreignKey({
      name: 'unit_people_unit_fk',
      columns: [table.unitId, table.companyId],
      foreignColumns: [units.id, units.companyId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'unit_people_member_fk',
      columns: [table.customerId, table.companyId],
      foreignColumns: [companyMembers.customerId, companyMembers.companyId],
    }).onDelete('cascade'),
  ],
);

/** Who approves orders of a unit, where a rule of approval says that its approvers do. */
export const unitApprovers = pgTable('unit_approvers', ofMember, (table) => [
  primaryKey({ columns: [table.unitId, table.customerId] }),
  index('unit_approvers_member').on(table.customerId, table.companyId),
  foreignKey({
    name: 'unit_approvers_unit_fk',
    columns: [table.unitId, table.companyId],
    foreignColumns: [units.id, units.companyId],
  }).onDelete('cascade'),
  foreignKey({
    name: 'unit_approvers_member_fk',
    columns: [table.customerId, table.companyId],
    foreignColumns: [companyMembers.customerId, companyMembers.companyId],
  }).onDelete('cascade'),
]);
