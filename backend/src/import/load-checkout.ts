import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { checkoutOptions, deliveryMethods } from '../db/schema/carts.ts';
import { carriers } from '../db/schema/shipments.ts';
import { promoCodes } from '../db/schema/promo.ts';
import type { CheckoutLine } from './checkout-line.ts';

/** Writes delivery methods, checkout options and promo codes. @returns whether anything changed */
export function loadCheckout(tx: Database, line: CheckoutLine): Promise<boolean> {
  if ('remove' in line) return endPromoCode(tx, line.code);
  switch (line.type) {
    case 'delivery-methods':
      return loadDeliveryMethods(tx, line.methods);
    case 'checkout-options':
      return loadCheckoutOptions(tx, line.options);
    case 'carriers':
      return loadCarriers(tx, line.carriers);
    case 'promo-code': {
      const { type: _type, ...code } = line;
      return loadPromoCode(tx, code);
    }
  }
}

type LineOf<Kind extends CheckoutLine['type']> = Exclude<
  Extract<CheckoutLine, { type: Kind }>,
  { remove: true }
>;

/** Carts and orders reference delivery methods, so removed ones are only deactivated. */
async function loadDeliveryMethods(
  tx: Database,
  methods: LineOf<'delivery-methods'>['methods'],
): Promise<boolean> {
  const ids = methods.map(({ id }) => id);
  const retiredIds = await tx
    .update(deliveryMethods)
    .set({ isActive: false })
    .where(and(eq(deliveryMethods.isActive, true), notInArray(deliveryMethods.id, ids)))
    .returning({ id: deliveryMethods.id });
  const written = await tx
    .insert(deliveryMethods)
    .values(methods.map((method, index) => ({ ...method, position: index + 1, isActive: true })))
    .onConflictDoUpdate({
      target: deliveryMethods.id,
      set: {
        position: sql`excluded.position`,
        name: sql`excluded.name`,
        description: sql`excluded.description`,
        amount: sql`excluded.amount`,
        freeFrom: sql`excluded.free_from`,
        requiresAddress: sql`excluded.requires_address`,
        cutOff: sql`excluded.cut_off`,
        handlingMinutes: sql`excluded.handling_minutes`,
        transitDays: sql`excluded.transit_days`,
        pickupPoints: sql`excluded.pickup_points`,
        isActive: sql`true`,
      },
      setWhere: sql`to_jsonb(${deliveryMethods}) IS DISTINCT FROM to_jsonb(excluded)`,
    })
    .returning({ id: deliveryMethods.id });
  return retiredIds.length + written.length > 0;
}

async function loadCheckoutOptions(
  tx: Database,
  options: LineOf<'checkout-options'>['options'],
): Promise<boolean> {
  const before = await tx.select().from(checkoutOptions).orderBy(checkoutOptions.position);
  const rows = options.map(({ deliveryMethods: deliveryMethodIds, ...option }, index) => ({
    ...option,
    deliveryMethodIds,
    position: index + 1,
  }));
  const rowText = (row: (typeof rows)[number]) =>
    JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  if (before.map(rowText).join() === rows.map(rowText).join()) return false;
  await tx.delete(checkoutOptions);
  if (rows.length > 0) await tx.insert(checkoutOptions).values(rows);
  return true;
}

/** Shipments reference carriers, so removed ones are only deactivated. */
async function loadCarriers(tx: Database, given: LineOf<'carriers'>['carriers']): Promise<boolean> {
  const ids = given.map(({ id }) => id);
  const retiredIds = await tx
    .update(carriers)
    .set({ isActive: false })
    .where(and(eq(carriers.isActive, true), notInArray(carriers.id, ids)))
    .returning({ id: carriers.id });
  if (given.length === 0) return retiredIds.length > 0;
  const written = await tx
    .insert(carriers)
    .values(given.map((carrier, index) => ({ ...carrier, position: index + 1, isActive: true })))
    .onConflictDoUpdate({
      target: carriers.id,
      set: {
        position: sql`excluded.position`,
        name: sql`excluded.name`,
        trackingUrl: sql`excluded.tracking_url`,
        isActive: sql`true`,
      },
      setWhere: sql`to_jsonb(${carriers}) IS DISTINCT FROM to_jsonb(excluded)`,
    })
    .returning({ id: carriers.id });
  return retiredIds.length + written.length > 0;
}

type PromoCode = Omit<LineOf<'promo-code'>, 'type'>;

async function loadPromoCode(tx: Database, { code, ...terms }: PromoCode): Promise<boolean> {
  const { discountPercentage, validFrom, validUntil, maxUses, maxUsesPerCustomer } = terms;
  const written = await tx
    .insert(promoCodes)
    .values({
      code,
      discountPercentage,
      validUntil,
      maxUses,
      maxUsesPerCustomer,
      ...(validFrom && { validFrom }),
    })
    .onConflictDoUpdate({
      target: promoCodes.code,
      set: {
        discountPercentage: sql`excluded.discount_percentage`,
        validUntil: sql`excluded.valid_until`,
        // A limit below the use count becomes that count: no further uses.
        maxUses: sql`greatest(excluded.max_uses, CASE WHEN excluded.max_uses IS NOT NULL THEN ${promoCodes.used} END)`,
        maxUsesPerCustomer: sql`excluded.max_uses_per_customer`,
        ...(validFrom && { validFrom: sql`excluded.valid_from` }),
      },
      setWhere: sql`(${promoCodes.discountPercentage}, ${promoCodes.validUntil}, ${promoCodes.maxUses}, ${promoCodes.maxUsesPerCustomer},
        ${validFrom ? promoCodes.validFrom : sql`NULL::timestamptz`})
        IS DISTINCT FROM (excluded.discount_percentage, excluded.valid_until,
        greatest(excluded.max_uses, CASE WHEN excluded.max_uses IS NOT NULL THEN ${promoCodes.used} END), excluded.max_uses_per_customer,
        ${validFrom ? sql`excluded.valid_from` : sql`NULL::timestamptz`})`,
    })
    .returning({ id: promoCodes.id });
  return written.length > 0;
}

async function endPromoCode(tx: Database, code: string): Promise<boolean> {
  const ended = await tx
    .update(promoCodes)
    .set({ validUntil: sql`now()` })
    .where(and(eq(promoCodes.code, code), sql`coalesce(${promoCodes.validUntil}, 'infinity') > now()`))
    .returning({ id: promoCodes.id });
  return ended.length > 0;
}
