import { may, type Ability } from '../../../../lib/rules/people/abilities.ts';
import type { Rights } from '../../../../lib/rules/people/roles.ts';
import type { Context, Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import { toRowId } from '../../row-id.ts';
import { requireStrongSession } from '../session/require-strong.ts';
import { requireSession } from '../session/sessions.ts';
import * as store from './internal/store.ts';

export interface CompanyAccess {
  session: Session;
  companyId: number;
  /** What the requester is in the company. */
  rights: Rights;
}

export function notFoundError(): ShopError {
  return new ShopError('NOT_FOUND');
}

/**
 * The company acted for, or, for a user who acts only for themselves, any company that they belong to.
 * @throws ShopError UNAUTHENTICATED; NOT_FOUND for any other company, whether it exists or not; PERMISSION_DENIED without the
 * ability, or where a password alone proved who changes other people's access
 */
export async function requireCompany(
  context: Pick<Context, 'db' | 'visitor' | 'config' | 'isMutation'>,
  companyId: string,
  ability: Ability,
): Promise<CompanyAccess> {
  const session = requireSession(context);
  const id = toRowId(companyId);
  const rights = id === session.customerId ? session : await readOwnRights(context, session, id);
  if (rights === null) throw notFoundError();
  if (!may(rights, ability)) throw new ShopError('PERMISSION_DENIED', undefined, { ability });
  if (ability === 'manage-employees' && context.isMutation) requireStrongSession(context);
  return { session, companyId: id, rights };
}

async function readOwnRights(
  { db }: Pick<Context, 'db'>,
  { actorId, customerId }: Session,
  companyId: number,
): Promise<Rights | null> {
  // Queried for strangers too, so that the response takes as long.
  const rights = await store.findRights(db, actorId, companyId);
  return actorId === customerId ? rights : null;
}

/** What a person is in an active company; null where they are not of it. */
export function readMemberRights(
  db: Database,
  customerId: number,
  companyId: number,
): Promise<Rights | null> {
  return store.findRights(db, customerId, companyId);
}

/** Ids of the companies for which the session has this ability. */
export async function listCompaniesWithAbility(
  { db }: Pick<Context, 'db'>,
  session: Session,
  ability: Ability,
): Promise<number[]> {
  if (session.actorId !== session.customerId || session.role === 'Company')
    return may(session, ability) ? [session.customerId] : [];
  const memberships = await store.findMemberships(db, session.actorId);
  return memberships.filter(({ rights }) => may(rights, ability)).map(({ companyId }) => companyId);
}

/** Ids of the companies that the session is of: the one acted for, or, for a user who acts only for themselves, all of theirs. */
export async function listOwnCompanies(
  { db }: Pick<Context, 'db'>,
  { actorId, customerId }: Session,
): Promise<number[]> {
  const memberships = await store.findMemberships(db, actorId);
  const own = memberships.map(({ companyId }) => companyId);
  return actorId === customerId ? [...own, customerId] : own.filter((id) => id === customerId);
}
