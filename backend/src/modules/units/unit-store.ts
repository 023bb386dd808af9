import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { companyMembers, customers } from '../../db/schema/customers.ts';
import { unitAddresses, unitApprovers, unitPeople, units } from '../../db/schema/units.ts';

export type UnitRow = typeof units.$inferSelect;

/** What a unit is, with what stands in tables of its own. */
export interface UnitValues extends Omit<UnitRow, 'id' | 'companyId' | 'isActive'> {
  /** The usual one first. */
  addressIds: readonly number[];
  approverIds: readonly number[];
}

const order = [desc(units.isActive), asc(units.number), asc(units.name), asc(units.id)] as const;

/** A company's units, open ones first. */
export function findUnits(db: Database, companyId: number): Promise<UnitRow[]> {
  return db
    .select()
    .from(units)
    .where(eq(units.companyId, companyId))
    .orderBy(...order);
}

/** Ids of addresses by unit, the usual one first. */
export async function findAddressIds(
  db: Database,
  unitIds: readonly number[],
): Promise<Map<number, number[]>> {
  const found = await db
    .select({ unitId: unitAddresses.unitId, id: unitAddresses.addressId })
    .from(unitAddresses)
    .where(inArray(unitAddresses.unitId, [...unitIds]))
    .orderBy(asc(unitAddresses.position));
  return groupIds(found);
}

/** Ids of approvers by unit. */
export async function findApproverIds(db: Database, companyId: number): Promise<Map<number, number[]>> {
  const found = await db
    .select({ unitId: unitApprovers.unitId, id: unitApprovers.customerId })
    .from(unitApprovers)
    .where(eq(unitApprovers.companyId, companyId))
    .orderBy(asc(unitApprovers.customerId));
  return groupIds(found);
}

function groupIds(found: readonly { unitId: number; id: number }[]): Map<number, number[]> {
  return new Map(
    [...Map.groupBy(found, ({ unitId }) => unitId)].map(([unitId, rows]) => [
      unitId,
      rows.map(({ id }) => id),
    ]),
  );
}

/** How many people belong to each unit. */
export async function countPeople(db: Database, companyId: number): Promise<Map<number, number>> {
  const found = await db
    .select({ unitId: unitPeople.unitId, count: sql`count(*)`.mapWith(Number) })
    .from(unitPeople)
    .where(eq(unitPeople.companyId, companyId))
    .groupBy(unitPeople.unitId);
  return new Map(found.map(({ unitId, count }) => [unitId, count]));
}

/** Who is of the company and can sign in. */
export function findMembers(db: Database, companyId: number): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: customers.id, name: customers.name })
    .from(companyMembers)
    .innerJoin(customers, and(eq(customers.id, companyMembers.customerId), eq(customers.isActive, true)))
    .where(eq(companyMembers.companyId, companyId))
    .orderBy(asc(customers.nameSort), asc(customers.id));
}

/** Name or number that another unit of the company has. */
export async function findTaken(
  tx: Database,
  companyId: number,
  id: number | null,
  { name, number }: Pick<UnitRow, 'name' | 'number'>,
): Promise<{ name: boolean; number: boolean }> {
  const others = await tx
    .select({ name: units.name, number: units.number })
    .from(units)
    .where(and(eq(units.companyId, companyId), id === null ? undefined : ne(units.id, id)));
  return {
    name: others.some((other) => other.name === name),
    number: number !== null && others.some((other) => other.number === number),
  };
}

/** Writes a unit in place of what it was. @param id null for a new one */
export async function putUnit(
  tx: Database,
  companyId: number,
  id: number | null,
  { addressIds, approverIds, ...values }: UnitValues,
): Promise<void> {
  const [row] =
    id === null
      ? await tx
          .insert(units)
          .values({ companyId, ...values })
          .returning({ id: units.id })
      : await tx.update(units).set(values).where(eq(units.id, id)).returning({ id: units.id });
  if (!row) throw new Error('The unit was not written');
  const unitId = row.id;
  await tx.delete(unitAddresses).where(eq(unitAddresses.unitId, unitId));
  await tx.delete(unitApprovers).where(eq(unitApprovers.unitId, unitId));
  if (addressIds.length > 0)
    await tx
      .insert(unitAddresses)
      .values(addressIds.map((addressId, position) => ({ unitId, addressId, position })));
  if (approverIds.length > 0)
    await tx
      .insert(unitApprovers)
      .values(approverIds.map((customerId) => ({ unitId, companyId, customerId })));
}

/** False where the company has no such unit. */
export async function updateActive(
  tx: Database,
  companyId: number,
  id: number,
  isActive: boolean,
): Promise<boolean> {
  const found = await tx
    .update(units)
    .set({ isActive })
    .where(and(eq(units.id, id), eq(units.companyId, companyId)))
    .returning({ id: units.id });
  return found.length > 0;
}

/** Units of people by person, the usual one first. */
export async function findUnitsOfPeople(
  db: Database,
  companyId: number,
  personIds: readonly number[],
): Promise<Map<number, number[]>> {
  const found = await db
    .select({ unitId: unitPeople.unitId, personId: unitPeople.customerId })
    .from(unitPeople)
    .where(and(eq(unitPeople.companyId, companyId), inArray(unitPeople.customerId, [...personIds])))
    .orderBy(desc(unitPeople.isDefault), asc(unitPeople.unitId));
  return new Map(
    [...Map.groupBy(found, ({ personId }) => personId)].map(([personId, rows]) => [
      personId,
      rows.map(({ unitId }) => unitId),
    ]),
  );
}

/** Sets the units of a person; the first is the usual one. */
export async function putUnitsOfPerson(
  tx: Database,
  companyId: number,
  customerId: number,
  unitIds: readonly number[],
): Promise<void> {
  await tx
    .delete(unitPeople)
    .where(and(eq(unitPeople.customerId, customerId), eq(unitPeople.companyId, companyId)));
  if (unitIds.length > 0)
    await tx
      .insert(unitPeople)
      .values(unitIds.map((unitId, index) => ({ unitId, companyId, customerId, isDefault: index === 0 })));
}
