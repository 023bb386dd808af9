import { and, eq, gte, inArray, isNotNull, lte, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { products, shelfProducts, shelves } from '../../db/schema/catalogue.ts';
import { searchProducts } from '../../db/schema/search.ts';
import type { ResolversTypes } from '../../../../graphql/generated/resolvers.ts';
import type { SearchPlan } from '../search/plan-service.ts';

type ProductSort = ResolversTypes['ProductSort'];

export interface Filters {
  guest: boolean;
  /** 0 the whole range, a category's id, or a brand's id negated. */
  shelf: number;
  /** A second category that has to fit. */
  otherShelf: number | null;
  /** A brand that has to fit, where the shelf is not the brand's own. */
  brandId: number | null;
  search: SearchPlan | null;
  ids: number[] | null;
  inStock: boolean | null;
  isNew: boolean | null;
  isSpecialOrder: boolean | null;
  isTrending: boolean | null;
  discounted: boolean | null;
  /** Krónur with VAT. */
  priceFrom: number | null;
  priceTo: number | null;
  attributes: { name: string; values: string[] }[];
}

const is = (column: SQLWrapper, wanted: boolean | null): SQL | undefined =>
  wanted === null ? undefined : wanted ? sql`${column}` : sql`NOT ${column}`;

/** Conditions that only the product itself answers; undefined when the shelf does. */
function productConditions({ attributes }: Filters): SQL | undefined {
  return and(
    ...attributes.map(({ name, values }) =>
      or(
        ...values.map((value) => sql`${products.attributes} @> ${JSON.stringify([{ name, value }])}::jsonb`),
      ),
    ),
  );
}

function shelfConditions(filters: Filters): SQL | undefined {
  const { guest, shelf, brandId, otherShelf, ids, priceFrom, priceTo, discounted } = filters;
  const s = shelfProducts;
  // Guests' bounds meet null where the price is hidden: such a product fits no bound.
  const price = guest ? s.guestPrice : s.price;
  return and(
    eq(s.shelf, shelf),
    guest ? eq(s.visibleByGuest, true) : undefined,
    ids ? inArray(s.productId, ids) : undefined,
    brandId === null ? undefined : eq(s.brandId, brandId),
    otherShelf === null
      ? undefined
      : sql`EXISTS (SELECT 1 FROM shelf_products other WHERE other.product_id = ${s.productId} AND other.shelf = ${otherShelf})`,
    is(s.inStock, filters.inStock),
    is(s.isNew, filters.isNew),
    is(s.isSpecialOrder, filters.isSpecialOrder),
    is(s.isTrending, filters.isTrending),
    is(s.discounted, discounted),
    // A discount tells of a price: it may not be asked for where the price is hidden.
    guest && discounted !== null ? isNotNull(s.guestPrice) : undefined,
    priceFrom === null ? undefined : gte(price, priceFrom),
    priceTo === null ? undefined : lte(price, priceTo),
  );
}

function orderOf(sort: ProductSort, { guest, search }: Filters): SQL[] {
  const s = shelfProducts;
  const id = sql`${s.productId}`;
  switch (sort) {
    case 'PriceAscending':
      return guest ? [sql`${s.guestPrice} ASC NULLS LAST`, id] : [sql`${s.price}`, id];
    case 'PriceDescending':
      return guest ? [sql`${s.guestPrice} DESC NULLS LAST`, id] : [sql`${s.price} DESC`, sql`${id} DESC`];
    case 'NameAscending':
      return [sql`${s.nameSort}`, id];
    case 'NameDescending':
      return [sql`${s.nameSort} DESC`, sql`${id} DESC`];
    case 'Newest':
      return [sql`${s.isNew} DESC`, sql`${id} DESC`];
    case 'Relevance': {
      const popular = [sql`${s.popularity} DESC`, id];
      if (!search) return popular;
      return [
        sql`${searchProducts.sku} = ${search.sku} DESC`,
        ...search.order.map((query) => sql`${searchProducts.terms} @@ ${query}::tsquery DESC`),
        ...popular,
      ];
    }
    case 'Popular':
      return [sql`${s.popularity} DESC`, id];
  }
}

const found = ({ match }: SearchPlan): SQL =>
  sql`${searchProducts.productId} = ${shelfProducts.productId} AND ${searchProducts.terms} @@ ${match}::tsquery`;

/** One page of product ids. Without conditions on the product it is one walk along an index of the shelf. */
export async function listedIds(
  db: Database,
  filters: Filters,
  sort: ProductSort,
  offset: number,
  limit: number,
): Promise<number[]> {
  const onProduct = productConditions(filters);
  const from = db.select({ id: shelfProducts.productId }).from(shelfProducts).$dynamic();
  if (onProduct) void from.innerJoin(products, eq(products.id, shelfProducts.productId));
  if (filters.search) void from.innerJoin(searchProducts, found(filters.search));
  const rows = await from
    .where(and(shelfConditions(filters), onProduct))
    .orderBy(...orderOf(sort, filters))
    .offset(offset)
    .limit(limit);
  return rows.map((row) => row.id);
}

/** How many products fit, counted up to `most`. */
export async function countListed(db: Database, filters: Filters, most: number): Promise<number> {
  const onProduct = productConditions(filters);
  const from = db
    .select({ one: sql`1`.as('one') })
    .from(shelfProducts)
    .$dynamic();
  if (onProduct) void from.innerJoin(products, eq(products.id, shelfProducts.productId));
  if (filters.search) void from.innerJoin(searchProducts, found(filters.search));
  const counted = from
    .where(and(shelfConditions(filters), onProduct))
    .limit(most)
    .as('counted');
  const [row] = await db.select({ count: sql<number>`count(*)`.mapWith(Number) }).from(counted);
  return row?.count ?? 0;
}

/** How many products the shelf holds, without counting. */
export async function shelfCount(db: Database, shelf: number, guest: boolean): Promise<number> {
  const [row] = await db.select().from(shelves).where(eq(shelves.shelf, shelf));
  return (guest ? row?.guestCount : row?.productCount) ?? 0;
}
