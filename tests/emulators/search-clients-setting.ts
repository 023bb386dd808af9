import { afterAll, beforeAll } from 'vitest';
import { product, searchFolder, type SearchServer, startSearch } from './search-server.ts';

const place = searchFolder();
export let server: SearchServer;

/** Registers the hooks of this setting for the test file that calls it. */
export function setUpSearchClients(): void {
  beforeAll(async () => {
    server = await startSearch(place.folder);
  });
  afterAll(async () => {
    await server.stop();
    place.remove();
  });
}

export const many = (count: number) =>
  Array.from({ length: count }, (_, at) => product(String(at), `Vara ${at}`, { number: at }));
