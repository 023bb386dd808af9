import type { ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { priceUnits } from '../../../../../lib/rules/products/package-content.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { toRowId } from '../../../row-id.ts';
import { planSearch } from '../../search/plan-search.ts';
import { findBrandIdBySlug, findBrandIdsByNames, findCategoryIdBySlug } from './category-store.ts';
import { attributeValueIds } from './facet-store.ts';
import { readFacets } from './facets.ts';
import type { Listing } from './product-page.ts';
import { createKeptAnswers } from './kept-answers.ts';
import {
  countListedProducts,
  findHits,
  findListedIds,
  readShelfCount,
  type Hits,
  type PagePlace,
} from './listing-pages.ts';
import { isOfShelf, type Filters, type Viewer } from './listing-store.ts';
import { findProductsByIds, isHiddenNumber } from './store.ts';

/** Input of a listing; the contract's ProductPageInput. */
type ListingQuery = ResolversTypes['ProductPageInput'];

const maxPageSize = 50;
const defaultPageSize = 24;
/** Rows that can be paged through; a filtered listing is counted up to `maxCountedRows` only. */
const maxRow = 50_000;
const maxCountedRows = 10_000;
const maxIds = 100;
const maxSearchLength = 200;
const maxAttributes = 20;
const maxBrands = 50;
const maxAttributeValues = 50;

const badRequest = (): ShopError =>
  new ShopError('BAD_REQUEST', 'Upplýsingarnar eru ekki réttar. Vinsamlegast yfirfarið þær.');

/** Parses an id of the contract; null when it is invalid. */
export function parseId(id: string): number | null {
  return toRowId(id) || null;
}

/**
 * A page of products as this viewer may see them.
 * @param withFacets whether the page has facets, too
 * @throws ShopError BAD_REQUEST for a page or a filter out of bounds
 */
export async function listProducts(
  db: Database,
  query: ListingQuery,
  viewer: Viewer,
  { withFacets = false } = {},
): Promise<Listing> {
  const page = query.page ?? 1;
  const pageSize = query.pageSize ?? defaultPageSize;
  if (page < 1 || pageSize < 1 || pageSize > maxPageSize) throw badRequest();
  const nothing = {
    products: [],
    total: 0,
    page,
    pageSize,
    pageCount: 0,
    droppedWords: [],
    unknownWords: [],
  };
  const searchText = toSearchText(query.search ?? '');
  if (viewer.guest && (await isHiddenNumber(db, searchText))) return { ...nothing, isForCustomersOnly: true };
  const filters = await toFilters(db, query, searchText, viewer);
  if (!filters) return nothing;
  const sort = query.sort ?? (filters.search ? 'Relevance' : 'Popular');
  const reachableRows = isWholeShelf(filters) ? maxRow : maxCountedRows;
  const offset = (page - 1) * pageSize;
  const place = { sort, offset, limit: offset < reachableRows ? pageSize : 0 };
  // Side by side: neither needs the other's answer.
  const [{ products, total }, facets] = await Promise.all([
    readPage(db, filters, place),
    withFacets ? readFacets(db, filters) : undefined,
  ]);
  return {
    products,
    total,
    page,
    pageSize,
    pageCount: Math.ceil(Math.min(total, reachableRows) / pageSize),
    droppedWords: [...(filters.search?.dropped ?? [])],
    unknownWords: [...(filters.search?.unknown ?? [])],
    facets,
  };
}

async function readPage(
  db: Database,
  filters: Filters,
  place: PagePlace,
): Promise<Pick<Listing, 'products' | 'total'>> {
  const { ids, total } = await (filters.search ? readHits : readListed)(db, filters, place);
  return { products: await findProductsByIds(db, [...ids], filters.guest), total };
}

/** Hits of a text that many type are ranked and counted once until a product changes. */
const readKeptHits = createKeptAnswers<Hits>(1_000);

async function readHits(db: Database, filters: Filters, place: PagePlace): Promise<Hits> {
  const find = () => findHits(db, filters, place, maxCountedRows);
  // What the buyer bought before comes first.
  const isOfBuyer =
    filters.buyerId !== null && place.sort === 'Relevance' && filters.search?.familiar !== null;
  if (isOfBuyer || !isOfShelf(filters)) return (await find()).value;
  return readKeptHits(db, filters, [{ ...filters, buyerId: null }, place], find);
}

async function readListed(db: Database, filters: Filters, place: PagePlace): Promise<Hits> {
  // All of a list of ids that fits on the page is on it: nothing is left to be counted.
  const isListed = place.offset === 0 && filters.ids !== null && filters.ids.length <= place.limit;
  const count = () =>
    isWholeShelf(filters)
      ? readShelfCount(db, filters.shelf, filters.guest)
      : countListedProducts(db, filters, maxCountedRows);
  const [counted, ids] = await Promise.all([
    isListed ? null : count(),
    place.limit > 0 ? findListedIds(db, filters, place) : [],
  ]);
  return { ids, total: counted ?? ids.length };
}

/** True when the shelf's stored count is the answer. */
function isWholeShelf({
  guest: _guest,
  buyerId: _buyer,
  shelf: _shelf,
  attributes,
  ...rest
}: Filters): boolean {
  return attributes.length === 0 && Object.values(rest).every((value) => value === null);
}

/** Null when something named does not exist: then nothing matches. */
async function toFilters(
  db: Database,
  query: ListingQuery,
  searchText: string,
  { guest, buyerId }: Viewer,
): Promise<Filters | null> {
  if (query.boughtBefore === true && buyerId === null) return null;
  const { attributes = [], ids, brands } = query;
  if ((attributes?.length ?? 0) > maxAttributes || (ids?.length ?? 0) > maxIds) throw badRequest();
  if (attributes?.some(({ values }) => values.length === 0 || values.length > maxAttributeValues))
    throw badRequest();
  if ((brands?.length ?? 0) > maxBrands) throw badRequest();
  const { unitPrice = null } = query;
  const unit = unitPrice === null ? 0 : priceUnits.findIndex((per) => per === unitPrice?.per) + 1;
  if (unitPrice && unit === 0) throw badRequest();
  const scope = await resolveScope(db, query);
  const search = searchText === '' ? null : await planSearch(db, searchText, guest);
  if (!scope || (searchText !== '' && search === null)) return null;
  return {
    guest,
    buyerId,
    boughtBefore: query.boughtBefore ?? null,
    ...scope,
    brandIds: brands && brands.length > 0 ? await findBrandIdsByNames(db, brands.map(stripUnstorable)) : null,
    search,
    ids: ids ? ids.flatMap((id) => parseId(id) ?? []) : null,
    inStock: query.inStock ?? null,
    isNew: query.isNew ?? null,
    isSpecialOrder: query.isSpecialOrder ?? null,
    isTrending: query.isTrending ?? null,
    discounted: query.discounted ?? null,
    priceFrom: query.priceFrom ?? null,
    priceTo: query.priceTo ?? null,
    unitPrice: unitPrice && { unit, from: unitPrice.from ?? null, to: unitPrice.to ?? null },
    attributes: await resolveAttributeValues(db, attributes ?? []),
  };
}

/** Values of one name are alternatives, also where the name is given twice. */
async function resolveAttributeValues(
  db: Database,
  attributes: NonNullable<ListingQuery['attributes']>,
): Promise<Filters['attributes']> {
  if (attributes.length === 0) return [];
  const requestedValues = attributes.flatMap(({ name, values }) =>
    values.map((value) => ({ name: stripUnstorable(name), value: stripUnstorable(value) })),
  );
  const known = await attributeValueIds(db, requestedValues);
  return [...new Set(requestedValues.map(({ name }) => name))].map((name) => ({
    name,
    valueIds: known.filter((row) => row.name === name).map(({ id }) => id),
  }));
}

type ListingScope = Pick<Filters, 'shelf' | 'otherShelf' | 'brandId'>;

/** The shelf to scan: the category's, else the brand's, else the whole range. */
async function resolveScope(
  db: Database,
  { categoryId, categorySlug, brandSlug, narrowTo }: ListingQuery,
): Promise<ListingScope | null> {
  const byId = categoryId == null ? undefined : parseId(categoryId);
  const categoryIdOf = (slug: string | null | undefined) =>
    slug == null ? undefined : findCategoryIdBySlug(db, stripUnstorable(slug).toLowerCase());
  const [bySlug, otherShelf, brandId] = await Promise.all([
    categoryIdOf(categorySlug),
    categoryIdOf(narrowTo),
    brandSlug == null ? undefined : findBrandIdBySlug(db, stripUnstorable(brandSlug).toLowerCase()),
  ]);
  if (byId === null || bySlug === null || otherShelf === null || brandId === null) return null;
  const shelf = byId ?? bySlug;
  // Where both are given, both have to match.
  const secondShelf = byId === undefined ? null : (bySlug ?? null);
  const narrowedShelf = { otherShelf: otherShelf ?? secondShelf };
  if (shelf === undefined)
    return { shelf: brandId === undefined ? 0 : -brandId, brandId: null, ...narrowedShelf };
  return { shelf, brandId: brandId ?? null, ...narrowedShelf };
}

function toSearchText(text: string): string {
  if (text.length > maxSearchLength) throw badRequest();
  return stripUnstorable(text).trim();
}

/** PostgreSQL refuses NUL and half a surrogate pair. */
function stripUnstorable(text: string): string {
  return text.toWellFormed().replaceAll('\0', ' ');
}
