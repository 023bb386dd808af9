import { expect, it } from 'vitest';
import { listingKeys } from '../../app/addresses.ts';
import {
  listingInput,
  listingQuery,
  plainListing,
  readListingState,
  sortNames,
  switches,
} from '../../lib/catalogue/listing-state.ts';

it('says nothing for a plain listing', () => {
  expect(listingQuery(plainListing)).toBe('');
  expect(readListingState({})).toEqual({ ...plainListing, sort: undefined });
});

it('reads what it wrote', () => {
  for (const { sort } of Object.values(sortNames)) {
    const state = { page: 7, sort, inStock: true, discounted: false, isNew: true, specialOrder: true };
    const read = readListingState(Object.fromEntries(new URLSearchParams(listingQuery(state))));
    expect(read).toEqual(state);
  }
});

it.each(['0', '-1', '1.5', 'x', '1e9', '', 'NaN'])('takes the page %j for the first', (sida) => {
  expect(readListingState({ sida }).page).toBe(1);
});

it('does not take a word of Object for a sort order', () => {
  expect(readListingState({ rada: 'constructor' }).sort).toBeUndefined();
});

it('keeps what else stands in the address', () => {
  expect(listingQuery({ ...plainListing, page: 2 }, { leit: 'þvottaefni & fleira' })).toBe(
    '?leit=%C3%BEvottaefni+%26+fleira&sida=2',
  );
});

it('asks the backend for what is switched on only', () => {
  expect(listingInput(plainListing)).toEqual({ page: 1, pageSize: 24 });
  expect(listingInput({ ...plainListing, inStock: true, sort: 'Newest' })).toEqual({
    page: 1,
    pageSize: 24,
    inStock: true,
    sort: 'Newest',
  });
});

it('leads every key of a listing away from the page that is kept', () => {
  expect([...listingKeys].toSorted()).toEqual(['sida', 'rada', ...switches.map(({ key }) => key)].toSorted());
});
