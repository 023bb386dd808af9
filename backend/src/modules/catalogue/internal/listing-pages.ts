import { eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import type { Database } from '../../../db/connect.ts';
import { rows } from '../../../db/rows.ts';
import { searchProducts } from '../../../db/schema/search.ts';
import { shelfProducts, shelves } from '../../../db/schema/shelves.ts';
import { shelfState, type Counted } from './kept-answers.ts';
import {
  idArray,
  isAvailable,
  listedFrom,
  shelfConditions,
  wasBoughtBy,
  type Filters,
} from './listing-store.ts';

type ProductSort = ResolversTypes['ProductSort'];

/** What a listing is ordered by, the most significant first. */
interface OrderKey {
  by: SQLWrapper;
  direction: SQL;
}
const up = (by: SQLWrapper): OrderKey => ({ by, direction: sql`ASC` });
const down = (by: SQLWrapper): OrderKey => ({ by, direction: sql`DESC` });
/** In the direction, with products last whose value nobody knows or may know. */
const knownUp = (by: SQLWrapper): OrderKey => ({ by, direction: sql`ASC NULLS LAST` });
const knownDown = (by: SQLWrapper): OrderKey => ({ by, direction: sql`DESC NULLS LAST` });

function toOrder(sort: ProductSort, { guest, search, buyerId }: Filters): OrderKey[] {
  const s = shelfProducts;
  const id = s.productId;
  switch (sort) {
    case 'PriceAscending':
      return guest ? [knownUp(s.guestPrice), up(id)] : [up(s.price), up(id)];
    case 'PriceDescending':
      return guest ? [knownDown(s.guestPrice), up(id)] : [down(s.price), down(id)];
    // Within each measure; what has none comes last.
    case 'UnitPriceAscending':
      return [up(s.unit), up(guest ? s.guestUnitPrice : s.unitPrice), up(id)];
    case 'NameAscending':
      return [up(s.nameSort), up(id)];
    case 'NameDescending':
      return [down(s.nameSort), down(id)];
    case 'Newest':
      return [down(s.isNew), down(id)];
    case 'Relevance': {
      const popular = [down(s.popularity), up(id)];
      if (!search) return popular;
      return [
        down(sql`${searchProducts.sku} = ${search.sku}`),
        ...(search.pinned.length > 0 ? [up(sql`array_position(${idArray(search.pinned)}, ${id})`)] : []),
        ...(buyerId !== null && search.familiar !== null
          ? [down(sql`(${searchProducts.terms} @@ ${search.familiar}::tsquery AND ${wasBoughtBy(buyerId)})`)]
          : []),
        ...search.order.map((query) => down(sql`${searchProducts.terms} @@ ${query}::tsquery`)),
        ...popular,
      ];
    }
    case 'Popular':
      return [down(isAvailable), down(s.popularity), up(id)];
  }
}

/** Which of a listing's products stand on a page. */
export interface PagePlace {
  sort: ProductSort;
  offset: number;
  limit: number;
}

/** One page of product ids: a scan along one index of the shelf. */
export async function findListedIds(
  db: Database,
  filters: Filters,
  { sort, offset, limit }: PagePlace,
): Promise<number[]> {
  const listed = await db
    .select({ id: sql<number>`${shelfProducts.productId}` })
    .from(listedFrom(filters))
    .where(shelfConditions(filters))
    .orderBy(...toOrder(sort, filters).map(({ by, direction }) => sql`${by} ${direction}`))
    .offset(offset)
    .limit(limit);
  return listed.map(({ id }) => id);
}

/** A page of what a search finds, and how many products it finds. */
export interface Hits {
  ids: readonly number[];
  total: number;
}

/** Each hit is read once for the page, for the number of all, counted up to `most`, and in the state that they are of. */
export async function findHits(
  db: Database,
  filters: Filters,
  { sort, offset, limit }: PagePlace,
  most: number,
): Promise<Counted<Hits>> {
  const order = toOrder(sort, filters);
  const names = order.map((_, at) => sql.raw(`key_${at}`));
  const keys = order.map(({ by }, at) => sql`${by} AS ${names[at]}`);
  const orderBy = order.map(({ direction }, at) => sql`${names[at]} ${direction}`);
  const [row] = await rows<Hits & { state: string }>(
    db,
    sql`WITH hits AS MATERIALIZED (
        SELECT ${shelfProducts.productId} AS id, ${sql.join(keys, sql`, `)} FROM ${listedFrom(filters)} WHERE ${shelfConditions(filters)})
      SELECT array(SELECT id FROM hits ORDER BY ${sql.join(orderBy, sql`, `)} OFFSET ${offset} LIMIT ${limit}) AS ids,
        (SELECT count(*)::integer FROM (SELECT FROM hits LIMIT ${most}) counted) AS total, ${shelfState(filters)} AS state`,
  );
  return { state: row?.state ?? '', value: { ids: row?.ids ?? [], total: row?.total ?? 0 } };
}

/** How many products match, counted up to `most`. */
export async function countListedProducts(db: Database, filters: Filters, most: number): Promise<number> {
  const listed = db
    .select({ one: sql`1`.as('one') })
    .from(listedFrom(filters))
    .where(shelfConditions(filters))
    .limit(most)
    .as('counted');
  const [row] = await db.select({ count: sql<number>`count(*)`.mapWith(Number) }).from(listed);
  return row?.count ?? 0;
}

/** The shelf's stored product count. */
export async function readShelfCount(db: Database, shelf: number, guest: boolean): Promise<number> {
  const [row] = await db.select().from(shelves).where(eq(shelves.shelf, shelf));
  return (guest ? row?.guestCount : row?.productCount) ?? 0;
}
