import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { ResolversParentTypes } from '../../../../graphql/generated/resolvers.ts';
import type { OrderOption } from '../../../../lib/rules/orders/order-option.ts';
import { formatRampHours, unitLabel } from '../../../../lib/rules/orders/ramp-hours.ts';
import type { Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { unitPeople, units } from '../../db/schema/units.ts';
import { ShopError } from '../../errors.ts';
import { readBoundUnits } from '../session/acting-rights.ts';
import { findAddressIds, type UnitRow } from './unit-store.ts';

type Buyer = Pick<Session, 'actorId' | 'customerId'>;

/** What a buyer may order for. */
export interface UnitChoice {
  /** Open units, those of the buyer first. */
  units: readonly UnitRow[];
  /** The one that is meant; null for none. */
  unit: UnitRow | null;
  /** Whether the buyer orders for one of them only. */
  isRequired: boolean;
}

/**
 * The units that somebody may order for, and the one that is meant: the one that was chosen, else the buyer's usual one.
 * @param chosen id of a unit, null for none; undefined where nothing was chosen
 */
export async function readUnitChoice(
  db: Database,
  { actorId, customerId }: Buyer,
  chosen: number | null | undefined,
): Promise<UnitChoice> {
  const found = await db
    .select({ unit: units, ownId: unitPeople.unitId })
    .from(units)
    .leftJoin(unitPeople, and(eq(unitPeople.unitId, units.id), eq(unitPeople.customerId, actorId)))
    .where(and(eq(units.companyId, customerId), eq(units.isActive, true)))
    .orderBy(
      // FALSE and NULL alike come after the usual one.
      desc(sql`coalesce(${unitPeople.isDefault}, false)`),
      asc(units.number),
      asc(units.name),
      asc(units.id),
    );
  const bound = await readBoundUnits(db, actorId, customerId);
  const own = found.filter(({ ownId }) => ownId !== null).map(({ unit }) => unit);
  const open = bound === null ? found.map(({ unit }) => unit) : own;
  const usual = own[0] ?? null;
  const isRequired = bound !== null;
  const wanted = open.find(({ id }) => id === chosen) ?? null;
  const isNone = chosen === null && !isRequired;
  return { units: open, unit: wanted ?? (isNone ? null : usual), isRequired };
}

/**
 * The unit that an order is for.
 * @throws ShopError FAILED_PRECONDITION where the buyer orders for units only, and all of theirs are closed
 */
export function unitOf({ unit, isRequired }: UnitChoice): UnitRow | null {
  if (unit === null && isRequired)
    throw new ShopError(
      'FAILED_PRECONDITION',
      'Einingin þín er lokuð og því er ekki hægt að panta fyrir hana.',
      {
        reason: 'unit.closed',
      },
    );
  return unit;
}

/** As unitOf, of a buyer who was not asked. @param chosen that of an earlier order; the usual one where it is not open to the buyer */
export async function readOrderUnit(
  db: Database,
  buyer: Buyer,
  chosen?: number | null,
): Promise<UnitRow | null> {
  return unitOf(await readUnitChoice(db, buyer, chosen));
}

/** The unit as an option of the order. */
export function unitOptions(unit: UnitRow | null): OrderOption[] {
  return unit === null ? [] : [{ kind: 'Unit', name: 'Eining', value: unitLabel(unit) }];
}

/** What of the ramp is shown beside the address of an order. */
export async function readRamp(
  db: Database,
  unitId: number | null,
): Promise<{ rampHours: string | null; rampNote: string | null }> {
  const [row] =
    unitId === null
      ? []
      : await db
          .select({ hours: units.rampHours, note: units.rampNote })
          .from(units)
          .where(eq(units.id, unitId));
  return { rampHours: row ? formatRampHours(row.hours) : null, rampNote: row?.note ?? null };
}

/** Units as the contract shows them to who orders. */
export async function toUnitsToOrderFor(
  db: Database,
  open: readonly UnitRow[],
): Promise<ResolversParentTypes['UnitToOrderFor'][]> {
  if (open.length === 0) return [];
  const addressIds = await findAddressIds(
    db,
    open.map(({ id }) => id),
  );
  return open.map((unit) => ({
    id: String(unit.id),
    name: unitLabel(unit),
    addressIds: (addressIds.get(unit.id) ?? []).map(String),
    receivers: unit.receivers,
    rampHours: formatRampHours(unit.rampHours),
    rampNote: unit.rampNote,
  }));
}
