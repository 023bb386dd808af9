import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { employeeRoles, type EmployeeRole } from '../../../../lib/rules/people/roles.ts';
import { instant, oneOf } from './columns.ts';
import { companyRoles, customers, hasBaseRole } from './customers.ts';

/** People invited to join a company; an accepted row stays, so that its link can say so. */
export const employeeInvitations = pgTable(
  'employee_invitations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** As the manager typed it: an e-mail address in lower case, or a national id of ten digits. */
    invited: text().notNull(),
    role: text().$type<EmployeeRole>().notNull(),
    companyRoleId: integer('company_role_id'),
    /** Krónur with VAT; null for no limit. */
    orderLimit: integer('order_limit'),
    /** The manager who invited. */
    actorId: integer('actor_id').notNull(),
    /** SHA-256 of the code in the latest mail, hex; null until a mail is written. */
    codeHash: text('code_hash').unique(),
    mailedTo: text('mailed_to'),
    sentAt: timestamp('sent_at', instant).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', instant).notNull(),
    acceptedAt: timestamp('accepted_at', instant),
    acceptedById: integer('accepted_by_id').references(() => customers.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('employee_invitations_waiting')
      .on(table.companyId, table.invited)
      .where(sql`accepted_at IS NULL`),
    index('employee_invitations_accepted_by').on(table.acceptedById),
    index('employee_invitations_own_role').on(table.companyRoleId),
    foreignKey({
      name: 'employee_invitations_own_role_fk',
      columns: [table.companyRoleId, table.companyId],
      foreignColumns: [companyRoles.id, companyRoles.companyId],
    }),
    check('employee_invitations_role', oneOf(table.role, employeeRoles)),
    check('employee_invitations_base_role', hasBaseRole(table)),
    check('employee_invitations_limit', sql`${table.orderLimit} >= 0`),
    check(
      'employee_invitations_accepted',
      sql`(${table.acceptedAt} IS NULL) = (${table.acceptedById} IS NULL)`,
    ),
  ],
);
