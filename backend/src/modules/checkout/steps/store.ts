import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { checkoutOptions, deliveryMethods } from '../../../db/schema/carts.ts';

export type DeliveryMethodRow = typeof deliveryMethods.$inferSelect;
export type OptionRow = typeof checkoutOptions.$inferSelect;

export function findDeliveryMethods(db: Database): Promise<DeliveryMethodRow[]> {
  return db
    .select()
    .from(deliveryMethods)
    .where(eq(deliveryMethods.isActive, true))
    .orderBy(asc(deliveryMethods.position));
}

export function findOptions(db: Database): Promise<OptionRow[]> {
  return db.select().from(checkoutOptions).orderBy(asc(checkoutOptions.position));
}
