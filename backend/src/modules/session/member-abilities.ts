import { sql, type SQL } from 'drizzle-orm';
import type { Ability } from '../../../../lib/rules/people/abilities.ts';
import { abilitiesOfRole, employeeRoles } from '../../../../lib/rules/people/roles.ts';

/** SQL condition: somebody of a company may do this for it. @param members what the query calls `company_members` */
export function memberMay(ability: Ability, members = 'company_members'): SQL {
  const roles = employeeRoles.filter((role) => abilitiesOfRole(role).includes(ability));
  return sql`${sql.raw(members)}.role IN (${sql.join(
    roles.map((role) => sql`${role}`),
    sql`, `,
  )})`;
}
