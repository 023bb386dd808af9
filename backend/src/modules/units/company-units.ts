import { eq } from 'drizzle-orm';
import { unitLabel } from '../../../../lib/rules/orders/ramp-hours.ts';
import type { Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { unitApprovers } from '../../db/schema/units.ts';
import * as store from './unit-store.ts';

/** A unit as lists name it. */
interface NamedUnit {
  id: string;
  /** With its number. */
  name: string;
}

/** A company's units with their names, open ones first. */
export async function listUnits(
  db: Database,
  companyId: number,
): Promise<(NamedUnit & { isActive: boolean })[]> {
  return (await store.findUnits(db, companyId)).map((unit) => ({
    id: String(unit.id),
    name: unitLabel(unit),
    isActive: unit.isActive,
  }));
}

/** The units whose orders and invoices somebody sees. */
export async function listReadersUnits(
  db: Database,
  { customerId, unitIds }: Pick<Session, 'customerId' | 'unitIds'>,
): Promise<NamedUnit[]> {
  const units = await listUnits(db, customerId);
  return units.filter(({ id }) => unitIds === null || unitIds.includes(Number(id)));
}

/** Who approves orders of a unit, as its company says. */
export async function readUnitApprovers(db: Database, unitId: number): Promise<number[]> {
  const rows = await db
    .select({ id: unitApprovers.customerId })
    .from(unitApprovers)
    .where(eq(unitApprovers.unitId, unitId));
  return rows.map(({ id }) => id);
}

/** Units of people by person, the usual one first. */
export const readUnitsOfPeople = store.findUnitsOfPeople;

/** Sets the units of a person; the first is the usual one. */
export const setUnitsOfPerson = store.putUnitsOfPerson;
