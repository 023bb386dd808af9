import { and, eq, gte, inArray, lte, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { products, shelfProducts, shelves } from '../../db/schema/catalogue.ts';
import type { ResolversTypes } from '../../../../graphql/generated/resolvers.ts';

type ProductSort = ResolversTypes['ProductSort'];

/** One word of a search: it stands in the product's text, or names one of these brands. */
export interface SearchWord {
  /** Ways of writing it, folded; any of them fits. */
  spellings: string[];
  brandIds: number[];
}

export interface Search {
  words: SearchWord[];
  /** The whole query, folded: an equal SKU comes first, a name that begins with it next. */
  whole: string;
}

export interface Filters {
  guest: boolean;
  /** 0 the whole range, a category's id, or a brand's id negated. */
  shelf: number;
  otherShelves: number[];
  search: Search | null;
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

/** The part of LIKE that is literally `text`. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

function wordFits({ spellings, brandIds }: SearchWord): SQL | undefined {
  const texts = spellings.map((spelling) => sql`${products.searchText} LIKE ${`%${literal(spelling)}%`}`);
  return or(...texts, brandIds.length > 0 ? inArray(products.brandId, brandIds) : undefined);
}

const is = (column: SQLWrapper, wanted: boolean | null): SQL | undefined =>
  wanted === null ? undefined : wanted ? sql`${column}` : sql`NOT ${column}`;

/** Conditions on the product itself; undefined when the shelf alone answers. */
function productConditions(filters: Filters): SQL | undefined {
  const { search, attributes, guest } = filters;
  return and(
    ...(search?.words.map(wordFits) ?? []),
    is(
      sql`(${products.stockOnHand} - ${products.stockReserved} >= ${products.unitOfMeasure})`,
      filters.inStock,
    ),
    is(products.isSpecialOrder, filters.isSpecialOrder),
    is(products.isTrending, filters.isTrending),
    is(sql`(${products.discount} > 0)`, filters.discounted),
    // A discount tells of a price: it may not be asked for where the price is hidden.
    guest && filters.discounted !== null ? eq(products.priceVisibleByGuest, true) : undefined,
    ...attributes.map(({ name, values }) =>
      or(
        ...values.map((value) => sql`${products.attributes} @> ${JSON.stringify([{ name, value }])}::jsonb`),
      ),
    ),
  );
}

function shelfConditions(filters: Filters): SQL | undefined {
  const { guest, shelf, otherShelves, ids, priceFrom, priceTo } = filters;
  // Guests' bounds meet null where the price is hidden: such a product fits no bound.
  const price = guest ? shelfProducts.guestPrice : shelfProducts.price;
  return and(
    eq(shelfProducts.shelf, shelf),
    guest ? eq(shelfProducts.visibleByGuest, true) : undefined,
    ids ? inArray(shelfProducts.productId, ids) : undefined,
    is(shelfProducts.isNew, filters.isNew),
    priceFrom === null ? undefined : gte(price, priceFrom),
    priceTo === null ? undefined : lte(price, priceTo),
    ...otherShelves.map(
      (other) =>
        sql`EXISTS (SELECT 1 FROM shelf_products other WHERE other.product_id = ${shelfProducts.productId} AND other.shelf = ${other})`,
    ),
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
        sql`lower(${products.sku}) = ${search.whole} DESC`,
        sql`starts_with(${products.searchText}, ${search.whole}) DESC`,
        ...popular,
      ];
    }
    case 'Popular':
      return [sql`${s.popularity} DESC`, id];
  }
}

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
  if (onProduct || filters.search) void from.innerJoin(products, eq(products.id, shelfProducts.productId));
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
  const found = from
    .where(and(shelfConditions(filters), onProduct))
    .limit(most)
    .as('found');
  const [row] = await db.select({ count: sql<number>`count(*)`.mapWith(Number) }).from(found);
  return row?.count ?? 0;
}

/** How many products the shelf holds, without counting. */
export async function shelfCount(db: Database, shelf: number, guest: boolean): Promise<number> {
  const [row] = await db.select().from(shelves).where(eq(shelves.shelf, shelf));
  return (guest ? row?.guestCount : row?.productCount) ?? 0;
}
