import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { orderFields } from '../../db/schema/order-fields.ts';
import { orderFieldKinds } from '../../../../lib/rules/orders/order-fields.ts';

type OrderFieldRow = typeof orderFields.$inferSelect;

/** What a customer wants on the orders that it is billed for. */
export async function readOrderFields(db: Database, customerId: number): Promise<OrderFieldRow[]> {
  const rows = await db
    .select()
    .from(orderFields)
    .where(eq(orderFields.customerId, customerId))
    .orderBy(asc(orderFields.kind));
  return orderFieldKinds.flatMap((kind) => rows.find((row) => row.kind === kind) ?? []);
}
