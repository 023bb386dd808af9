import type { ProductPageQueryVariables } from '../../graphql/generated/operations.ts';

type ProductPageInput = ProductPageQueryVariables['query'];
export type ListingSort = NonNullable<ProductPageInput['sort']>;
export type ListingView = 'grid' | 'list' | 'table';

export interface AttributeChoice {
  readonly name: string;
  readonly value: string;
}

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
  /** Every filter with all its values is on the page: without scripts nothing expands. */
  readonly showsAllFilters: boolean;
}

export const pageSize = 24;
export type SearchParameters = Record<string, string | string[] | undefined>;

/** Readable names of the sort orders in the address, in the order in which they are offered. */
export const sortNames = {
  vinsaelt: { sort: 'Popular', label: 'Vinsælast' },
  nyjast: { sort: 'Newest', label: 'Nýjast fyrst' },
  verd: { sort: 'PriceAscending', label: 'Lægsta verð fyrst' },
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
  filters: 'siur',
} as const;

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
const maximumNames = 20;
const maximumValues = 50;
const maximumTextLength = 200;

/** Parameters that cannot be understood are ignored. */
export function readListingState(parameters: SearchParameters): ListingState {
  const isOn = (key: string) => firstValue(parameters[key]) === '1';
  const sort = findEntry(sortNames, firstValue(parameters[listingParameterNames.sort]))?.sort;
  const category = firstValue(parameters[listingParameterNames.category]);
  const prices = [listingParameterNames.priceFrom, listingParameterNames.priceTo].map((key) =>
    readWholeNumber(firstValue(parameters[key]), highestPrice),
  );
  const [from, to] = prices;
  const isReversed = from !== undefined && to !== undefined && from > to;
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
    priceFrom: isReversed ? to : from,
    priceTo: isReversed ? from : to,
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
  const { sort, view, category, brands, attributes, priceFrom, priceTo, page } = state;
  const parameters: [string, string][] = [];
  const add = (key: string, value: string | number | undefined): void => {
    if (value !== undefined) parameters.push([key, String(value)]);
  };
  add(listingParameterNames.category, category);
  for (const brand of brands.toSorted()) add(listingParameterNames.brand, brand);
  for (const choice of attributes.map(attributeText).toSorted()) add(listingParameterNames.attribute, choice);
  for (const { key, field } of addressSwitches) if (state[field]) add(key, 1);
  add(listingParameterNames.priceFrom, priceFrom);
  add(listingParameterNames.priceTo, priceTo);
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

/** The state as the backend's input; empty fields are not sent. */
export function listingInput(state: ListingState): ProductPageInput {
  const { page, sort, category, brands, attributes, priceFrom, priceTo } = state;
  const input: ProductPageInput = { page, pageSize };
  if (sort) input.sort = sort;
  if (state.inStock) input.inStock = true;
  if (state.discounted) input.discounted = true;
  if (state.isNew) input.isNew = true;
  if (state.specialOrder) input.isSpecialOrder = true;
  if (state.boughtBefore) input.boughtBefore = true;
  if (category) input.narrowTo = category;
  if (brands.length > 0) input.brands = [...brands];
  if (attributes.length > 0)
    input.attributes = [...Map.groupBy(attributes, ({ name }) => name)].map(([name, choices]) => ({
      name,
      values: choices.map(({ value }) => value),
    }));
  if (priceFrom !== undefined) input.priceFrom = priceFrom;
  if (priceTo !== undefined) input.priceTo = priceTo;
  return input;
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

export function firstValue(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

/** Undefined for anything but a number from 0 to `maximum`. */
function readWholeNumber(text: string | undefined, maximum: number): number | undefined {
  return text && /^\d{1,9}$/.test(text) && Number(text) <= maximum ? Number(text) : undefined;
}

function readTexts(value: string | string[] | undefined): string[] {
  const values = (Array.isArray(value) ? value : [value]).filter((text) => text !== undefined);
  const texts = values.filter(
    (text) => text !== '' && text.length <= maximumTextLength && text.isWellFormed(),
  );
  return [...new Set(texts)].toSorted();
}

function readAttributes(texts: readonly string[]): AttributeChoice[] {
  const choices = texts.flatMap((text) => readAttribute(text) ?? []);
  const byName = [...Map.groupBy(choices, ({ name }) => name).values()];
  return byName.slice(0, maximumNames).flatMap((values) => values.slice(0, maximumValues));
}

function readAttribute(text: string): AttributeChoice | null {
  const colon = text.indexOf(':');
  const value = text.slice(colon + 1);
  if (colon < 1 || value === '') return null;
  try {
    return { name: decodeURIComponent(text.slice(0, colon)), value };
  } catch {
    return null;
  }
}

function findEntry<T extends object>(table: T, name: string | undefined): T[keyof T] | undefined {
  return name !== undefined && Object.hasOwn(table, name) ? table[name as keyof T] : undefined;
}

function findName<V>(table: Readonly<Record<string, V>>, matches: (entry: V) => boolean): string | undefined {
  return Object.entries(table).find(([, entry]) => matches(entry))?.[0];
}
