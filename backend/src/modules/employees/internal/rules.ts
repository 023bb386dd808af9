import { mayAssignRole, type EmployeeRole } from '../../../../../lib/rules/people/roles.ts';
import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import { ShopError } from '../../../errors.ts';
import type { CompanyAccess } from '../company-access.ts';

/** Krónur; more than any order can total. */
const maxLimit = 2_000_000_000;

/** @throws ShopError BAD_REQUEST for an invalid limit */
export function readLimit(limit: number | null | undefined): number | null {
  if (limit === null || limit === undefined) return null;
  if (limit < 0 || limit > maxLimit)
    throw new ShopError('BAD_REQUEST', badRequestMessage, { fields: { orderLimit: badRequestMessage } });
  return limit;
}

/** @throws ShopError PERMISSION_DENIED for a role that the requester may not grant or revoke */
export function checkGrantableRoles({ rights }: CompanyAccess, ...roles: EmployeeRole[]): void {
  if (roles.some((grantedRole) => !mayAssignRole(rights, grantedRole)))
    throw new ShopError('PERMISSION_DENIED', undefined, { reason: 'role' });
}
