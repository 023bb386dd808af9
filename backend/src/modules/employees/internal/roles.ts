import type { ResolversParentTypes, ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { abilities as allAbilities, type Ability } from '../../../../../lib/rules/people/abilities.ts';
import { maximumRoleNameLength, withNeeded } from '../../../../../lib/rules/people/company-role.ts';
import { abilitiesOfRole, employeeRoles, roleNames } from '../../../../../lib/rules/people/roles.ts';
import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import { foldIcelandic } from '../../../../../lib/rules/text/icelandic-order.ts';
import { collapseSpaces } from '../../../../../lib/rules/text/normalise-text.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { FieldProblems } from '../../../field-problems.ts';
import { toRowId } from '../../../row-id.ts';
import { readCustomer } from '../../customer/customers.ts';
import { writeAudit } from '../../session/audit.ts';
import { notFoundError, requireCompany, type CompanyAccess } from '../company-access.ts';
import { checkGrantable, checkManaged, lockPeople, refusal } from './rules.ts';
import * as store from './role-store.ts';

type Roles = ResolversParentTypes['CompanyRoles'];
type Role = ResolversParentTypes['CompanyRole'];

const maximumRoles = 50;

/** @throws ShopError as requireCompany */
export async function readCompanyRoles(context: Context, company: string): Promise<Roles> {
  return toCompanyRoles(context.db, await requireCompany(context, company, 'manage-employees'));
}

/**
 * Writes a role; without an id a new one, and one of the same name and abilities is it.
 * @throws ShopError as requireCompany; NOT_FOUND; BAD_REQUEST with fields; PERMISSION_DENIED for what the requester may not;
 * FAILED_PRECONDITION where nobody would be left who manages the company, and for too many
 */
export async function saveCompanyRole(
  context: Context,
  input: ResolversTypes['CompanyRoleInput'],
): Promise<Roles> {
  const access = await requireCompany(context, input.companyId, 'manage-employees');
  const role = readRole(input);
  await context.db.transaction(async (tx) => {
    const locked = await lockPeople(tx, access);
    const known = await store.findRoles(tx, access.companyId);
    const asked = input.roleId == null ? null : toRowId(input.roleId);
    const before = known.find((one) => (asked === null ? isSame(one, role) : one.id === asked));
    if (asked !== null && !before) throw notFoundError();
    if (before && isSame(before, role)) return;
    checkName(
      role.name,
      known.filter(({ id }) => id !== before?.id).map(({ name }) => name),
    );
    checkGrantable(locked, ...(before ? [store.rightsOfRole(before)] : []), store.rightsOfRole(role));
    if (!before && known.length >= maximumRoles)
      throw refusal(`Hlutverk fyrirtækis geta verið ${maximumRoles} í mesta lagi.`, 'role.tooMany');
    if (before) await store.updateRole(tx, before.id, role);
    else await store.insertRole(tx, { companyId: access.companyId, ...role });
    await checkManaged(tx, locked);
    await writeAudit(tx, { ...access.session, customerId: access.companyId }, 'save-role', {
      name: role.name,
      before: before?.abilities.join(' ') ?? '',
      abilities: role.abilities.join(' '),
    });
  });
  return readCompanyRoles(context, input.companyId);
}

/** @throws ShopError as requireCompany; NOT_FOUND; PERMISSION_DENIED; FAILED_PRECONDITION while somebody has it or is invited to it */
export async function removeCompanyRole(context: Context, company: string, role: string): Promise<Roles> {
  const access = await requireCompany(context, company, 'manage-employees');
  const { session, companyId } = access;
  await context.db.transaction(async (tx) => {
    const locked = await lockPeople(tx, access);
    const before = await store.findRole(tx, companyId, toRowId(role));
    if (!before) throw notFoundError();
    checkGrantable(locked, store.rightsOfRole(before));
    const { own } = await store.countPeople(tx, companyId);
    const invitations = await store.countInvitations(tx, companyId);
    if (own.has(before.id) || invitations.has(before.id))
      throw refusal(
        'Hlutverkið er í notkun. Vinsamlegast veljið annað hlutverk fyrir þá sem hafa það og afturkallið boð sem fylgja því.',
        'role.inUse',
      );
    await store.deleteRole(tx, before.id);
    await writeAudit(tx, { ...session, customerId: companyId }, 'remove-role', { name: before.name });
  });
  return readCompanyRoles(context, company);
}

/** @throws ShopError BAD_REQUEST with fields */
function readRole(input: ResolversTypes['CompanyRoleInput']): { name: string; abilities: Ability[] } {
  const problems = new FieldProblems();
  const name = collapseSpaces(input.name);
  if (name.length < 1 || name.length > maximumRoleNameLength || /\p{Cc}/u.test(name))
    problems.add('name', `Heitið þarf að vera 1 til ${maximumRoleNameLength} stafir.`);
  const chosen = new Set<string>(input.abilities);
  const abilities = allAbilities.filter((ability) => chosen.has(ability));
  if (chosen.size === 0) problems.add('abilities', 'Vinsamlegast merkið við að minnsta kosti eitt.');
  if (abilities.length < chosen.size) problems.add('abilities', badRequestMessage);
  if (withNeeded(abilities).length > abilities.length)
    problems.add('abilities', 'Það vantar heimild sem önnur þarf, til dæmis að sjá verð til að panta.');
  problems.check();
  return { name, abilities };
}

const isSame = (
  one: Pick<store.RoleRow, 'name' | 'abilities'>,
  other: Pick<store.RoleRow, 'name' | 'abilities'>,
): boolean => one.name === other.name && one.abilities.join() === other.abilities.join();

/** Names differ by more than capitals and accents, also from the six. @throws ShopError BAD_REQUEST */
function checkName(name: string, others: readonly string[]): void {
  const taken = [...others, ...Object.values(roleNames)].map(foldIcelandic);
  const problems = new FieldProblems();
  if (taken.includes(foldIcelandic(name))) problems.add('name', 'Annað hlutverk heitir þetta.');
  problems.check();
}

async function toCompanyRoles(db: Database, { companyId, rights }: CompanyAccess): Promise<Roles> {
  const [company, roles, { builtIn }] = await Promise.all([
    readCustomer(db, companyId),
    listCompanyRoles(db, companyId),
    store.countPeople(db, companyId),
  ]);
  return {
    companyId: String(companyId),
    companyName: company?.name ?? '',
    role: rights.role,
    abilities: [...rights.abilities],
    companyRoles: roles,
    builtInRoles: employeeRoles.map((role) => ({
      role,
      abilities: [...abilitiesOfRole(role)],
      peopleCount: builtIn.get(role) ?? 0,
    })),
  };
}

/** Roles of a company's own, by name. */
export async function listCompanyRoles(db: Database, companyId: number): Promise<Role[]> {
  const [roles, { own }, invitations] = await Promise.all([
    store.findRoles(db, companyId),
    store.countPeople(db, companyId),
    store.countInvitations(db, companyId),
  ]);
  return roles.map(({ id, name, abilities }) => ({
    id: String(id),
    name,
    abilities: allAbilities.filter((ability) => abilities.includes(ability)),
    peopleCount: own.get(id) ?? 0,
    invitationCount: invitations.get(id) ?? 0,
  }));
}
