import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Ability } from '../../../../lib/rules/people/abilities.ts';
import { baseRole, employeeRoles, type EmployeeRole } from '../../../../lib/rules/people/roles.ts';
import { bytewiseText, folded, instant, oneOf } from './columns.ts';

/** Persons and companies alike: anyone who can be acted for or billed. */
export const customers = pgTable(
  'customers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** National id, ten digits. */
    ssn: text().notNull().unique(),
    name: text().notNull(),
    nameSort: bytewiseText('name_sort').notNull(),
    /** Searched by agents: the folded name and the national id. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`${folded(sql`name`)} || ' ' || ssn`),
    email: text().notNull(),
    /** Seven digits. */
    phoneNumber: text('phone_number'),
    isCompany: boolean('is_company').notNull(),
    isAgent: boolean('is_agent').notNull().default(false),
    isConfirmed: boolean('is_confirmed').notNull().default(false),
    /**
     * Registered here with only an e-mail address: nothing proves that the national id is the registrant's. Until something does,
     * the owner of that number can neither sign in by electronic id nor add anything that the registrant would see.
     */
    isOwnerUnproven: boolean('is_owner_unproven').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    /** Whether offers and news may be mailed; only the customer sets it (law 70/2022, art. 94). */
    allowMarketing: boolean('allow_marketing').notNull().default(false),
    /** Krónur that may be owed on account; null without an account. */
    creditLimit: integer('credit_limit'),
    /** Krónur owed now. */
    balanceDue: integer('balance_due').notNull().default(0),
    createdAt: timestamp('created_at', instant).notNull().defaultNow(),
  },
  (table) => [
    // Covers everything that an agent's search reads, in the order of its list, so it fetches no row that it does not show.
    index('customers_list').on(table.nameSort, table.id, table.searchText, table.isActive, table.isConfirmed),
    index('customers_search').using('gin', table.searchText.op('gin_trgm_ops')),
    check('customers_ssn_digits', sql`${table.ssn} ~ '^[0-9]{10}$'`),
    check('customers_balance', sql`${table.balanceDue} <= coalesce(${table.creditLimit}, 0)`),
  ],
);

const customerId = (name: string) =>
  integer(name)
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' });

/** Which customers an account of the identity service may sign in as; several rows make the user picker. */
export const logins = pgTable(
  'logins',
  {
    /** `sub` of the identity token. */
    identityUid: text('identity_uid').notNull(),
    customerId: customerId('customer_id'),
    /** The person behind the login where the customer is a company. */
    actorName: text('actor_name'),
  },
  (table) => [primaryKey({ columns: [table.identityUid, table.customerId] })],
);

export const customerAddresses = pgTable(
  'customer_addresses',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerId: customerId('customer_id'),
    /** The customer's own address, as on invoices; the others are delivery addresses. */
    isMain: boolean('is_main').notNull().default(false),
    addressLine1: text('address_line1').notNull(),
    addressLine2: text('address_line2'),
    city: text().notNull(),
    state: text(),
    /** ISO 3166 code. */
    country: text().notNull().default('IS'),
    postalCode: text('postal_code').notNull(),
  },
  (table) => [
    index('customer_addresses_customer').on(table.customerId, table.id),
    uniqueIndex('customer_addresses_main')
      .on(table.customerId)
      .where(sql`is_main`),
  ],
);

export const customerDiscounts = pgTable(
  'customer_discounts',
  {
    customerId: customerId('customer_id'),
    /** Name of the agreement. */
    code: text().notNull(),
    salesCode: text('sales_code').notNull(),
    /** Percent. */
    discountPercentage: numeric('discount_percentage', { precision: 5, scale: 2, mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.salesCode] }),
    check(
      'customer_discounts_percent',
      sql`${table.discountPercentage} > 0 AND ${table.discountPercentage} <= 100`,
    ),
  ],
);

/** Roles that a company made for its people, beside the six that every company has. */
export const companyRoles = pgTable(
  'company_roles',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Names of lib/rules/people/abilities.ts; one that is not there any more allows nothing. */
    abilities: text().$type<Ability>().array().notNull(),
  },
  (table) => [
    uniqueIndex('company_roles_name').on(table.companyId, folded(sql`${table.name}`)),
    // What people refer to, so that a role is of their company.
    unique('company_roles_company').on(table.id, table.companyId),
    check(
      'company_roles_filled',
      sql`char_length(${table.name}) BETWEEN 1 AND 60 AND cardinality(${table.abilities}) > 0`,
    ),
  ],
);

/** CHECK condition: who has a role of the company's own is `Undetermined` to who knows only the six. */
export const hasBaseRole = (table: { role: AnyPgColumn; companyRoleId: AnyPgColumn }): SQL =>
  sql`${table.companyRoleId} IS NULL OR ${table.role} = ${sql.raw(`'${baseRole}'`)}`;

/** Persons who may act for a company. */
export const companyMembers = pgTable(
  'company_members',
  {
    customerId: customerId('customer_id'),
    companyId: customerId('company_id'),
    role: text().$type<EmployeeRole>().notNull().default('Employee'),
    /** A role of the company's own; `role` says nothing then. */
    companyRoleId: integer('company_role_id'),
    /** Krónur with VAT that one order may total without a manager's approval; null for no limit. */
    orderLimit: integer('order_limit'),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.companyId] }),
    index('company_members_company').on(table.companyId),
    index('company_members_own_role').on(table.companyRoleId),
    foreignKey({
      name: 'company_members_own_role_fk',
      columns: [table.companyRoleId, table.companyId],
      foreignColumns: [companyRoles.id, companyRoles.companyId],
    }),
    check('company_members_limit', sql`${table.orderLimit} >= 0`),
    check('company_members_role', oneOf(table.role, employeeRoles)),
    check('company_members_base_role', hasBaseRole(table)),
  ],
);

/** Customers that an order of `customerId` may be billed to. */
export const billToCustomers = pgTable(
  'bill_to_customers',
  { customerId: customerId('customer_id'), billToId: customerId('bill_to_id') },
  (table) => [
    primaryKey({ columns: [table.customerId, table.billToId] }),
    index('bill_to_customers_payer').on(table.billToId),
  ],
);
