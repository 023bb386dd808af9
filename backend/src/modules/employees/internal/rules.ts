import { may } from '../../../../../lib/rules/people/abilities.ts';
import { mayAssign, type Rights } from '../../../../../lib/rules/people/roles.ts';
import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import type { CompanyAccess } from '../company-access.ts';
import * as store from './store.ts';

/** Krónur; more than any order can total. */
const maxLimit = 2_000_000_000;

/** @throws ShopError BAD_REQUEST for an invalid limit */
export function readLimit(limit: number | null | undefined): number | null {
  if (limit === null || limit === undefined) return null;
  if (limit < 0 || limit > maxLimit)
    throw new ShopError('BAD_REQUEST', badRequestMessage, { fields: { orderLimit: badRequestMessage } });
  return limit;
}

/** @throws ShopError PERMISSION_DENIED for rights that the requester may not give or take */
export function checkGrantable({ rights }: CompanyAccess, ...granted: Rights[]): void {
  if (granted.some((one) => !mayAssign(rights, one)))
    throw new ShopError('PERMISSION_DENIED', undefined, { reason: 'role' });
}

/**
 * Locks the company's people until the transaction ends, and reads once more what the requester may: who took it from them may have
 * been faster.
 */
export async function lockPeople(tx: Database, access: CompanyAccess): Promise<CompanyAccess> {
  const { session, companyId } = access;
  await store.lockCompany(tx, companyId);
  if (access.rights.role === 'Company') return access;
  const rights = await store.findRights(tx, session.actorId, companyId);
  if (!rights || !may(rights, 'manage-employees'))
    throw new ShopError('PERMISSION_DENIED', undefined, { ability: 'manage-employees' });
  return { ...access, rights };
}

/** After a change: a company keeps at least one manager; only the company's own login may do without. */
export async function checkManaged(tx: Database, { companyId, rights }: CompanyAccess): Promise<void> {
  if (rights.role === 'Company' || (await store.findManagers(tx, companyId, 1)).length > 0) return;
  throw refusal('Að minnsta kosti einn stjórnandi þarf að vera eftir í fyrirtækinu.', 'lastManager');
}

export function refusal(message: string, reason: string): ShopError {
  return new ShopError('FAILED_PRECONDITION', message, { reason });
}
