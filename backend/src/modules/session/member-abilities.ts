import { sql, type SQL } from 'drizzle-orm';
import type { Ability } from '../../../../lib/rules/people/abilities.ts';
import { abilitiesOfRole, employeeRoles } from '../../../../lib/rules/people/roles.ts';

/** SQL condition: somebody of a company may do this for it. @param members what the query calls `company_members` */
export function memberMay(ability: Ability, members = 'company_members'): SQL {
  const roles = employeeRoles.filter((role) => abilitiesOfRole(role).includes(ability));
  const member = sql.raw(members);
  return sql`CASE WHEN ${member}.company_role_id IS NULL
    THEN ${member}.role IN (${sql.join(
      roles.map((role) => sql`${role}`),
      sql`, `,
    )})
    ELSE EXISTS (SELECT FROM company_roles own_role
      WHERE own_role.id = ${member}.company_role_id AND ${ability} = ANY (own_role.abilities)) END`;
}
