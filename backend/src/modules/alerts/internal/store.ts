import { and, asc, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { AlertKind } from '../../../../../lib/rules/products/alert-kind.ts';
import type { Database } from '../../../db/connect.ts';
import { productAlerts } from '../../../db/schema/alerts.ts';
import { products } from '../../../db/schema/catalogue.ts';

export type AlertRow = typeof productAlerts.$inferSelect;
type Owner = Pick<AlertRow, 'personId' | 'customerId'>;

const ownedBy = ({ personId, customerId }: Owner) =>
  and(eq(productAlerts.personId, personId), eq(productAlerts.customerId, customerId));

export function findAlerts(db: Database, owner: Owner): Promise<AlertRow[]> {
  return db.select().from(productAlerts).where(ownedBy(owner)).orderBy(desc(productAlerts.id));
}

export async function countAlerts(db: Database, owner: Owner): Promise<number> {
  const [row] = await db.select({ total: count() }).from(productAlerts).where(ownedBy(owner));
  return row?.total ?? 0;
}

export async function insertAlert(tx: Database, values: typeof productAlerts.$inferInsert): Promise<void> {
  await tx.insert(productAlerts).values(values).onConflictDoNothing();
}

export async function deleteAlert(
  db: Database,
  owner: Owner,
  { productId, kind }: { productId: number; kind: AlertKind },
): Promise<void> {
  await db
    .delete(productAlerts)
    .where(and(ownedBy(owner), eq(productAlerts.productId, productId), eq(productAlerts.kind, kind)));
}

/** Alerts of products that can be bought again: a sales unit of them is in stock. */
export async function findBackInStock(db: Database): Promise<number[]> {
  const rows = await db
    .select({ id: productAlerts.id })
    .from(productAlerts)
    .innerJoin(products, and(eq(products.id, productAlerts.productId), isNull(products.takenOutAt)))
    .where(
      and(
        eq(productAlerts.kind, 'Stock'),
        sql`(${products.isSpecialOrder} OR ${products.stockOnHand} - ${products.stockReserved} >= ${products.unitOfMeasure})`,
      ),
    )
    .orderBy(asc(productAlerts.id));
  return rows.map(({ id }) => id);
}

/** Alerts about prices and campaigns after another, in order of their ids. */
export function findPriceAlerts(db: Database, afterId: number, limit: number): Promise<AlertRow[]> {
  return db
    .select()
    .from(productAlerts)
    .where(and(inArray(productAlerts.kind, ['Price', 'Campaign']), gt(productAlerts.id, afterId)))
    .orderBy(asc(productAlerts.id))
    .limit(limit);
}

/** Takes an alert, so that it is sent once; null when another process has it, or its owner has ended it. */
export async function takeAlert(tx: Database, id: number): Promise<AlertRow | null> {
  const rows = await tx.delete(productAlerts).where(eq(productAlerts.id, id)).returning();
  return rows[0] ?? null;
}
