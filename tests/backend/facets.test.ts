import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countFacets } from '../../backend/src/modules/catalogue/internal/facet-store.ts';
import type { Filters } from '../../backend/src/modules/catalogue/internal/listing-store.ts';
import { planSearch } from '../../backend/src/modules/search/plan-search.ts';
import { ProductPageDocument } from '../../graphql/generated/documents.ts';
import { ListingFacetsDocument } from '../../graphql/generated/documents-on-demand.ts';
import type { ListingFacetsQuery, ProductPageQueryVariables } from '../../graphql/generated/operations.ts';
import { aCustomer } from '../kit/builders.ts';
import { brandLine, categoryLine, loadLines, productLine } from '../kit/catalogue.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

type Query = ProductPageQueryVariables['query'];
type Facets = ListingFacetsQuery['productPage']['facets'];

let shop: Shop;
let guest: Visitor;
let customer: Visitor;

const glove = (sku: string, colour: string, size: string, over: Record<string, unknown> = {}) =>
  productLine({
    sku,
    name: `Hanskar ${sku}`,
    brand: 'taerun',
    categories: ['einnota'],
    attributes: [
      { name: 'Litur', value: colour },
      { name: 'Stærð', value: size },
    ],
    ...over,
  });

beforeAll(async () => {
  shop = await testShop();
  const { problems } = await loadLines(shop.db, [
    brandLine(),
    brandLine({ slug: 'ogur', name: 'Ögur' }),
    categoryLine('hlifdarfatnadur', { name: 'Hlífðarfatnaður' }),
    categoryLine('hanskar', { name: 'Hanskar', parent: 'hlifdarfatnadur' }),
    categoryLine('einnota', { name: 'Einnota', parent: 'hanskar' }),
    categoryLine('vinnu', { name: 'Vinnuhanskar', parent: 'hanskar' }),
    categoryLine('pappir', { name: 'Pappír' }),
    glove('H-1', 'Svartur', 'M', { price: 1000 }),
    glove('H-2', 'Svartur', 'L', { price: 2000, stock: 0 }),
    glove('H-3', 'Hvítur', 'M', { price: 3000, discount: 10, isNew: true }),
    glove('H-4', 'Blár', 'XL', { brand: 'ogur', categories: ['vinnu'], price: 4000, isSpecialOrder: true }),
    glove('H-5', 'Fjólublár', 'M', { price: 9000, priceVisibleByGuest: false, discount: 20 }),
    glove('H-6', 'Leyndur', 'M', { price: 99_000, visibleByGuest: false }),
    productLine({ sku: 'P-1', name: 'Pappír', categories: ['pappir', 'einnota'], brand: 'ogur', price: 500 }),
  ]);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  guest = shop.guest();
  customer = await shop.signedIn(await aCustomer(shop.db));
});
afterAll(() => shop.connection.close());

const allGoods: Filters = {
  guest: true,
  buyerId: null,
  boughtBefore: null,
  shelf: 0,
  otherShelf: null,
  brandId: null,
  brandIds: null,
  search: null,
  ids: null,
  inStock: null,
  isNew: null,
  isSpecialOrder: null,
  isTrending: null,
  discounted: null,
  priceFrom: null,
  priceTo: null,
  unitPrice: null,
  attributes: [],
};
const facets = async (query: Query, visitor = guest): Promise<Facets> =>
  (await visitor.ask(ListingFacetsDocument, { query })).productPage.facets;
const counts = (values: readonly { value: string; count: number }[] | undefined) =>
  Object.fromEntries((values ?? []).map(({ value, count }) => [value, count]));
const attribute = (of: Facets, name: string) =>
  counts(of.attributes.find((facet) => facet.name === name)?.values);

it('the facets of a category are counted as a guest may see it', async () => {
  const found = await facets({ categorySlug: 'hanskar' });
  expect(found.brands).toEqual([
    { value: 'Tærun', count: 4 },
    { value: 'Ögur', count: 2 },
  ]);
  expect(found.categories).toEqual([
    { slug: 'einnota', name: 'Einnota', level: 3, count: 5 },
    { slug: 'vinnu', name: 'Vinnuhanskar', level: 3, count: 1 },
  ]);
  expect(found.attributes.map(({ name }) => name)).toEqual(['Litur', 'Stærð']);
  expect(attribute(found, 'Litur')).toEqual({ Svartur: 2, Blár: 1, Fjólublár: 1, Hvítur: 1 });
  expect([found.inStock, found.isNew, found.isSpecialOrder, found.discounted]).toEqual([5, 1, 1, 1]);
  expect(found.price).toEqual({ from: 500, to: 4000 });
});

it('the facets count products for customers that are hidden from guests', async () => {
  const found = await facets({ categorySlug: 'hanskar' }, customer);
  expect(attribute(found, 'Litur')['Leyndur']).toBe(1);
  expect(found.discounted).toBe(2);
  expect(found.price).toEqual({ from: 500, to: 99_000 });
});

it('the other values of a facet are counted as if none were chosen', async () => {
  const found = await facets({
    categorySlug: 'hanskar',
    brands: ['Tærun'],
    attributes: [{ name: 'Litur', values: ['Svartur'] }],
    inStock: true,
  });
  expect(attribute(found, 'Litur')).toEqual({ Svartur: 1, Hvítur: 1, Fjólublár: 1 });
  expect(attribute(found, 'Stærð')).toEqual({ M: 1 });
  expect(counts(found.brands)).toEqual({ Tærun: 1 });
  expect(found.inStock).toBe(1);
});

it('the facets offer the categories below the chosen one, and its siblings', async () => {
  const found = await facets({ brandSlug: 'ogur', narrowTo: 'hanskar' });
  expect(found.categories.map(({ slug, count }) => [slug, count])).toEqual([
    ['hlifdarfatnadur', 2],
    ['hanskar', 2],
    ['einnota', 1],
    ['vinnu', 1],
    ['pappir', 1],
  ]);
});

it('the facets count the matches of a search', async () => {
  expect(counts((await facets({ search: 'pappír' })).brands)).toEqual({ Ögur: 1 });
  expect(await facets({ search: 'xyzzy' })).toEqual({
    brands: [],
    categories: [],
    attributes: [],
    inStock: 0,
    isNew: 0,
    isSpecialOrder: 0,
    discounted: 0,
    price: null,
    unitPrices: [],
  });
});

it('of more matches than are counted, the facets count those that stand first', async () => {
  const search = await planSearch(shop.db, 'hanskar', true);
  const countMost = async (most: number) => {
    const rows = await countFacets(shop.db, { ...allGoods, search }, [], most);
    return rows.flatMap(({ kind, count }) => (kind === 'lowest' || kind === 'highest' ? [count] : []));
  };
  expect(await countMost(1)).toEqual([1000, 1000]);
  // H-2 is sold out, and the price of H-5 is for customers.
  expect(await countMost(2)).toEqual([1000, 2700]);
  expect(await countMost(4)).toEqual([1000, 4000]);
  expect(await countMost(10)).toEqual([1000, 4000]);
});

it.each<Query>([
  { brands: ['Enginn\0', '\uD800'] },
  { attributes: [{ name: '\0', values: ['\uDC00'] }] },
  { narrowTo: 'ekki-til' },
])('a filter by an unknown value matches nothing: %j', async (query) => {
  const { productPage } = await guest.ask(ProductPageDocument, { query });
  expect(productPage.total).toBe(0);
});

it('a filter by more brands than any page offers is refused', async () => {
  const brands = Array.from({ length: 51 }, (_, at) => `Merki ${at}`);
  await expect(guest.ask(ProductPageDocument, { query: { brands } })).rejects.toThrow(
    'Upplýsingarnar eru ekki réttar',
  );
});

it('each count is what choosing the value then finds', async () => {
  const some = <T>(...values: T[]) => fc.constantFrom(undefined, ...values);
  const queries = fc.record({
    categorySlug: some('hanskar', 'einnota'),
    brands: some(['Tærun'], ['Tærun', 'Ögur']),
    inStock: some(true),
    isNew: some(true),
    priceFrom: some(900, 2500),
    priceTo: some(3500),
    colours: some(['Svartur'], ['Hvítur', 'Blár']),
    signedIn: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(queries, async ({ colours, signedIn, ...rest }) => {
      const visitor = signedIn ? customer : guest;
      const attributes = colours ? [{ name: 'Litur', values: colours }] : [];
      const query = { ...rest, attributes } as Query;
      const total = async (over: Query) =>
        (await visitor.ask(ProductPageDocument, { query: { ...query, ...over } })).productPage.total;
      const found = await facets(query, visitor);
      for (const { value, count } of found.brands) expect(await total({ brands: [value] })).toBe(count);
      for (const { value, count } of found.attributes.find(({ name }) => name === 'Litur')?.values ?? [])
        expect(await total({ attributes: [{ name: 'Litur', values: [value] }] })).toBe(count);
      for (const { value, count } of found.attributes.find(({ name }) => name === 'Stærð')?.values ?? [])
        expect(await total({ attributes: [...attributes, { name: 'Stærð', values: [value] }] })).toBe(count);
      expect(await total({ inStock: true })).toBe(found.inStock);
      expect(await total({ discounted: true })).toBe(found.discounted);
    }),
    { numRuns: 15 },
  );
});
