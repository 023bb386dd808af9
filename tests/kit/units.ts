import { companyMembers } from '../../backend/src/db/schema/customers.ts';
import { unitApprovers, unitPeople, units } from '../../backend/src/db/schema/units.ts';
import type { Shop } from './shop.ts';

/** A unit of a company. */
export async function aUnit(
  { db }: Shop,
  companyId: number,
  values: Partial<typeof units.$inferInsert> = {},
): Promise<number> {
  const count = await db.$count(units);
  const [row] = await db
    .insert(units)
    .values({ companyId, name: `Eining ${count + 1}`, ...values })
    .returning();
  return row!.id;
}

/** Makes somebody belong to units; the first is the usual one. */
export async function joinUnits(
  { db }: Shop,
  companyId: number,
  customerId: number,
  unitIds: readonly number[],
): Promise<void> {
  await db.insert(companyMembers).values({ companyId, customerId }).onConflictDoNothing();
  await db
    .insert(unitPeople)
    .values(unitIds.map((unitId, index) => ({ unitId, companyId, customerId, isDefault: index === 0 })));
}

export async function anApproverOf(
  { db }: Shop,
  companyId: number,
  unitId: number,
  customerId: number,
): Promise<void> {
  await db.insert(unitApprovers).values({ unitId, companyId, customerId });
}
