import { and, asc, desc, eq, exists, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { cartItems, carts } from '../../../db/schema/carts.ts';
import { brands, products } from '../../../db/schema/catalogue.ts';
import { companyMembers, customers } from '../../../db/schema/customers.ts';

/** Owner of a cart: a person ordering for a customer, a purchasing system's visit, or a guest by the hash of the cookie. */
export type Owner =
  | { customerId: number; personId: number }
  | { punchOutId: number }
  | { cookieHash: string };

export interface CartRow {
  id: number;
  key: string;
  version: number;
}

const cartColumns = { id: carts.id, key: carts.key, version: carts.version };

function ownedBy(owner: Owner) {
  if ('punchOutId' in owner) return eq(carts.punchOutId, owner.punchOutId);
  return 'customerId' in owner
    ? and(eq(carts.customerId, owner.customerId), eq(carts.personId, owner.personId))
    : eq(carts.cookieHash, owner.cookieHash);
}

/** What makes a cart the owner's only one. */
function uniqueFor(owner: Owner) {
  if ('punchOutId' in owner) return carts.punchOutId;
  return 'customerId' in owner ? [carts.customerId, carts.personId] : carts.cookieHash;
}

export async function findCart(db: Database, owner: Owner): Promise<CartRow | null> {
  const rows = await db.select(cartColumns).from(carts).where(ownedBy(owner));
  return rows[0] ?? null;
}

/** Carts with goods that the customer and, of a company, its people have with it, the last changed first. */
export function findCartsOfPeople(db: Database, customerId: number) {
  const people = db
    .select({ id: companyMembers.customerId })
    .from(companyMembers)
    .where(eq(companyMembers.companyId, customerId));
  return db
    .select({ ...cartColumns, personId: customers.id, personName: customers.name })
    .from(carts)
    .innerJoin(customers, eq(customers.id, carts.personId))
    .where(
      and(
        eq(carts.customerId, customerId),
        or(eq(carts.personId, customerId), inArray(carts.personId, people)),
        exists(db.select({ id: cartItems.id }).from(cartItems).where(eq(cartItems.cartId, carts.id))),
      ),
    )
    .orderBy(desc(carts.updatedAt), desc(carts.id));
}

/** Locks a cart until the transaction ends; its version stays. */
export async function lockCart(tx: Database, owner: Owner): Promise<CartRow | null> {
  const rows = await tx.select(cartColumns).from(carts).where(ownedBy(owner)).for('no key update');
  return rows[0] ?? null;
}

/** Increments the cart's version and locks it until the transaction ends; null when there is none. */
export async function touchCart(tx: Database, cart: Owner | { id: number }): Promise<CartRow | null> {
  const rows = await tx
    .update(carts)
    .set({ version: sql`${carts.version} + 1`, updatedAt: sql`now()` })
    .where('id' in cart ? eq(carts.id, cart.id) : ownedBy(cart))
    .returning(cartColumns);
  return rows[0] ?? null;
}

/** As touchCart, created when missing; concurrent requests get the same cart. */
export async function touchOrCreateCart(tx: Database, owner: Owner): Promise<CartRow> {
  const rows = await tx
    .insert(carts)
    .values(owner)
    .onConflictDoUpdate({
      target: uniqueFor(owner),
      set: { version: sql`${carts.version} + 1`, updatedAt: sql`now()` },
    })
    .returning(cartColumns);
  const [row] = rows;
  if (!row) throw new Error('The cart was neither created nor found');
  return row;
}

const productColumns = {
  id: products.id,
  sku: products.sku,
  name: products.name,
  slug: products.slug,
  stock: sql<number>`${products.stockOnHand} - ${products.stockReserved}`.mapWith(Number),
  unitOfMeasure: products.unitOfMeasure,
  isSpecialOrder: products.isSpecialOrder,
  listPrice: products.listPrice,
  taxPercentage: products.taxPercentage,
  discount: products.discount,
  priceTiers: products.priceTiers,
  salesCode: products.salesCode,
  deliveryTime: products.deliveryTime,
  withdrawalExemption: products.withdrawalExemption,
  visibleByGuest: products.visibleByGuest,
  priceVisibleByGuest: products.priceVisibleByGuest,
  brandName: brands.name,
  image: sql<{
    assetPath: string;
    alt: string | null;
    width: number | null;
    height: number | null;
  } | null>`${products.images} -> 0`,
};

export type CartProductRow = Awaited<ReturnType<typeof findProduct>> & object;

/** A product of the range, hidden from guests or not; null when it is unknown or removed from the range. */
export async function findProduct(db: Database, productId: number) {
  const rows = await db
    .select(productColumns)
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(and(eq(products.id, productId), isNull(products.takenOutAt)));
  return rows[0] ?? null;
}

/** As findProduct, for several. */
export async function findProducts(db: Database, ids: readonly number[]): Promise<CartProductRow[]> {
  if (ids.length === 0) return [];
  return db
    .select(productColumns)
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(and(inArray(products.id, [...ids]), isNull(products.takenOutAt)));
}

/** Lines whose product is still in the range, in the order they were added. */
export function findLines(db: Database, cartId: number) {
  return db
    .select({
      itemId: cartItems.id,
      quantity: cartItems.quantity,
      seenUnitPrice: cartItems.seenUnitPrice,
      author: {
        id: customers.id,
        name: customers.name,
        at: sql<Date>`CASE WHEN ${customers.id} IS NOT NULL THEN ${cartItems.addedAt} END`.mapWith(
          cartItems.addedAt,
        ),
      },
      product: productColumns,
    })
    .from(cartItems)
    .innerJoin(products, and(eq(products.id, cartItems.productId), isNull(products.takenOutAt)))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(customers, eq(customers.id, cartItems.addedById))
    .where(eq(cartItems.cartId, cartId))
    .orderBy(asc(cartItems.id));
}

/** Where lines are set, and who sets them: null for a guest. */
interface LineTarget {
  cartId: number;
  addedById: number | null;
}

/**
 * Sets the lines of products, each of which occurs once, in one statement. A missing line is created, as put there by
 * `addedById`, or by the line's own; who raises a line that is there does not take it over.
 */
export async function setQuantities(
  tx: Database,
  target: LineTarget,
  lines: readonly { productId: number; quantity: number; addedById?: number; addedAt?: Date }[],
): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .insert(cartItems)
    .values(lines.map((line) => ({ ...target, ...line })))
    .onConflictDoUpdate({
      target: [cartItems.cartId, cartItems.productId],
      set: {
        quantity: sql`excluded.quantity`,
        // A price seen at another quantity is none to compare with.
        seenUnitPrice: sql`CASE WHEN ${cartItems.quantity} = excluded.quantity THEN ${cartItems.seenUnitPrice} END`,
      },
    });
}

/** Stores the unit price that the visitor has seen, in krónur. */
export async function updateSeenPrices(
  tx: Database,
  cartId: number,
  prices: readonly { productId: number; price: number }[],
): Promise<void> {
  if (prices.length === 0) return;
  await tx.execute(
    sql`UPDATE cart_items SET seen_unit_price = told.price
      FROM jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) AS told ("productId" integer, price integer)
      WHERE cart_id = ${cartId} AND product_id = told."productId"`,
  );
}

/** False when the cart has no such line. */
export async function deleteItem(tx: Database, cartId: number, itemId: number): Promise<boolean> {
  const rows = await tx
    .delete(cartItems)
    .where(and(eq(cartItems.cartId, cartId), eq(cartItems.id, itemId)))
    .returning({ id: cartItems.id });
  return rows.length > 0;
}

export async function deleteItems(tx: Database, itemIds: readonly number[]): Promise<void> {
  if (itemIds.length > 0) await tx.delete(cartItems).where(inArray(cartItems.id, [...itemIds]));
}

/** Lowers the lines of products and deletes empty ones. The cart is locked. */
export async function subtractUnits(
  tx: Database,
  cartId: number,
  soldUnits: readonly { productId: number; quantity: number }[],
): Promise<void> {
  const lines = soldUnits.map(({ productId, quantity }) => ({ productId, quantity }));
  const rows = sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS sold("productId" integer, quantity integer)`;
  const line = and(eq(cartItems.cartId, cartId), sql`${cartItems.productId} = sold."productId"`);
  await tx
    .delete(cartItems)
    .where(
      and(
        eq(cartItems.cartId, cartId),
        sql`EXISTS (SELECT FROM ${rows} WHERE sold."productId" = ${cartItems.productId} AND sold.quantity >= ${cartItems.quantity})`,
      ),
    );
  await tx
    .update(cartItems)
    .set({ quantity: sql`${cartItems.quantity} - sold.quantity`, seenUnitPrice: null })
    .from(rows)
    .where(line);
}

export async function deleteCart(tx: Database, cartId: number): Promise<void> {
  await tx.delete(carts).where(eq(carts.id, cartId));
}

/** Deletes guests' carts, and those of purchasing systems' visits, that have not been touched since. */
export async function deleteIdleGuestCarts(db: Database, before: Date): Promise<void> {
  await db.delete(carts).where(and(isNull(carts.customerId), lt(carts.updatedAt, before)));
}
