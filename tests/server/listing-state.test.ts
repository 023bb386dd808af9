import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rewrites } from '../../app/addresses.ts';
import {
  isCleanAddress,
  listingKeys,
  withoutUnknownFilters,
  withoutUnknownUnit,
} from '../../lib/catalogue/clean-address.ts';
import { isSameListing, hasSameProducts } from '../../lib/catalogue/facet-groups.ts';
import { listingInput } from '../../lib/catalogue/listing-input.ts';
import {
  addressSwitches,
  isNarrowed,
  listingQuery,
  type ListingState,
  parseListing,
  plainListing,
  readListingState,
  sortNames,
  withoutFilters,
} from '../../lib/catalogue/listing-state.ts';

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .filter((value) => value.length <= 60);
const unique = (values: string[]) => [...new Set(values)].toSorted();
const price = fc.option(fc.integer({ min: 0, max: 100_000_000 }), { nil: undefined });
const states: fc.Arbitrary<ListingState> = fc
  .record({
    page: fc.integer({ min: 1, max: 100_000 }),
    sort: fc.constantFrom(undefined, ...Object.values(sortNames).map(({ sort }) => sort)),
    view: fc.constantFrom('grid' as const, 'list' as const, 'table' as const),
    inStock: fc.boolean(),
    discounted: fc.boolean(),
    isNew: fc.boolean(),
    specialOrder: fc.boolean(),
    boughtBefore: fc.boolean(),
    showsAllFilters: fc.boolean(),
    category: fc.option(fc.stringMatching(/^[a-z0-9-]{1,40}$/), { nil: undefined }),
    brands: fc.array(text, { maxLength: 5 }).map(unique),
    attributes: fc.uniqueArray(fc.record({ name: text, value: text }), {
      maxLength: 6,
      selector: ({ name, value }) => `${name}\n${value}`,
    }),
    priceFrom: price,
    priceTo: price,
    unit: fc.constantFrom('kg', 'l', 'm²', 'stk.', 'rúllu'),
    unitFrom: price,
    unitTo: price,
  })
  .map(({ unit, unitFrom, unitTo, ...state }) => ({
    ...state,
    unit: (unitFrom ?? unitTo) === undefined ? undefined : unit,
    unitFrom,
    unitTo,
  }))
  .filter(({ unitFrom = 0, unitTo = Infinity }) => unitFrom <= unitTo)
  .filter(({ priceFrom = 0, priceTo = Infinity }) => priceFrom <= priceTo);

it('says nothing for a plain listing', () => {
  expect(listingQuery(plainListing)).toBe('');
  expect(isSameListing(readListingState({}), plainListing)).toBe(true);
});

it('reads what it wrote, whatever the names in it', () => {
  fc.assert(
    fc.property(states, (state) => {
      const read = parseListing(listingQuery(state));
      const byText = (choices: ListingState['attributes']) =>
        choices.map((choice) => JSON.stringify(choice)).toSorted();
      expect({ ...read, attributes: byText(read.attributes) }).toEqual({
        ...state,
        attributes: byText(state.attributes),
      });
      expect(listingQuery(read)).toBe(listingQuery(state));
    }),
  );
});

it('understands or passes over any address, and what it writes in its place is clean', () => {
  const parameters = fc.dictionary(
    fc.constantFrom(...listingKeys, 'utm_source'),
    fc.oneof(fc.string({ unit: 'binary' }), fc.array(fc.string({ unit: 'binary' }), { maxLength: 4 })),
  );
  fc.assert(
    fc.property(parameters, (given) => {
      const state = readListingState(given);
      const written = new URLSearchParams(listingQuery(state));
      const again = Object.fromEntries([...written.keys()].map((key) => [key, written.getAll(key)]));
      expect(isCleanAddress(again)).toBe(true);
    }),
  );
});

it.each([
  ['sida=2&rada=nafn', { page: 2, sort: 'NameAscending' }],
  [
    'lager=1&tilbod=1&nytt=1&serpontun=1',
    { inStock: true, discounted: true, isNew: true, specialOrder: true },
  ],
  ['keypt=1', { boughtBefore: true }],
  ['syn=tafla', { view: 'table' }],
  ['syn=listi', { view: 'list' }],
  ['flokkur=einnota-hanskar', { category: 'einnota-hanskar' }],
  ['framleidandi=T%C3%A6run&framleidandi=%C3%96gur', { brands: ['Tærun', 'Ögur'] }],
  ['eiginleiki=Litur:Svartur', { attributes: [{ name: 'Litur', value: 'Svartur' }] }],
  ['eiginleiki=Hlutfall%253A:1:10', { attributes: [{ name: 'Hlutfall:', value: '1:10' }] }],
  ['eining=kg&eining-til=500', { unit: 'kg', unitFrom: undefined, unitTo: 500 }],
  ['verd-fra=100&verd-til=5000', { priceFrom: 100, priceTo: 5000 }],
])('reads %s', (search, expected) => {
  const state = { ...plainListing, ...expected } as ListingState;
  expect(isSameListing(parseListing(search), state)).toBe(true);
  expect(
    isCleanAddress(
      Object.fromEntries(
        [...new Set(new URLSearchParams(search).keys())].map((key) => [
          key,
          new URLSearchParams(search).getAll(key),
        ]),
      ),
    ),
  ).toBe(true);
});

it.each([
  'sida=0',
  'sida=-1',
  'sida=1.5',
  'sida=x',
  'sida=1e9',
  'sida=1',
  'rada=constructor',
  'rada=relevance',
  'syn=__proto__',
  'syn=grid',
  'lager=2',
  'flokkur=../../etc',
  'framleidandi=',
  'eiginleiki=Litur',
  'eiginleiki=:Svartur',
  'eiginleiki=Litur:',
  'eiginleiki=%25:x',
  'verd-fra=-5',
  'eining=kg',
  'eining-fra=5',
  'verd-til=ókeypis',
  'verd-til=99999999999',
])('takes %s for nothing said, and for no clean address', (search) => {
  expect(isSameListing(parseListing(search), plainListing)).toBe(true);
  expect(isCleanAddress(Object.fromEntries(new URLSearchParams(search)))).toBe(false);
});

it('turns a price range that stands the wrong way', () => {
  expect(parseListing('verd-fra=5000&verd-til=100')).toMatchObject({ priceFrom: 100, priceTo: 5000 });
});

it('reads no more choices than the backend takes', () => {
  const brands = Array.from({ length: 60 }, (_, at) => `Merki ${at}`);
  const values = Array.from({ length: 60 }, (_, at) => `Litur:${at}`);
  const names = Array.from({ length: 30 }, (_, at) => `Nafn ${at}:x`);
  expect(readListingState({ framleidandi: brands }).brands).toHaveLength(50);
  expect(readListingState({ eiginleiki: values }).attributes).toHaveLength(50);
  expect(readListingState({ eiginleiki: names }).attributes).toHaveLength(20);
});

it('keeps what else stands in the address', () => {
  expect(listingQuery({ ...plainListing, page: 2 }, { leit: 'þvottaefni & fleira' })).toBe(
    '?leit=%C3%BEvottaefni+%26+fleira&sida=2',
  );
});

it('asks the backend for what is said only', () => {
  expect(listingInput(plainListing)).toEqual({ page: 1, pageSize: 24 });
  const state = parseListing(
    'lager=1&rada=nyjast&flokkur=hanskar&framleidandi=Ögur&eiginleiki=Litur:Blár&eiginleiki=Litur:Rauður&verd-til=900',
  );
  expect(listingInput(state)).toEqual({
    page: 1,
    pageSize: 24,
    inStock: true,
    sort: 'Newest',
    narrowTo: 'hanskar',
    brands: ['Ögur'],
    attributes: [{ name: 'Litur', values: ['Blár', 'Rauður'] }],
    priceTo: 900,
  });
});

it('knows a narrowed listing, and one that differs in its view only', () => {
  expect(isNarrowed(parseListing('rada=nafn&syn=tafla&sida=3'))).toBe(false);
  for (const search of ['lager=1', 'keypt=1', 'flokkur=a', 'framleidandi=B', 'eiginleiki=C:D', 'verd-fra=1'])
    expect(isNarrowed(parseListing(search))).toBe(true);
  expect(withoutFilters(parseListing('lager=1&rada=nafn&syn=tafla&sida=3'))).toEqual(
    parseListing('rada=nafn&syn=tafla'),
  );
  expect(hasSameProducts(parseListing('lager=1&syn=tafla'), parseListing('lager=1'))).toBe(true);
  expect(hasSameProducts(parseListing('lager=1'), plainListing)).toBe(false);
});

it('leaves out a range of a measure that there is not', () => {
  expect(withoutUnknownUnit(parseListing('eining=mílu&eining-fra=5&lager=1'))).toEqual(
    parseListing('lager=1'),
  );
  const known = parseListing('eining=stk.&eining-fra=5');
  expect(withoutUnknownUnit(known)).toBe(known);
  expect(withoutUnknownUnit(plainListing)).toBe(plainListing);
});

it('leaves out what the place does not have', () => {
  const facets = {
    brands: [{ value: 'Ögur' }],
    attributes: [
      { name: 'Litur', values: [{ value: 'Blár' }] },
      { name: 'Stærð', values: Array.from({ length: 100 }, (_, at) => ({ value: String(at) })) },
      { name: 'Efni', values: null },
    ],
  };
  const state = parseListing(
    'framleidandi=Ögur&framleidandi=Enginn&eiginleiki=Litur:Blár&eiginleiki=Litur:Bleikur&eiginleiki=Tegund:x&eiginleiki=Stærð:XXL&eiginleiki=Efni:Ull',
  );
  expect(listingQuery(withoutUnknownFilters(state, facets))).toBe(
    listingQuery(
      parseListing('framleidandi=Ögur&eiginleiki=Litur:Blár&eiginleiki=Stærð:XXL&eiginleiki=Efni:Ull'),
    ),
  );
});

it('leads every key of a listing away from the page that is kept', async () => {
  const { beforeFiles = [] } = (await rewrites()) as {
    beforeFiles?: { source: string; has?: { key?: string }[] }[];
  };
  const redirected = beforeFiles
    .filter(({ source }) => source === '/voruflokkur/:slug')
    .map(({ has }) => has?.[0]?.key ?? '');
  const written = [
    'flokkur',
    'framleidandi',
    'eiginleiki',
    'verd-fra',
    'verd-til',
    'eining',
    'eining-fra',
    'eining-til',
    'rada',
    'syn',
    'sida',
    'siur',
  ];
  expect(redirected.toSorted()).toEqual([...written, ...addressSwitches.map(({ key }) => key)].toSorted());
});
