import { expect, it } from 'vitest';
import { cacheTable } from '../../lib/server/cache-table.ts';

it('keeps everything that the specification names in §9', () => {
  expect(Object.keys(cacheTable)).toEqual(
    expect.arrayContaining([
      'websiteInfo',
      'categories',
      'navigation',
      'brands',
      'employees',
      'openingHours',
      'page',
      'productBreadcrumbs',
      'productGroup',
      'productBand',
    ]),
  );
});

it('keeps each read under a key of its own', () => {
  const keys = Object.values(cacheTable).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
