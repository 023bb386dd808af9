import type { ProductPageQueryVariables } from '../../graphql/generated/operations.ts';

type ProductPageInput = ProductPageQueryVariables['query'];
export type ListingSort = NonNullable<ProductPageInput['sort']>;

/** What a listing's address says. */
export interface ListingState {
  /** From 1. */
  page: number;
  /** Undefined for the listing's own order. */
  sort?: ListingSort | undefined;
  inStock: boolean;
  discounted: boolean;
  isNew: boolean;
  specialOrder: boolean;
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

/** Switches of a listing: key in the address and what it asks for. */
export const switches = [
  { key: 'lager', field: 'inStock', label: 'Aðeins til á lager' },
  { key: 'tilbod', field: 'discounted', label: 'Með afslætti' },
  { key: 'nytt', field: 'isNew', label: 'Nýtt' },
  { key: 'serpontun', field: 'specialOrder', label: 'Sérpöntun' },
] as const;

export const plainListing: ListingState = {
  page: 1,
  inStock: false,
  discounted: false,
  isNew: false,
  specialOrder: false,
};

/** What cannot be understood counts as not said. */
export function readListingState(parameters: SearchParameters): ListingState {
  const page = Number(single(parameters['sida']));
  const sortName = single(parameters['rada']);
  const on = (key: string) => single(parameters[key]) === '1';
  return {
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    sort: isSortName(sortName) ? sortNames[sortName].sort : undefined,
    inStock: on('lager'),
    discounted: on('tilbod'),
    isNew: on('nytt'),
    specialOrder: on('serpontun'),
  };
}

/** `?sida=2&rada=nafn`, nothing for a plain listing. `base` holds what else must stay, such as the search text. */
export function listingQuery(state: ListingState, base: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(base);
  const sortName = Object.entries(sortNames).find(([, { sort }]) => sort === state.sort)?.[0];
  if (sortName) query.set('rada', sortName);
  for (const { key, field } of switches) if (state[field]) query.set(key, '1');
  if (state.page > 1) query.set('sida', String(state.page));
  const text = query.toString();
  return text && `?${text}`;
}

/** The state as the backend's input; `undefined` fields are not sent. */
export function listingInput(state: ListingState): ProductPageInput {
  const input: ProductPageInput = { page: state.page, pageSize };
  if (state.sort) input.sort = state.sort;
  if (state.inStock) input.inStock = true;
  if (state.discounted) input.discounted = true;
  if (state.isNew) input.isNew = true;
  if (state.specialOrder) input.isSpecialOrder = true;
  return input;
}

export function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

function isSortName(name: string | undefined): name is keyof typeof sortNames {
  return name !== undefined && Object.hasOwn(sortNames, name);
}
