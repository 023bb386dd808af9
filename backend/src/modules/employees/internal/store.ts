import { and, asc, count, eq, like, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { abilitiesOf, type EmployeeRole, type Rights } from '../../../../../lib/rules/people/roles.ts';
import type { Database } from '../../../db/connect.ts';
import { containsPattern } from '../../../db/like-pattern.ts';
import { folded } from '../../../db/schema/columns.ts';
import { memberMay } from '../../session/member-abilities.ts';
import { billToCustomers, companyMembers, companyRoles, customers } from '../../../db/schema/customers.ts';

const companies = alias(customers, 'companies');

const isMember = (customerId: number, companyId: number): SQL | undefined =>
  and(eq(companyMembers.customerId, customerId), eq(companyMembers.companyId, companyId));

/** What a person is in an active company; null where they are not of it. */
export async function findRights(
  db: Database,
  customerId: number,
  companyId: number,
): Promise<Rights | null> {
  const rows = await db
    .select(rightsColumns)
    .from(companyMembers)
    .innerJoin(companies, and(eq(companies.id, companyMembers.companyId), eq(companies.isActive, true)))
    .leftJoin(companyRoles, eq(companyRoles.id, companyMembers.companyRoleId))
    .where(isMember(customerId, companyId));
  return rows[0] ? toMemberRights(rows[0]) : null;
}

const rightsColumns = { role: companyMembers.role, ownAbilities: companyRoles.abilities };

const toMemberRights = ({
  role,
  ownAbilities,
}: {
  role: EmployeeRole;
  ownAbilities: string[] | null;
}): Rights => ({
  role,
  abilities: abilitiesOf(role, ownAbilities),
});

/** The active companies of a person, with what they are there. */
export async function findMemberships(db: Database, customerId: number) {
  const memberships = await db
    .select({
      ...rightsColumns,
      companyId: companyMembers.companyId,
      orderLimit: companyMembers.orderLimit,
    })
    .from(companyMembers)
    .innerJoin(companies, and(eq(companies.id, companyMembers.companyId), eq(companies.isActive, true)))
    .leftJoin(companyRoles, eq(companyRoles.id, companyMembers.companyRoleId))
    .where(eq(companyMembers.customerId, customerId));
  return memberships.map(({ companyId, orderLimit, ...own }) => ({
    companyId,
    orderLimit,
    rights: toMemberRights(own),
  }));
}

const employeeColumns = {
  id: customers.id,
  name: customers.name,
  email: customers.email,
  phoneNumber: customers.phoneNumber,
  role: companyMembers.role,
  orderLimit: companyMembers.orderLimit,
  companyRole: { id: companyRoles.id, name: companyRoles.name, abilities: companyRoles.abilities },
};
export type EmployeeRow = Awaited<ReturnType<typeof findEmployees>>[number];

function employeesWhere(db: Database, where: SQL | undefined) {
  return db
    .select(employeeColumns)
    .from(companyMembers)
    .innerJoin(customers, eq(customers.id, companyMembers.customerId))
    .leftJoin(companyRoles, eq(companyRoles.id, companyMembers.companyRoleId))
    .where(where)
    .orderBy(asc(customers.nameSort), asc(customers.id));
}

export function findEmployees(db: Database, companyId: number, limit: number, offset: number) {
  return employeesWhere(db, eq(companyMembers.companyId, companyId)).limit(limit).offset(offset);
}

export async function countEmployees(db: Database, companyId: number): Promise<number> {
  const rows = await db
    .select({ total: count() })
    .from(companyMembers)
    .where(eq(companyMembers.companyId, companyId));
  return rows[0]?.total ?? 0;
}

/** @param words each has to occur in the name, the address or the national id */
export function searchEmployees(
  db: Database,
  companyId: number,
  words: readonly string[],
  limit: number,
): Promise<EmployeeRow[]> {
  const holds = words.map((word) => {
    const pattern = containsPattern(word);
    return or(
      like(customers.searchText, folded(sql`${pattern}::text`)),
      like(sql`lower(${customers.email})`, pattern),
    );
  });
  return employeesWhere(db, and(eq(companyMembers.companyId, companyId), ...holds)).limit(limit);
}

export async function findEmployee(
  db: Database,
  companyId: number,
  customerId: number,
): Promise<EmployeeRow | null> {
  const rows = await employeesWhere(db, isMember(customerId, companyId));
  return rows[0] ?? null;
}

/** Whether a company has someone with this address or national id. */
export async function hasEmployee(db: Database, companyId: number, invited: string): Promise<boolean> {
  const rows = await employeesWhere(
    db,
    and(
      eq(companyMembers.companyId, companyId),
      or(eq(sql`lower(${customers.email})`, invited), eq(customers.ssn, invited)),
    ),
  ).limit(1);
  return rows.length > 0;
}

export async function insertEmployee(tx: Database, row: typeof companyMembers.$inferInsert): Promise<void> {
  await tx.insert(companyMembers).values(row).onConflictDoNothing();
}

export async function updateEmployee(
  tx: Database,
  companyId: number,
  customerId: number,
  values: { role: EmployeeRole; companyRoleId: number | null; orderLimit: number | null },
): Promise<void> {
  await tx.update(companyMembers).set(values).where(isMember(customerId, companyId));
}

/** Deletes the membership, and with it the right to have orders billed to the company. */
export async function deleteEmployee(tx: Database, companyId: number, customerId: number): Promise<void> {
  await tx.delete(companyMembers).where(isMember(customerId, companyId));
  await tx
    .delete(billToCustomers)
    .where(and(eq(billToCustomers.customerId, customerId), eq(billToCustomers.billToId, companyId)));
}

/** Ids of those who manage the company's people and can sign in. */
export function findManagers(db: Database, companyId: number, limit: number): Promise<{ id: number }[]> {
  return db
    .select({ id: customers.id })
    .from(companyMembers)
    .innerJoin(customers, and(eq(customers.id, companyMembers.customerId), eq(customers.isActive, true)))
    .where(and(eq(companyMembers.companyId, companyId), memberMay('manage-employees')))
    .limit(limit);
}

/** Serialises changes of a company's people. */
export async function lockCompany(tx: Database, companyId: number): Promise<void> {
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, companyId))
    .for('no key update');
}
