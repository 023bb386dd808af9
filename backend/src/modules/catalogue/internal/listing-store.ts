import { and, eq, inArray, isNotNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { shelfProducts } from '../../../db/schema/shelves.ts';
import { searchProducts } from '../../../db/schema/search.ts';
import type { SearchPlan } from '../../search/plan-search.ts';
import { matchesTerms } from '../../search/term-match.ts';

/** Who sees a page of products. */
export interface Viewer {
  guest: boolean;
  /** The customer acted for, whose purchases rank first; null for a guest. */
  buyerId: number | null;
}

export interface Filters extends Viewer {
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
  /** The price of one kilogram, litre or piece in krónur with VAT; `unit` is the place of the measure on shelves. */
  unitPrice: { unit: number; from: number | null; to: number | null } | null;
  /** Ids of the values of which one has to match. */
  attributes: { name: string; valueIds: number[] }[];
}

/** A filter; the facet of its group counts as if it had not been set. */
export interface Choice {
  group:
    | 'category'
    | 'brand'
    | 'stock'
    | 'new'
    | 'special'
    | 'discount'
    | 'price'
    | 'unitPrice'
    | `attribute:${string}`;
  condition: SQL;
}

/** Of the contract's whole numbers. */
const maximumInteger = 2_147_483_647;

export const wasBoughtBy = (customerId: number): SQL =>
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
  if (filters.unitPrice) {
    const { unit, from, to } = filters.unitPrice;
    const unitPrice = guest ? s.guestUnitPrice : s.unitPrice;
    // One condition: a product counts in a facet where it fails one group, however often.
    choose(
      'unitPrice',
      sql`(${s.unit} = ${unit} AND ${unitPrice} BETWEEN ${from ?? 0}::bigint * 100 AND ${to ?? maximumInteger}::bigint * 100)`,
    );
  }
  for (const { name, valueIds } of filters.attributes)
    choose(`attribute:${name}`, sql`${s.valueIds} && ${idArray(valueIds)}`);
  return choices;
}

/** One array parameter, however many ids. */
export const idArray = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::integer[]`;

/** Whether nothing else than changes of the shelf and of words changes which products these are: purchases do not, and so many ids are hardly asked for twice. */
export const isOfShelf = ({ ids, boughtBefore }: Filters): boolean => ids === null && boughtBefore === null;

export function shelfConditions(filters: Filters): SQL | undefined {
  return and(scopeConditions(filters), ...toChoices(filters).map(({ condition }) => condition));
}

/** What is not sold out: such goods come first. The index `shelf_popular` begins with the same expression. */
export const isAvailable = sql`(${shelfProducts.inStock} OR ${shelfProducts.isSpecialOrder})`;

/**
 * The shelf's products; with a search those that match it, before any filter. The words come first, and each
 * match looks up its place on the shelf: PostgreSQL guesses ten times too many matches, and would read the whole shelf instead.
 */
export function listedFrom({ search, shelf }: Filters): SQL {
  const s = shelfProducts;
  if (!search) return sql`${s}`;
  const { terms, sku, productId } = searchProducts;
  const matches = matchesTerms(search.match);
  const isListed =
    search.pinned.length > 0 ? sql`${matches} OR ${productId} = ANY (${idArray(search.pinned)})` : matches;
  const found = sql`SELECT ${productId} AS found_id, ${sku}, ${terms} FROM ${searchProducts} WHERE ${isListed} OFFSET 0`;
  // OFFSET 0 plans each of the two by itself, in this order.
  const place = sql`SELECT * FROM ${s} WHERE ${s.productId} = found_id AND ${s.shelf} = ${shelf} OFFSET 0`;
  return sql`(${found}) AS ${searchProducts} CROSS JOIN LATERAL (${place}) AS ${s}`;
}
