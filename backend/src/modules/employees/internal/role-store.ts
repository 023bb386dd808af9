import { and, asc, count, eq, isNotNull, isNull } from 'drizzle-orm';
import {
  abilitiesOf,
  baseRole,
  type EmployeeRole,
  type Rights,
} from '../../../../../lib/rules/people/roles.ts';
import type { Database } from '../../../db/connect.ts';
import { companyMembers, companyRoles } from '../../../db/schema/customers.ts';
import { employeeInvitations } from '../../../db/schema/employees.ts';

export type RoleRow = typeof companyRoles.$inferSelect;

/** Roles of a company's own, by name. */
export function findRoles(db: Database, companyId: number): Promise<RoleRow[]> {
  return db
    .select()
    .from(companyRoles)
    .where(eq(companyRoles.companyId, companyId))
    .orderBy(asc(companyRoles.name), asc(companyRoles.id));
}

export async function findRole(db: Database, companyId: number, id: number): Promise<RoleRow | null> {
  const [row] = await db
    .select()
    .from(companyRoles)
    .where(and(eq(companyRoles.companyId, companyId), eq(companyRoles.id, id)));
  return row ?? null;
}

export const rightsOfRole = ({ abilities }: Pick<RoleRow, 'abilities'>): Rights => ({
  role: baseRole,
  abilities: abilitiesOf(baseRole, abilities),
});

export async function insertRole(
  tx: Database,
  values: Pick<RoleRow, 'companyId' | 'name' | 'abilities'>,
): Promise<void> {
  await tx.insert(companyRoles).values(values);
}

export async function updateRole(
  tx: Database,
  id: number,
  values: Pick<RoleRow, 'name' | 'abilities'>,
): Promise<void> {
  await tx.update(companyRoles).set(values).where(eq(companyRoles.id, id));
}

/** The role goes; invitations that were accepted do without it. */
export async function deleteRole(tx: Database, id: number): Promise<void> {
  await tx
    .update(employeeInvitations)
    .set({ companyRoleId: null })
    .where(and(eq(employeeInvitations.companyRoleId, id), isNotNull(employeeInvitations.acceptedAt)));
  await tx.delete(companyRoles).where(eq(companyRoles.id, id));
}

/** How many people have each role of the company's own, and each of the six. */
export async function countPeople(
  db: Database,
  companyId: number,
): Promise<{ own: ReadonlyMap<number, number>; builtIn: ReadonlyMap<EmployeeRole, number> }> {
  const rows = await db
    .select({ role: companyMembers.role, id: companyMembers.companyRoleId, people: count() })
    .from(companyMembers)
    .where(eq(companyMembers.companyId, companyId))
    .groupBy(companyMembers.role, companyMembers.companyRoleId);
  return {
    own: new Map(rows.flatMap(({ id, people }) => (id === null ? [] : [[id, people] as const]))),
    builtIn: new Map(rows.flatMap(({ id, role, people }) => (id === null ? [[role, people] as const] : []))),
  };
}

/** How many invitations to each role wait for an answer. */
export async function countInvitations(db: Database, companyId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: employeeInvitations.companyRoleId, invitations: count() })
    .from(employeeInvitations)
    .where(
      and(
        eq(employeeInvitations.companyId, companyId),
        isNotNull(employeeInvitations.companyRoleId),
        isNull(employeeInvitations.acceptedAt),
      ),
    )
    .groupBy(employeeInvitations.companyRoleId);
  return new Map(rows.flatMap(({ id, invitations }) => (id === null ? [] : [[id, invitations] as const])));
}
