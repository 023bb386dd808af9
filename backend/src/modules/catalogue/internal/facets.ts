import { compareIcelandic } from '../../../../../lib/rules/text/icelandic-order.ts';
import { priceUnits } from '../../../../../lib/rules/products/package-content.ts';
import type { Database } from '../../../db/connect.ts';
import { findCategoriesBelow, findCategoriesByIds, type CategoryRow } from './category-store.ts';
import { countFacets, type FacetRow } from './facet-store.ts';
import { createKeptAnswers, type Counted } from './kept-answers.ts';
import { isOfShelf, type Filters } from './listing-store.ts';
import type { Facets } from './product-page.ts';

/** Maximum of counted products, and of returned values per attribute. */
const maxCountedProducts = 10_000;
const maxValues = 100;

/** For a listing that cannot be narrowed. */
export const emptyFacets = (): Facets => toFacets([], [], null);

/** Of places and of searches by themselves: the letters that are typed into the box would drive out the places. */
const readKept = { places: createKeptAnswers<Facets>(300), searches: createKeptAnswers<Facets>(300) };

/** The facets of these products; see the contract's ProductFacets. */
export async function readFacets(db: Database, filters: Filters): Promise<Facets> {
  const offered = await findNarrowingCategories(db, filters);
  const ids = offered.map(({ id }) => id);
  const count = async (): Promise<Counted<Facets>> => {
    const rows = await countFacets(db, filters, ids, maxCountedProducts);
    const state = rows.find(({ kind }) => kind === 'state');
    return { state: state?.value ?? '', value: toFacets(rows, offered, filters.otherShelf) };
  };
  if (!isOfShelf(filters)) return (await count()).value;
  const names = offered.map(({ id, slug, name, path }) => [id, slug, name, path.length]);
  const kept = filters.search ? readKept.searches : readKept.places;
  return kept(db, filters, [{ ...filters, buyerId: null }, names], count);
}

/** The categories directly below the scope, and below each of them on the path to the chosen category. */
async function findNarrowingCategories(db: Database, { shelf, otherShelf }: Filters): Promise<CategoryRow[]> {
  const scope = shelf > 0 ? shelf : null;
  const [chosen] = otherShelf === null ? [] : await findCategoriesByIds(db, [otherShelf]);
  const way = chosen?.path ?? [];
  const found = await findCategoriesBelow(db, [scope, ...way]);
  const below = (place: number | null): CategoryRow[] =>
    found
      .filter(({ parentId }) => parentId === place)
      .flatMap((row) => [row, ...(way.includes(row.id) ? below(row.id) : [])]);
  return below(scope);
}

function toFacets(rows: readonly FacetRow[], offered: readonly CategoryRow[], chosen: number | null): Facets {
  const of = (kind: FacetRow['kind']): FacetRow[] => rows.filter((row) => row.kind === kind);
  const categoryCounts = new Map(of('category').map(({ value, count }) => [Number(value), count]));
  const switched = new Map(of('switch').map(({ value, count }) => [value, count]));
  const [lowest] = of('lowest');
  const [highest] = of('highest');
  return {
    brands: sortByCount(of('brand')),
    categories: offered.flatMap(({ id, slug, name, path }) => {
      const count = categoryCounts.get(id) ?? 0;
      return count > 0 || id === chosen ? [{ slug, name, level: path.length, count }] : [];
    }),
    attributes: [...Map.groupBy(of('attribute'), ({ name }) => name ?? '')]
      .map(([name, values]) => ({ name, values: sortByCount(values) }))
      .toSorted((a, b) => compareIcelandic(a.name, b.name)),
    inStock: switched.get('inStock') ?? 0,
    isNew: switched.get('isNew') ?? 0,
    isSpecialOrder: switched.get('isSpecialOrder') ?? 0,
    discounted: switched.get('discounted') ?? 0,
    unitPrices: priceUnits.flatMap((per, index) => {
      const [count, from, to] = (['unit', 'unitLowest', 'unitHighest'] as const).map(
        (kind) => of(kind).find(({ value }) => Number(value) === index + 1)?.count,
      );
      return count === undefined || from === undefined || to === undefined ? [] : [{ per, count, from, to }];
    }),
    price: lowest && highest ? { from: lowest.count, to: highest.count } : null,
  };
}

function sortByCount(rows: readonly FacetRow[]): { value: string; count: number }[] {
  return rows
    .map(({ value, count }) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || compareIcelandic(a.value, b.value))
    .slice(0, maxValues);
}
