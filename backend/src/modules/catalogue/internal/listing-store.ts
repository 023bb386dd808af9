import { and, eq, inArray, isNotNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { shelfProducts, shelves } from '../../../db/schema/catalogue.ts';
import { searchProducts } from '../../../db/schema/search.ts';
import type { ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import type { SearchPlan } from '../../search/plan-search.ts';

type ProductSort = ResolversTypes['ProductSort'];

export interface Filters {
  guest: boolean;
  /** The customer acted for; null for a guest. */
  buyerId: number | null;
  /** Only what that customer has bought. */
  boughtBefore: boolean | null;
  /** 0 the whole range, a category's id, or a brand's id negated. */
  shelf: number;
  /** A second category that has to match. */
  otherShelf: number | null;
  /** A brand that has to match, where the shelf is not the brand's own. */
  brandId: number | null;
  /** Brands of which one has to match. */
  brandIds: number[] | null;
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
  /** Ids of the values of which one has to match. */
  attributes: { name: string; valueIds: number[] }[];
}

/** A filter; the facet of its group counts as if it had not been set. */
export interface Choice {
  group: 'category' | 'brand' | 'stock' | 'new' | 'special' | 'discount' | 'price' | `attribute:${string}`;
  condition: SQL;
}

const wasBoughtBy = (customerId: number): SQL =>
  sql`EXISTS (SELECT 1 FROM last_purchases l WHERE l.customer_id = ${customerId} AND l.product_id = ${shelfProducts.productId})`;

const flagIs = (column: SQLWrapper, expected: boolean): SQL =>
  expected ? sql`${column}` : sql`NOT ${column}`;

/** What the visitor may see of the scope, before any filter. */
export function scopeConditions({
  guest,
  shelf,
  brandId,
  ids,
  isTrending,
  boughtBefore,
  buyerId,
}: Filters): SQL | undefined {
  const s = shelfProducts;
  return and(
    eq(s.shelf, shelf),
    guest ? eq(s.visibleByGuest, true) : undefined,
    ids ? inArray(s.productId, ids) : undefined,
    brandId === null ? undefined : eq(s.brandId, brandId),
    boughtBefore === null || buyerId === null ? undefined : flagIs(wasBoughtBy(buyerId), boughtBefore),
    isTrending === null ? undefined : flagIs(s.isTrending, isTrending),
  );
}

/** The filters, group by group. */
export function toChoices(filters: Filters): Choice[] {
  const { guest, brandIds, otherShelf, inStock, isNew, isSpecialOrder, discounted } = filters;
  const { priceFrom, priceTo } = filters;
  const s = shelfProducts;
  // For guests the price is null where it is hidden: such a product matches no bound.
  const price = guest ? s.guestPrice : s.price;
  const choices: Choice[] = [];
  const choose = (group: Choice['group'], condition: SQL): void => void choices.push({ group, condition });
  if (otherShelf !== null) choose('category', sql`${s.categoryIds} @> ${idArray([otherShelf])}`);
  if (brandIds) choose('brand', brandIds.length > 0 ? inArray(s.brandId, brandIds) : sql`false`);
  if (inStock !== null) choose('stock', flagIs(s.inStock, inStock));
  if (isNew !== null) choose('new', flagIs(s.isNew, isNew));
  if (isSpecialOrder !== null) choose('special', flagIs(s.isSpecialOrder, isSpecialOrder));
  // A discount reveals the price: a guest may not filter by it where the price is hidden.
  if (discounted !== null)
    choose(
      'discount',
      guest
        ? sql`(${flagIs(s.discounted, discounted)} AND ${isNotNull(s.guestPrice)})`
        : flagIs(s.discounted, discounted),
    );
  if (priceFrom !== null) choose('price', sql`${price} >= ${priceFrom}`);
  if (priceTo !== null) choose('price', sql`${price} <= ${priceTo}`);
  for (const { name, valueIds } of filters.attributes)
    choose(`attribute:${name}`, sql`${s.valueIds} && ${idArray(valueIds)}`);
  return choices;
}

/** One array parameter, however many ids. */
const idArray = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::integer[]`;

function shelfConditions(filters: Filters): SQL | undefined {
  return and(scopeConditions(filters), ...toChoices(filters).map(({ condition }) => condition));
}

/** What is not sold out: such goods come first. The index `shelf_popular` begins with the same expression. */
const isAvailable = sql`(${shelfProducts.inStock} OR ${shelfProducts.isSpecialOrder})`;

function toOrderBy(sort: ProductSort, { guest, search, buyerId }: Filters): SQL[] {
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
        ...(search.pinned.length > 0
          ? [sql`array_position(${idArray(search.pinned)}, ${searchProducts.productId})`]
          : []),
        ...(buyerId !== null && search.familiar !== null
          ? [sql`(${searchProducts.terms} @@ ${search.familiar}::tsquery AND ${wasBoughtBy(buyerId)}) DESC`]
          : []),
        ...search.order.map((query) => sql`${searchProducts.terms} @@ ${query}::tsquery DESC`),
        ...popular,
      ];
    }
    case 'Popular':
      return [sql`${isAvailable} DESC`, sql`${s.popularity} DESC`, id];
  }
}

export function matchesSearch({ match, pinned }: SearchPlan): SQL {
  const matches = sql`${searchProducts.terms} @@ ${match}::tsquery`;
  const isPinned = sql`${searchProducts.productId} = ANY (${idArray(pinned)})`;
  const isListed = pinned.length > 0 ? sql`(${matches} OR ${isPinned})` : matches;
  return sql`${searchProducts.productId} = ${shelfProducts.productId} AND ${isListed}`;
}

/** One page of product ids: a scan along one index of the shelf. */
export async function findListedIds(
  db: Database,
  filters: Filters,
  sort: ProductSort,
  offset: number,
  limit: number,
): Promise<number[]> {
  const from = db.select({ id: shelfProducts.productId }).from(shelfProducts).$dynamic();
  if (filters.search) void from.innerJoin(searchProducts, matchesSearch(filters.search));
  const rows = await from
    .where(shelfConditions(filters))
    .orderBy(...toOrderBy(sort, filters))
    .offset(offset)
    .limit(limit);
  return rows.map((row) => row.id);
}

/** How many products match, counted up to `most`. */
export async function countListedProducts(db: Database, filters: Filters, maxCount: number): Promise<number> {
  const from = db
    .select({ one: sql`1`.as('one') })
    .from(shelfProducts)
    .$dynamic();
  if (filters.search) void from.innerJoin(searchProducts, matchesSearch(filters.search));
  const listed = from.where(shelfConditions(filters));
  // For a text search, a limit makes PostgreSQL test product after product instead of using the index of the words.
  const counted = (filters.search ? listed : listed.limit(maxCount)).as('counted');
  const [row] = await db.select({ count: sql<number>`count(*)`.mapWith(Number) }).from(counted);
  return Math.min(row?.count ?? 0, maxCount);
}

/** The shelf's stored product count. */
export async function readShelfCount(db: Database, shelf: number, guest: boolean): Promise<number> {
  const [row] = await db.select().from(shelves).where(eq(shelves.shelf, shelf));
  return (guest ? row?.guestCount : row?.productCount) ?? 0;
}
