import type { ResolversParentTypes, ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { toRowId } from '../../../row-id.ts';
import {
  lockCustomer,
  readCustomer,
  readCustomerAddresses,
  toCustomerAddress,
} from '../../customer/customers.ts';
import { notFoundError, requireCompany } from '../../employees/company-access.ts';
import { writeAudit } from '../../session/audit.ts';
import { readUnit } from './read-input.ts';
import * as store from '../../units/unit-store.ts';

type CompanyUnits = ResolversParentTypes['CompanyUnits'];

const maximumUnits = 200;

/** @throws ShopError as requireCompany */
export async function readCompanyUnits(context: Context, company: string): Promise<CompanyUnits> {
  const { companyId } = await requireCompany(context, company, 'manage-employees');
  return toCompanyUnits(context.db, companyId);
}

/**
 * Writes a unit; without an id a new one, in place of one of the same name.
 * @throws ShopError as requireCompany; NOT_FOUND; BAD_REQUEST with fields; FAILED_PRECONDITION for too many
 */
export async function saveUnit(context: Context, input: ResolversTypes['UnitInput']): Promise<CompanyUnits> {
  const { session, companyId } = await requireCompany(context, input.companyId, 'manage-employees');
  await context.db.transaction(async (tx) => {
    await lockCustomer(tx, companyId);
    const unit = readUnit(input, {
      addressIds: new Set((await readCustomerAddresses(tx, companyId)).map(({ id }) => id)),
      personIds: new Set((await store.findMembers(tx, companyId)).map(({ id }) => id)),
    });
    const known = await store.findUnits(tx, companyId);
    const asked = input.unitId == null ? null : toRowId(input.unitId);
    const before = known.find(({ id, name }) => (asked === null ? name === unit.name : id === asked));
    if (asked !== null && !before) throw notFoundError();
    if (!before && known.length >= maximumUnits)
      throw new ShopError('FAILED_PRECONDITION', `Einingar geta verið ${maximumUnits} í mesta lagi.`, {
        reason: 'units',
      });
    const id = before?.id ?? null;
    const taken = await store.findTaken(tx, companyId, id, unit);
    const fields = {
      ...(taken.name && { name: 'Önnur eining heitir þetta.' }),
      ...(taken.number && { number: 'Önnur eining hefur þetta númer.' }),
    };
    if (Object.keys(fields).length > 0) throw new ShopError('BAD_REQUEST', badRequestMessage, { fields });
    await store.putUnit(tx, companyId, id, unit);
    await writeAudit(tx, { ...session, customerId: companyId }, 'save-unit', { name: unit.name });
  });
  return toCompanyUnits(context.db, companyId);
}

/** Closes a unit or opens it again. @throws ShopError as requireCompany; NOT_FOUND */
export async function setUnitActive(
  context: Context,
  company: string,
  unitId: string,
  isActive: boolean,
): Promise<CompanyUnits> {
  const { session, companyId } = await requireCompany(context, company, 'manage-employees');
  await context.db.transaction(async (tx) => {
    if (!(await store.updateActive(tx, companyId, toRowId(unitId), isActive))) throw notFoundError();
    await writeAudit(tx, { ...session, customerId: companyId }, 'save-unit', {
      unitId: toRowId(unitId),
      isActive: isActive ? 1 : 0,
    });
  });
  return toCompanyUnits(context.db, companyId);
}

async function toCompanyUnits(db: Database, companyId: number): Promise<CompanyUnits> {
  const [company, units, approvers, counts, people, addresses] = await Promise.all([
    readCustomer(db, companyId),
    store.findUnits(db, companyId),
    store.findApproverIds(db, companyId),
    store.countPeople(db, companyId),
    store.findMembers(db, companyId),
    readCustomerAddresses(db, companyId),
  ]);
  const addressIds = await store.findAddressIds(
    db,
    units.map(({ id }) => id),
  );
  return {
    companyId: String(companyId),
    companyName: company?.name ?? '',
    units: units.map(({ id, companyId: _companyId, ...unit }) => ({
      ...unit,
      id: String(id),
      addressIds: (addressIds.get(id) ?? []).map(String),
      approverIds: (approvers.get(id) ?? []).map(String),
      peopleCount: counts.get(id) ?? 0,
    })),
    people: people.map(({ id, name }) => ({ id: String(id), name })),
    addresses: addresses.map(toCustomerAddress),
  };
}
