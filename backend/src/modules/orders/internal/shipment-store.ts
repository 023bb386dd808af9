import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { orderItems } from '../../../db/schema/orders.ts';
import { carriers, shipmentItems, shipments } from '../../../db/schema/shipments.ts';

type ShipmentRow = typeof shipments.$inferSelect;
export type CarrierRow = typeof carriers.$inferSelect;
export type ShipmentWithCarrier = ShipmentRow & { carrier: CarrierRow | null };

/** The carriers that take parcels now, in their order. */
export function findCarriers(db: Database): Promise<CarrierRow[]> {
  return db.select().from(carriers).where(eq(carriers.isActive, true)).orderBy(asc(carriers.position));
}

export async function findShipmentByKey(
  tx: Database,
  orderId: number,
  key: string,
): Promise<ShipmentRow | null> {
  const rows = await tx
    .select()
    .from(shipments)
    .where(and(eq(shipments.orderId, orderId), eq(shipments.key, key)));
  return rows[0] ?? null;
}

/** Shipments of orders, each order's in the order in which they left. */
export async function findShipments(
  db: Database,
  orderIds: readonly number[],
): Promise<ShipmentWithCarrier[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .select({ shipment: shipments, carrier: carriers })
    .from(shipments)
    .leftJoin(carriers, eq(carriers.id, shipments.carrierId))
    .where(inArray(shipments.orderId, [...orderIds]))
    .orderBy(asc(shipments.orderId), asc(shipments.part));
  return rows.map(({ shipment, carrier }) => ({ ...shipment, carrier }));
}

export async function findShipment(db: Database, id: number): Promise<ShipmentWithCarrier | null> {
  const rows = await db
    .select({ shipment: shipments, carrier: carriers })
    .from(shipments)
    .leftJoin(carriers, eq(carriers.id, shipments.carrierId))
    .where(eq(shipments.id, id));
  const [row] = rows;
  return row ? { ...row.shipment, carrier: row.carrier } : null;
}

/** What is in shipments, in the order of the order's lines. */
export async function findShipmentLines(db: Database, shipmentIds: readonly number[]) {
  if (shipmentIds.length === 0) return [];
  return db
    .select({
      shipmentId: shipmentItems.shipmentId,
      itemId: orderItems.id,
      sku: orderItems.sku,
      name: orderItems.name,
      quantity: shipmentItems.quantity,
    })
    .from(shipmentItems)
    .innerJoin(orderItems, eq(orderItems.id, shipmentItems.orderItemId))
    .where(inArray(shipmentItems.shipmentId, [...shipmentIds]))
    .orderBy(asc(orderItems.id));
}

const toSend = sql`${orderItems.quantity} - ${orderItems.cancelled} - ${orderItems.withdrawn}`;

/** Counts units of a line as sent; what all of was sent is no longer expected. @returns false when fewer are left */
export async function shipUnits(tx: Database, itemId: number, units: number): Promise<boolean> {
  const after = sql`${orderItems.shipped} + ${units}::integer`;
  const rows = await tx
    .update(orderItems)
    .set({
      shipped: after,
      expectedOn: sql`CASE WHEN ${after} < ${toSend} THEN ${orderItems.expectedOn} END`,
    })
    .where(and(eq(orderItems.id, itemId), sql`${after} <= ${toSend}`))
    .returning({ id: orderItems.id });
  return rows.length > 0;
}

/** Counts units of a line as those that will not be sent. @returns false when fewer are left */
export async function cancelUnits(tx: Database, itemId: number, units: number): Promise<boolean> {
  const isAll = sql`${orderItems.shipped} + ${units}::integer = ${toSend}`;
  const rows = await tx
    .update(orderItems)
    .set({
      cancelled: sql`${orderItems.cancelled} + ${units}::integer`,
      expectedOn: sql`CASE WHEN NOT ${isAll} THEN ${orderItems.expectedOn} END`,
    })
    .where(and(eq(orderItems.id, itemId), sql`${orderItems.shipped} + ${units}::integer <= ${toSend}`))
    .returning({ id: orderItems.id });
  return rows.length > 0;
}

/** Writes a shipment as the next part of its order, which the caller has locked. */
export async function insertShipment(
  tx: Database,
  values: Pick<ShipmentRow, 'orderId' | 'key' | 'inputHash' | 'carrierId' | 'trackingNumber'>,
  units: ReadonlyMap<number, number>,
): Promise<ShipmentRow> {
  const part = (await tx.$count(shipments, eq(shipments.orderId, values.orderId))) + 1;
  const rows = await tx
    .insert(shipments)
    .values({ ...values, part })
    .returning();
  const [row] = rows;
  if (!row) throw new Error('The shipment was not written');
  await tx
    .insert(shipmentItems)
    .values([...units].map(([orderItemId, quantity]) => ({ shipmentId: row.id, orderItemId, quantity })));
  return row;
}

/**
 * Marks one part as delivered, or all of an order; never before it was sent, by a call that had to wait for that.
 * @returns the parts that were on their way
 */
export async function markDelivered(tx: Database, orderId: number, part: number | null): Promise<number[]> {
  const rows = await tx
    .update(shipments)
    .set({ deliveredAt: sql`greatest(now(), ${shipments.sentAt})` })
    .where(
      and(
        eq(shipments.orderId, orderId),
        isNull(shipments.deliveredAt),
        part === null ? undefined : eq(shipments.part, part),
      ),
    )
    .returning({ part: shipments.part });
  return rows.map((row) => row.part);
}

export async function setTracking(
  tx: Database,
  id: number,
  tracking: Pick<ShipmentRow, 'carrierId' | 'trackingNumber'>,
): Promise<void> {
  await tx.update(shipments).set(tracking).where(eq(shipments.id, id));
}

/** Sets when the rest of a line is expected. */
export async function setExpectedOn(tx: Database, itemId: number, expectedOn: string | null): Promise<void> {
  await tx.update(orderItems).set({ expectedOn }).where(eq(orderItems.id, itemId));
}
