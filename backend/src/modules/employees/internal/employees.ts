import type { ResolversParentTypes, ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { abilitiesOf, type Rights } from '../../../../../lib/rules/people/roles.ts';
import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import type { Context, Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { toRowId } from '../../../row-id.ts';
import { readCustomer } from '../../customer/customers.ts';
import { writeAudit } from '../../session/audit.ts';
import { leaveCompany } from '../../session/leave-company.ts';
import { listUnits, readUnitsOfPeople, setUnitsOfPerson } from '../../units/company-units.ts';
import { notFoundError, requireCompany, type CompanyAccess } from '../company-access.ts';
import { listPendingInvitations } from './invitations.ts';
import { readGivenRole } from './given-role.ts';
import { listCompanyRoles } from './roles.ts';
import { checkGrantable, checkManaged, lockPeople, readLimit, refusal } from './rules.ts';
import * as store from './store.ts';

type Employee = ResolversParentTypes['CompanyEmployee'];

const pageSize = 50;
const maxFound = 20;
const minSearchLength = 2;
const maxSearchLength = 100;

export async function viewEmployees(
  context: Context,
  company: string,
  page: number,
): Promise<ResolversParentTypes['CompanyEmployees']> {
  const { session, companyId, rights } = await requireCompany(context, company, 'manage-employees');
  if (page < 1 || page > 10_000) throw new ShopError('BAD_REQUEST', badRequestMessage);
  const { db } = context;
  const [row, total, employees, managers, invitations] = await Promise.all([
    readCustomer(db, companyId),
    store.countEmployees(db, companyId),
    store.findEmployees(db, companyId, pageSize, (page - 1) * pageSize),
    store.findManagers(db, companyId, 2),
    listPendingInvitations(db, companyId),
  ]);
  const unitIds = await readUnitIds(db, companyId, employees);
  const [manager, otherManager] = managers;
  return {
    companyId: String(companyId),
    companyName: row?.name ?? '',
    role: rights.role,
    abilities: [...rights.abilities],
    lastManagerId: manager && !otherManager && rights.role !== 'Company' ? String(manager.id) : null,
    employees: employees.map((employee) => toEmployee(session, employee, unitIds)),
    companyRoles: await listCompanyRoles(db, companyId),
    units: await listUnits(db, companyId),
    total,
    page,
    pageCount: Math.max(1, Math.ceil(total / pageSize)),
    invitations,
  };
}

export async function findEmployee(context: Context, company: string, search: string): Promise<Employee[]> {
  const { session, companyId } = await requireCompany(context, company, 'manage-employees');
  const words = search.normalize('NFC').trim().toLowerCase().split(/\s+/u);
  const length = words.join('').length;
  if (length < minSearchLength) return [];
  if (length > maxSearchLength) throw new ShopError('BAD_REQUEST', badRequestMessage);
  const foundEmployees = await store.searchEmployees(context.db, companyId, words.map(plainDigits), maxFound);
  const unitIds = await readUnitIds(context.db, companyId, foundEmployees);
  return foundEmployees.map((employee) => toEmployee(session, employee, unitIds));
}

/** A national id is also found with its dash. */
function plainDigits(word: string): string {
  return /^\d{6}-?\d*$/.test(word) ? word.replace('-', '') : word;
}

export async function changeEmployee(
  context: Context,
  input: ResolversTypes['ChangeEmployeeInput'],
): Promise<Employee> {
  const access = await requireCompany(context, input.companyId, 'manage-employees');
  const { session, companyId } = access;
  const orderLimit = readLimit(input.orderLimit);
  return context.db.transaction(async (tx) => {
    const locked = await lockPeople(tx, access);
    const before = await requireEmployee(tx, companyId, input.employeeId);
    const companyRole = await readGivenRole(tx, companyId, input, before.companyRole);
    const after = { ...before, role: input.role, companyRole, orderLimit };
    if (input.unitIds) await changeUnits(tx, access, before.id, input.unitIds);
    const unitIds = await readUnitIds(tx, companyId, [before]);
    const sameRole = before.role === after.role && before.companyRole?.id === companyRole?.id;
    if (sameRole && before.orderLimit === orderLimit) return toEmployee(session, before, unitIds);
    if (!sameRole) checkGrantable(locked, toRights(before), toRights(after));
    if (before.id === session.actorId && before.orderLimit !== orderLimit)
      throw refusal('Þú getur ekki breytt eigin úttektarmörkum.', 'ownLimit');
    await store.updateEmployee(tx, companyId, before.id, {
      role: after.role,
      companyRoleId: companyRole?.id ?? null,
      orderLimit,
    });
    await checkManaged(tx, locked);
    await writeAudit(tx, { ...session, customerId: companyId }, 'change-employee', {
      employeeId: before.id,
      before: before.companyRole?.name ?? before.role,
      role: companyRole?.name ?? after.role,
      limitBefore: before.orderLimit ?? '',
      limit: orderLimit ?? '',
    });
    return toEmployee(session, after, unitIds);
  });
}

export async function removeEmployee(context: Context, company: string, employee: string): Promise<void> {
  const access = await requireCompany(context, company, 'manage-employees');
  const { session, companyId } = access;
  await context.db.transaction(async (tx) => {
    const locked = await lockPeople(tx, access);
    const before = await requireEmployee(tx, companyId, employee);
    checkGrantable(locked, toRights(before));
    await store.deleteEmployee(tx, companyId, before.id);
    await checkManaged(tx, locked);
    await leaveCompany(tx, before.id, companyId);
    await writeAudit(tx, { ...session, customerId: companyId }, 'remove-employee', {
      employeeId: before.id,
      role: before.companyRole?.name ?? before.role,
    });
  });
}

async function requireEmployee(tx: Database, companyId: number, id: string): Promise<store.EmployeeRow> {
  const employee = await store.findEmployee(tx, companyId, toRowId(id));
  if (!employee) throw notFoundError();
  return employee;
}

const toRights = ({ role, companyRole }: Pick<store.EmployeeRow, 'role' | 'companyRole'>): Rights => ({
  role,
  abilities: abilitiesOf(role, companyRole?.abilities ?? null),
});

/** @throws ShopError BAD_REQUEST for a unit that the company does not have */
async function changeUnits(
  tx: Database,
  { session, companyId }: CompanyAccess,
  employeeId: number,
  ids: readonly string[],
): Promise<void> {
  const unitIds = [...new Set(ids.map(toRowId))];
  const own = new Set((await listUnits(tx, companyId)).map(({ id }) => Number(id)));
  if (unitIds.some((id) => !own.has(id)))
    throw new ShopError('BAD_REQUEST', badRequestMessage, { fields: { unitIds: badRequestMessage } });
  const before = (await readUnitsOfPeople(tx, companyId, [employeeId])).get(employeeId) ?? [];
  if (before.join() === unitIds.join()) return;
  await setUnitsOfPerson(tx, companyId, employeeId, unitIds);
  await writeAudit(tx, { ...session, customerId: companyId }, 'change-employee', {
    employeeId,
    unitsBefore: before.join(' '),
    units: unitIds.join(' '),
  });
}

const readUnitIds = (db: Database, companyId: number, employees: readonly { id: number }[]) =>
  readUnitsOfPeople(
    db,
    companyId,
    employees.map(({ id }) => id),
  );

function toEmployee(
  { actorId }: Session,
  row: store.EmployeeRow,
  unitIds: ReadonlyMap<number, readonly number[]>,
): Employee {
  return {
    ...row,
    id: String(row.id),
    companyRole: row.companyRole && { id: String(row.companyRole.id), name: row.companyRole.name },
    abilities: [...toRights(row).abilities],
    unitIds: (unitIds.get(row.id) ?? []).map(String),
    isSelf: row.id === actorId,
  };
}
