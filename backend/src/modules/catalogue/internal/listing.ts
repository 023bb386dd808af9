import type { ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { rowIdOf } from '../../../row-id.ts';
import { planSearch, type SearchPlan } from '../../search/plan-search.ts';
import { brandIdBySlug, brandIdsByNames, categoryIdBySlug } from './category-store.ts';
import { attributeValueIds } from './facet-store.ts';
import { facetsOf } from './facets.ts';
import type { Listing } from './product-page.ts';
import { countListed, listedIds, shelfCount, type Filters } from './listing-store.ts';
import { productsByIds } from './store.ts';

/** What may be asked of a listing; the contract's ProductPageInput. */
export type ListingQuery = ResolversTypes['ProductPageInput'];

const largestPage = 50;
const defaultPage = 24;
/** Rows that can be paged through; a filtered listing is counted no further than `countedRows`. */
const deepestRow = 50_000;
const countedRows = 10_000;
const maxIds = 100;
const maxSearchLength = 200;
const maxAttributes = 20;
const maxBrands = 50;
const maxAttributeValues = 50;

const badRequest = (): ShopError =>
  new ShopError('BAD_REQUEST', 'Upplýsingarnar eru ekki réttar. Vinsamlegast yfirfarið þær.');

/** An id as the contract carries it; null when it cannot be one. */
export function idNumber(id: string): number | null {
  return rowIdOf(id) || null;
}

/**
 * A page of products as this kind of visitor may see them.
 * @throws ShopError BAD_REQUEST for a page or a filter out of bounds
 */
export async function listProducts(db: Database, query: ListingQuery, guest: boolean): Promise<Listing> {
  const page = query.page ?? 1;
  const pageSize = query.pageSize ?? defaultPage;
  if (page < 1 || pageSize < 1 || pageSize > largestPage) throw badRequest();
  const filters = await filtersOf(db, query, guest);
  if (!filters) return { products: [], total: 0, page, pageSize, pageCount: 0, droppedWords: [] };
  const sort = query.sort ?? (filters.search ? 'Relevance' : 'Popular');
  const plain = isPlain(filters);
  const offset = (page - 1) * pageSize;
  const reach = plain ? deepestRow : countedRows;
  const [total, ids] = await Promise.all([
    plain ? shelfCount(db, filters.shelf, guest) : countListed(db, filters, countedRows),
    offset < reach ? listedIds(db, filters, sort, offset, pageSize) : [],
  ]);
  const pageCount = Math.ceil(Math.min(total, reach) / pageSize);
  const droppedWords = [...(filters.search?.dropped ?? [])];
  const facets = () => facetsOf(db, filters);
  return {
    products: await productsByIds(db, ids, guest),
    total,
    page,
    pageSize,
    pageCount,
    droppedWords,
    facets,
  };
}

/** True when the shelf's own count is the answer. */
function isPlain({ guest: _guest, shelf: _shelf, attributes, ...rest }: Filters): boolean {
  return attributes.length === 0 && Object.values(rest).every((value) => value === null);
}

/** Null when something named does not exist: then nothing fits. */
async function filtersOf(db: Database, query: ListingQuery, guest: boolean): Promise<Filters | null> {
  const { attributes = [], ids, brands } = query;
  if ((attributes?.length ?? 0) > maxAttributes || (ids?.length ?? 0) > maxIds) throw badRequest();
  if (attributes?.some(({ values }) => values.length === 0 || values.length > maxAttributeValues))
    throw badRequest();
  if ((brands?.length ?? 0) > maxBrands) throw badRequest();
  const place = await placeOf(db, query);
  const search = await searchOf(db, query.search ?? '', guest);
  if (!place || search === undefined) return null;
  return {
    guest,
    ...place,
    brandIds: brands && brands.length > 0 ? await brandIdsByNames(db, brands.map(storable)) : null,
    search,
    ids: ids ? ids.flatMap((id) => idNumber(id) ?? []) : null,
    inStock: query.inStock ?? null,
    isNew: query.isNew ?? null,
    isSpecialOrder: query.isSpecialOrder ?? null,
    isTrending: query.isTrending ?? null,
    discounted: query.discounted ?? null,
    priceFrom: query.priceFrom ?? null,
    priceTo: query.priceTo ?? null,
    attributes: await valuesOf(db, attributes ?? []),
  };
}

/** Values of one name are alternatives, also where the name is given twice. */
async function valuesOf(
  db: Database,
  attributes: NonNullable<ListingQuery['attributes']>,
): Promise<Filters['attributes']> {
  if (attributes.length === 0) return [];
  const wanted = attributes.flatMap(({ name, values }) =>
    values.map((value) => ({ name: storable(name), value: storable(value) })),
  );
  const known = await attributeValueIds(db, wanted);
  return [...new Set(wanted.map(({ name }) => name))].map((name) => ({
    name,
    valueIds: known.filter((row) => row.name === name).map(({ id }) => id),
  }));
}

type Place = Pick<Filters, 'shelf' | 'otherShelf' | 'brandId'>;

/** The shelf to walk along: the category's, else the brand's, else the whole range. */
async function placeOf(
  db: Database,
  { categoryId, categorySlug, brandSlug, narrowTo }: ListingQuery,
): Promise<Place | null> {
  const byId = categoryId == null ? undefined : idNumber(categoryId);
  const categoryIdOf = (slug: string | null | undefined) =>
    slug == null ? undefined : categoryIdBySlug(db, storable(slug).toLowerCase());
  const [bySlug, otherShelf, brandId] = await Promise.all([
    categoryIdOf(categorySlug),
    categoryIdOf(narrowTo),
    brandSlug == null ? undefined : brandIdBySlug(db, storable(brandSlug).toLowerCase()),
  ]);
  if (byId === null || bySlug === null || otherShelf === null || brandId === null) return null;
  const shelf = byId ?? bySlug;
  // Where both are given, both have to fit.
  const second = byId === undefined ? null : (bySlug ?? null);
  const narrowed = { otherShelf: otherShelf ?? second };
  if (shelf === undefined) return { shelf: brandId === undefined ? 0 : -brandId, brandId: null, ...narrowed };
  return { shelf, brandId: brandId ?? null, ...narrowed };
}

/** Null where nothing is searched for; undefined where nothing fits. */
async function searchOf(db: Database, text: string, guest: boolean): Promise<SearchPlan | null | undefined> {
  if (text.length > maxSearchLength) throw badRequest();
  const clean = storable(text).trim();
  return clean === '' ? null : ((await planSearch(db, clean, guest)) ?? undefined);
}

/** PostgreSQL refuses NUL and half a surrogate pair. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', ' ');
}
