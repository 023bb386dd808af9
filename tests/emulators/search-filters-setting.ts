/**
 * A search emulator with an index whose records differ in facets, numbers and groups; shared by the tests of filters and hits.
 */

import { afterAll, beforeAll } from 'vitest';
import { createIndex, product, searchFolder, type SearchServer, startSearch } from './search-server.ts';

const place = searchFolder();
export let server: SearchServer;
export let shop: string;

/** Registers the hooks of this setting for the test file that calls it. */
export function setUpSearchFilters(): void {
  beforeAll(async () => {
    server = await startSearch(place.folder);
    shop = await createIndex(
      server,
      [
        product('a', 'Klútur blár', {
          brand: 'Tork',
          price: 100,
          stock: 5,
          categories: ['klutar', 'thrif'],
          group: 'g1',
        }),
        product('b', 'Klútur rauður', {
          brand: 'Tork',
          price: 200,
          stock: 0,
          categories: ['klutar'],
          group: 'g1',
        }),
        product('c', 'Moppa', {
          brand: 'Strokka "X"',
          price: 300,
          stock: 2,
          categories: ['thrif'],
          sizes: [1, 40],
        }),
        product('d', 'Fata', {
          brand: '-5',
          price: 400.5,
          isNew: true,
          _tags: ['nytt'],
          group: 'g2',
          lvl: { a: 'Þrif > Fötur' },
        }),
      ],
      {
        searchableAttributes: ['name'],
        attributesForFaceting: [
          'searchable(brand)',
          'categories',
          'filterOnly(group)',
          'isNew',
          'stock',
          'lvl.a',
        ],
        attributeForDistinct: 'group',
        customRanking: ['asc(price)'],
      },
    );
  });
  afterAll(async () => {
    await server.stop();
    place.remove();
  });
}
