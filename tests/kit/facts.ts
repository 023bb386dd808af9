import { eq } from 'drizzle-orm';
import type { Database } from '../../backend/src/db/connect.ts';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { customers } from '../../backend/src/db/schema/customers.ts';
import { orders } from '../../backend/src/db/schema/orders.ts';

/** Units of a product in stock, and how many of them are reserved. */
export async function readStock(db: Database, id: number): Promise<number[]> {
  const [row] = await db.select().from(products).where(eq(products.id, id));
  return [row!.stockOnHand, row!.stockReserved];
}

/** Krónur that a customer owes. */
export async function readBalance(db: Database, id: number): Promise<number> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id));
  return row!.balanceDue;
}

export function readOrders(db: Database, customerId: number) {
  return db.select().from(orders).where(eq(orders.customerId, customerId));
}
