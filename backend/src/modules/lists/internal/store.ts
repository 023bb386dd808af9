import { and, asc, count, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/connect.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { customers } from '../../../db/schema/customers.ts';
import { productListLines, productLists, type ListKind } from '../../../db/schema/lists.ts';

/** The viewer: the customer acted for, and the signed-in user. */
export interface Viewer {
  customerId: number;
  actorId: number;
}

export type ListRow = Awaited<ReturnType<typeof findLists>>[number];

const isVisibleTo = ({ customerId, actorId }: Viewer) =>
  and(
    eq(productLists.customerId, customerId),
    or(eq(productLists.isShared, true), eq(productLists.makerId, actorId)),
  );

const senders = alias(customers, 'senders');

/** Lists that the viewer may see; with `ids` only those, with `kind` only of that kind. `deleted`: only restorable ones. */
export function findLists(
  db: Database,
  viewer: Viewer,
  { ids, kind, deleted = false }: { ids?: readonly number[]; kind?: ListKind; deleted?: boolean } = {},
) {
  return db
    .select({
      id: productLists.id,
      makerId: productLists.makerId,
      makerName: customers.name,
      kind: productLists.kind,
      name: productLists.name,
      isShared: productLists.isShared,
      changedAt: productLists.changedAt,
      fromName: senders.name,
      takenAt: productLists.takenAt,
    })
    .from(productLists)
    .leftJoin(customers, eq(customers.id, productLists.makerId))
    .leftJoin(senders, eq(senders.id, productLists.fromId))
    .where(
      and(
        isVisibleTo(viewer),
        deleted ? isNotNull(productLists.deletedAt) : isNull(productLists.deletedAt),
        ids && inArray(productLists.id, [...ids]),
        kind && eq(productLists.kind, kind),
      ),
    );
}

/** Serialises changes of this customer's lists. */
export async function lockLists(tx: Database, customerId: number): Promise<void> {
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update');
}

/** All existing lists of a kind that a customer has, visible to the viewer or not. */
export async function countLists(tx: Database, customerId: number, kind: ListKind): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(productLists)
    .where(
      and(
        eq(productLists.customerId, customerId),
        eq(productLists.kind, kind),
        isNull(productLists.deletedAt),
      ),
    );
  return row?.total ?? 0;
}

export async function insertList(tx: Database, values: typeof productLists.$inferInsert): Promise<number> {
  const [row] = await tx.insert(productLists).values(values).returning({ id: productLists.id });
  if (!row) throw new Error('The list was not written');
  return row.id;
}

export async function updateList(
  tx: Database,
  id: number,
  change: Partial<Pick<typeof productLists.$inferInsert, 'name' | 'isShared' | 'deletedAt' | 'takenAt'>>,
): Promise<void> {
  await tx
    .update(productLists)
    .set({ ...change, changedAt: sql`now()` })
    .where(eq(productLists.id, id));
}

/** The list of a customer that a call with this key has made before, whatever its input was; null for a new key. */
export async function findListByKey(
  tx: Database,
  customerId: number,
  key: string,
): Promise<{ id: number; key: string | null } | null> {
  const isKey = or(eq(productLists.key, key), sql`starts_with(${productLists.key}, ${`${key}:`})`);
  const [row] = await tx
    .select({ id: productLists.id, key: productLists.key })
    .from(productLists)
    .where(and(eq(productLists.customerId, customerId), isKey));
  return row ?? null;
}

/** How many lines each list has. */
export async function countLines(db: Database, listIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ listId: productListLines.listId, total: count() })
    .from(productListLines)
    .where(inArray(productListLines.listId, [...listIds]))
    .groupBy(productListLines.listId);
  return new Map(rows.map(({ listId, total }) => [listId, total]));
}

/** Units of a product on each list that has it. */
export async function findQuantities(
  db: Database,
  listIds: readonly number[],
  productId: number,
): Promise<Map<number, number>> {
  const rows = await db
    .select({ listId: productListLines.listId, quantity: productListLines.quantity })
    .from(productListLines)
    .where(and(inArray(productListLines.listId, [...listIds]), eq(productListLines.productId, productId)));
  return new Map(rows.map(({ listId, quantity }) => [listId, quantity]));
}

/** Lines in the order they were added, including products that left the range, except those hidden from a guest. */
export function findLines(db: Database, listId: number, guest: boolean) {
  return db
    .select({
      productId: productListLines.productId,
      quantity: productListLines.quantity,
      sku: products.sku,
      name: products.name,
      unitOfMeasure: products.unitOfMeasure,
      author: {
        id: customers.id,
        name: customers.name,
        at: sql<Date>`CASE WHEN ${customers.id} IS NOT NULL THEN ${productListLines.addedAt} END`.mapWith(
          productListLines.addedAt,
        ),
      },
    })
    .from(productListLines)
    .innerJoin(products, eq(products.id, productListLines.productId))
    .leftJoin(customers, eq(customers.id, productListLines.addedById))
    .where(and(eq(productListLines.listId, listId), guest ? eq(products.visibleByGuest, true) : undefined))
    .orderBy(asc(productListLines.addedAt), asc(productListLines.productId));
}

/** Puts a line on a list; `onExisting` says how an existing one changes. */
export async function putLine(
  tx: Database,
  line: typeof productListLines.$inferInsert,
  onExisting: 'keep' | 'replace' | 'add',
): Promise<void> {
  const insert = tx.insert(productListLines).values(line);
  if (onExisting === 'keep') await insert.onConflictDoNothing();
  else {
    const quantity =
      onExisting === 'replace'
        ? sql`excluded.quantity`
        : sql`least(1000000, ${productListLines.quantity} + excluded.quantity)`;
    await insert.onConflictDoUpdate({
      target: [productListLines.listId, productListLines.productId],
      set: { quantity },
    });
  }
}

/** Writes the lines of a list that has none yet. */
export async function insertLines(
  tx: Database,
  lines: readonly (typeof productListLines.$inferInsert)[],
): Promise<void> {
  if (lines.length > 0) await tx.insert(productListLines).values([...lines]);
}

/** The units of the deleted line; null where there was none. */
export async function deleteLine(tx: Database, listId: number, productId: number): Promise<number | null> {
  const [row] = await tx
    .delete(productListLines)
    .where(and(eq(productListLines.listId, listId), eq(productListLines.productId, productId)))
    .returning({ quantity: productListLines.quantity });
  return row?.quantity ?? null;
}

/** Purges lists that were deleted before a moment. */
export async function purgeDeleted(db: Database, before: Date): Promise<void> {
  await db.delete(productLists).where(lt(productLists.deletedAt, before));
}
