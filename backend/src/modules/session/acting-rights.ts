import { and, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { abilitiesOf, type CustomerRole, type Rights } from '../../../../lib/rules/people/roles.ts';
import type { Database } from '../../db/connect.ts';
import { companyMembers, companyRoles, customers } from '../../db/schema/customers.ts';
import { unitPeople } from '../../db/schema/units.ts';
import { memberMay } from './member-abilities.ts';

/** The signed-in user, beside `customers` for the customer acted for. */
export const actors = alias(customers, 'actors');

/**
 * Role of `actors` towards `customers` (specification §6): itself, a member of its company, or an agent where the customer is
 * confirmed. Null where the actor may not act for the customer, and for a deactivated customer. Checked at every request, since a
 * right can be revoked, and always for the signed-in user: acting for someone does not lend their rights (reliability F24).
 */
function roleAt(): SQL<CustomerRole | null> {
  const asMember = sql`(
    SELECT ${companyMembers.role} FROM ${companyMembers}
    WHERE ${companyMembers.customerId} = ${actors.id} AND ${companyMembers.companyId} = ${customers.id}
  )`;
  return sql<CustomerRole | null>`CASE
    WHEN NOT ${customers.isActive} THEN NULL
    WHEN ${customers.id} = ${actors.id} THEN CASE WHEN ${customers.isCompany} THEN 'Company' ELSE 'Private' END
    ELSE coalesce(${asMember}, CASE WHEN ${actors.isAgent} AND ${customers.isConfirmed} THEN 'Agent' END)
  END`;
}

/** Columns that toRights reads. */
export const rightsAt = () => ({ role: roleAt(), ownAbilities: ownAbilitiesAt() });

/** What the company's own role of `actors` at `customers` allows; null where they have one of the six, or none. */
function ownAbilitiesAt(): SQL<string[] | null> {
  return sql<string[] | null>`(
    SELECT ${companyRoles.abilities} FROM ${companyMembers}
    JOIN ${companyRoles} ON ${companyRoles.id} = ${companyMembers.companyRoleId}
    WHERE ${companyMembers.customerId} = ${actors.id} AND ${companyMembers.companyId} = ${customers.id}
  )`;
}

/** What `actors` is to `customers`, with what they may; null where they may not act for it. */
export function toRights({
  role,
  ownAbilities,
}: {
  role: CustomerRole | null;
  ownAbilities: string[] | null;
}): Rights | null {
  return role && { role, abilities: abilitiesOf(role, ownAbilities) };
}

/** Units that `actors` is bound to at `customers`; null for who orders for all of them, which who manages them does. */
export function unitsAt(): SQL<number[] | null> {
  return sql<number[] | null>`(
    SELECT array_agg(u.unit_id ORDER BY u.unit_id) FROM ${companyMembers}
    JOIN ${unitPeople} u ON u.customer_id = ${companyMembers.customerId} AND u.company_id = ${companyMembers.companyId}
    WHERE ${companyMembers.customerId} = ${actors.id} AND ${companyMembers.companyId} = ${customers.id}
      AND NOT ${memberMay('manage-employees')}
  )`;
}

/** Units that somebody is bound to at a customer at this moment; as unitsAt. */
export async function readBoundUnits(
  db: Database,
  actorId: number,
  customerId: number,
): Promise<number[] | null> {
  const rows = await db
    .select({ unitIds: unitsAt() })
    .from(customers)
    .innerJoin(actors, eq(actors.id, actorId))
    .where(eq(customers.id, customerId));
  return rows[0]?.unitIds ?? null;
}

export function mayActFor(): SQL {
  return sql`${roleAt()} IS NOT NULL`;
}

/** What somebody is to a customer at this moment, and their units there as unitsAt; null where they may not act for it. */
export async function readActingRights(
  db: Database,
  actorId: number,
  customerId: number,
): Promise<(Rights & { unitIds: number[] | null }) | null> {
  const [row] = await db
    .select({ ...rightsAt(), unitIds: unitsAt() })
    .from(customers)
    .innerJoin(actors, and(eq(actors.id, actorId), eq(actors.isActive, true)))
    .where(eq(customers.id, customerId));
  const rights = row ? toRights(row) : null;
  return row && rights ? { ...rights, unitIds: row.unitIds } : null;
}
