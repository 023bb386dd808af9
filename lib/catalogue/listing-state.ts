import type { ProductPageQueryVariables } from '../../graphql/generated/operations.ts';
import {
  type AttributeChoice,
  firstValue,
  orderRange,
  readAttributes,
  readTexts,
  readWholeNumber,
  type SearchParameters,
} from './listing-parameters.ts';

export type ListingSort = NonNullable<ProductPageQueryVariables['query']['sort']>;
export type ListingView = 'grid' | 'list' | 'table';

/** What a listing's address says. */
export interface ListingState {
  /** From 1. */
  readonly page: number;
  /** Undefined for the listing's own order. */
  readonly sort?: ListingSort | undefined;
  readonly view: ListingView;
  readonly inStock: boolean;
  readonly discounted: boolean;
  readonly isNew: boolean;
  readonly specialOrder: boolean;
  /** What the customer has bought; nothing to guests, and nothing that a hosted search knows. */
  readonly boughtBefore: boolean;
  /** Slug of a category below the listing's place. */
  readonly category?: string | undefined;
  /** Names; one of them has to match. */
  readonly brands: readonly string[];
  /** Values of one name are alternatives; each name has to match. */
  readonly attributes: readonly AttributeChoice[];
  /** Krónur with VAT. */
  readonly priceFrom?: number | undefined;
  readonly priceTo?: number | undefined;
  /** What one kilogram, litre or piece costs (UnitPrice in the contract), and of which; all or none. Krónur with VAT. */
  readonly unit?: string | undefined;
  readonly unitFrom?: number | undefined;
  readonly unitTo?: number | undefined;
  /** Every filter with all its values is on the page: without scripts nothing expands. */
  readonly showsAllFilters: boolean;
}

export const pageSize = 24;

/** Readable names of the sort orders in the address, in the order in which they are offered. */
export const sortNames = {
  vinsaelt: { sort: 'Popular', label: 'Vinsælast' },
  nyjast: { sort: 'Newest', label: 'Nýjast fyrst' },
  verd: { sort: 'PriceAscending', label: 'Lægsta verð fyrst' },
  einingarverd: { sort: 'UnitPriceAscending', label: 'Lægsta einingarverð' },
  'haesta-verd': { sort: 'PriceDescending', label: 'Hæsta verð fyrst' },
  nafn: { sort: 'NameAscending', label: 'Nafn A–Ö' },
  'nafn-aftur': { sort: 'NameDescending', label: 'Nafn Ö–A' },
} as const satisfies Record<string, { sort: ListingSort; label: string }>;

/** Views besides the grid by their names in the address. */
const viewNames = { listi: 'list', tafla: 'table' } as const satisfies Record<string, ListingView>;

/** Switches of a listing: key in the address and what it asks for. */
export const listingSwitches = [
  { key: 'lager', field: 'inStock', label: 'Aðeins til á lager' },
  { key: 'tilbod', field: 'discounted', label: 'Með afslætti' },
  { key: 'nytt', field: 'isNew', label: 'Nýtt' },
  { key: 'serpontun', field: 'specialOrder', label: 'Sérpöntun' },
] as const;

/** The same for who is signed in. */
export const boughtSwitch = { key: 'keypt', field: 'boughtBefore', label: 'Áður keypt' } as const;

export const addressSwitches = [...listingSwitches, boughtSwitch] as const;

/** Keys of the address besides the switches'. */
export const listingParameterNames = {
  page: 'sida',
  sort: 'rada',
  view: 'syn',
  category: 'flokkur',
  brand: 'framleidandi',
  attribute: 'eiginleiki',
  priceFrom: 'verd-fra',
  priceTo: 'verd-til',
  unit: 'eining',
  unitFrom: 'eining-fra',
  unitTo: 'eining-til',
  filters: 'siur',
} as const;

const rangeKeys = ['priceFrom', 'priceTo', 'unit', 'unitFrom', 'unitTo'] as const;

/** What shows every filter: `siur=allar`. */
export const allFilters = 'allar';

export const plainListing: ListingState = {
  page: 1,
  view: 'grid',
  inStock: false,
  discounted: false,
  isNew: false,
  specialOrder: false,
  boughtBefore: false,
  brands: [],
  attributes: [],
  showsAllFilters: false,
};

const lastPage = 100_000;
const highestPrice = 100_000_000;
/** The backend's maximum. */
const maximumBrands = 50;

/** Parameters that cannot be understood are ignored. */
export function readListingState(parameters: SearchParameters): ListingState {
  const isOn = (key: string) => firstValue(parameters[key]) === '1';
  const sort = findEntry(sortNames, firstValue(parameters[listingParameterNames.sort]))?.sort;
  const category = firstValue(parameters[listingParameterNames.category]);
  const readRange = (...keys: readonly ['priceFrom' | 'unitFrom', 'priceTo' | 'unitTo']) => {
    const [from, to] = keys.map((key) =>
      readWholeNumber(firstValue(parameters[listingParameterNames[key]]), highestPrice),
    );
    return orderRange(from, to);
  };
  const [priceFrom, priceTo] = readRange('priceFrom', 'priceTo');
  const [unitFrom, unitTo] = readRange('unitFrom', 'unitTo');
  const unit = firstValue(parameters[listingParameterNames.unit]);
  const hasUnit = unit && (unitFrom ?? unitTo) !== undefined;
  return {
    page: readWholeNumber(firstValue(parameters[listingParameterNames.page]), lastPage) || 1,
    sort,
    view: findEntry(viewNames, firstValue(parameters[listingParameterNames.view])) ?? 'grid',
    inStock: isOn('lager'),
    discounted: isOn('tilbod'),
    isNew: isOn('nytt'),
    specialOrder: isOn('serpontun'),
    boughtBefore: isOn(boughtSwitch.key),
    category: category && /^[\p{L}\p{N}_-]{1,200}$/u.test(category) ? category : undefined,
    brands: readTexts(parameters[listingParameterNames.brand]).slice(0, maximumBrands),
    attributes: readAttributes(readTexts(parameters[listingParameterNames.attribute])),
    priceFrom,
    priceTo,
    ...(hasUnit && { unit, unitFrom, unitTo }),
    showsAllFilters: firstValue(parameters[listingParameterNames.filters]) === allFilters,
  };
}

/** The same from the query string of an address. */
export function parseListing(search: string): ListingState {
  const parameters = new URLSearchParams(search);
  return readListingState(
    Object.fromEntries([...parameters.keys()].map((key) => [key, parameters.getAll(key)])),
  );
}

/** `?rada=nafn&sida=2`, nothing for a plain listing. `base` holds what else must stay, such as the search text. */
export function listingQuery(state: ListingState, base: Readonly<Record<string, string>> = {}): string {
  const text = new URLSearchParams([...Object.entries(base), ...listingParameters(state)]).toString();
  return text && `?${text}`;
}

/** The parameters of a state, in one order whatever was chosen first. */
export function listingParameters(state: ListingState): [key: string, value: string][] {
  const { sort, view, category, brands, attributes, page } = state;
  const parameters: [string, string][] = [];
  const add = (key: string, value: string | number | undefined): void => {
    if (value !== undefined) parameters.push([key, String(value)]);
  };
  add(listingParameterNames.category, category);
  for (const brand of brands.toSorted()) add(listingParameterNames.brand, brand);
  for (const choice of attributes.map(attributeText).toSorted()) add(listingParameterNames.attribute, choice);
  for (const { key, field } of addressSwitches) if (state[field]) add(key, 1);
  for (const key of rangeKeys) add(listingParameterNames[key], state[key]);
  add(
    listingParameterNames.sort,
    findName(sortNames, (entry) => entry.sort === sort),
  );
  add(
    listingParameterNames.view,
    findName(viewNames, (name) => name === view),
  );
  if (state.showsAllFilters) add(listingParameterNames.filters, allFilters);
  if (page > 1) add(listingParameterNames.page, page);
  return parameters;
}

/** `Litur:Svartur`; a colon in the name is written as in addresses, so that the first one divides. */
export function attributeText({ name, value }: AttributeChoice): string {
  return `${name.replaceAll(/[%:]/g, encodeURIComponent)}:${value}`;
}

/** Whether anything narrows the listing; order, page, view and shown filters do not. */
export function isNarrowed(state: ListingState): boolean {
  const { page: _page, sort: _sort, view: _view, showsAllFilters: _shows, ...choices } = state;
  return listingQuery({ ...plainListing, ...choices }) !== '';
}

/** Without filters; order, view and shown filters stay. */
export function withoutFilters({ sort, view, showsAllFilters }: ListingState): ListingState {
  return { ...plainListing, sort, view, showsAllFilters };
}

function findEntry<T extends object>(table: T, name: string | undefined): T[keyof T] | undefined {
  return name !== undefined && Object.hasOwn(table, name) ? table[name as keyof T] : undefined;
}

function findName<V>(table: Readonly<Record<string, V>>, matches: (entry: V) => boolean): string | undefined {
  return Object.entries(table).find(([, entry]) => matches(entry))?.[0];
}
