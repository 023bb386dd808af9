import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import { baseRole, type EmployeeRole } from '../../../../../lib/rules/people/roles.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { toRowId } from '../../../row-id.ts';
import { findRole, type RoleRow } from './role-store.ts';

/** A role of the company's own, as somebody has it. */
type GivenRole = Pick<RoleRow, 'id' | 'name' | 'abilities'>;

/**
 * The role of the company's own that somebody is given; null for one of the six.
 * @param before what they have: a program that knows only the six sends their base role back
 * @throws ShopError BAD_REQUEST for a role that the company does not have, and beside another than the base role
 */
export async function readGivenRole(
  tx: Database,
  companyId: number,
  { role, companyRoleId }: { role: EmployeeRole; companyRoleId?: string | null | undefined },
  before: GivenRole | null,
): Promise<GivenRole | null> {
  if (companyRoleId === undefined) return role === baseRole ? before : null;
  if (companyRoleId === null) return null;
  const found = role === baseRole ? await findRole(tx, companyId, toRowId(companyRoleId)) : null;
  if (!found)
    throw new ShopError('BAD_REQUEST', badRequestMessage, { fields: { companyRoleId: badRequestMessage } });
  return found;
}
