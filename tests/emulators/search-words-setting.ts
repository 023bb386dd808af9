import { afterAll, beforeAll } from 'vitest';
import { createIndex, product, searchFolder, type SearchServer, startSearch } from './search-server.ts';

const place = searchFolder();
export let server: SearchServer;
export let shop: string;

export const settings = {
  searchableAttributes: ['sku', 'name', 'brand', 'unordered(description)'],
  attributesForFaceting: ['brand'],
  customRanking: ['desc(popularity)'],
};

/** Registers the hooks of this setting for the test file that calls it. */
export function setUpSearchWords(): void {
  beforeAll(async () => {
    server = await startSearch(place.folder);
    shop = await createIndex(
      server,
      [
        product('1', 'Klósettpappír, mjúkur', { sku: 'HLI-112.03', brand: 'Mjúkull', popularity: 5 }),
        product('2', 'Pappír í prentara', { sku: 'PRE-900', brand: 'Birkiblað', popularity: 9 }),
        product('3', 'Þvottaefni', { sku: 'TVO-1', brand: 'Þvottabjörn', popularity: 3 }),
        product('4', 'Svartir hanskar', { sku: 'HAN-10', brand: 'Skjaldmey', popularity: 8 }),
        product('5', 'Ryksuga', {
          sku: 'RYK-7',
          brand: 'Strokka',
          popularity: 2,
          description: 'Með HLI slöngu',
        }),
        product('6', 'Kaffibolli', { sku: 'KAF-3', popularity: 1 }),
        product('7', 'Kaffi, malað', { sku: 'KAF-1', popularity: 1 }),
        product('8', 'Uppþvottalögur', { sku: 'UPP 44', popularity: 1, description: 'fyrir kaffikönnur' }),
      ],
      settings,
    );
  });
  afterAll(async () => {
    await server.stop();
    place.remove();
  });
}
