import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import {
  algoliasearch,
  type IndexSettings,
  type SearchClient,
  type SearchParamsObject,
  type SecuredApiKeyRestrictions,
} from 'algoliasearch';
import { searchApp } from '../../emulators/src/search/app.ts';
import { searchConfigSchema } from '../../emulators/src/search/config.ts';

export const appID = 'VORULIND';
export const adminKey = 'lykill-sem-ma-allt';
export const searchKey = 'lykill-til-leitar';

export interface SearchServer {
  origin: string;
  /** In the clients' format. */
  hosts: { url: string; protocol: 'http'; accept: 'readWrite' }[];
  admin: SearchClient;
  /** A client with another key. */
  client(key: string): SearchClient;
  /** Received events, as they were sent. */
  events: unknown[];
  /** Advances the service's clock. */
  pass(ms: number): void;
  stop(): Promise<void>;
}

/** Starts the search emulator on a free port with the data of `folder`. */
export async function startSearch(folder: string, threads?: number): Promise<SearchServer> {
  let passed = 0;
  const config = searchConfigSchema.parse({
    SEARCH_DATA_DIR: folder,
    SEARCH_THREADS: threads,
    SEARCH_APP_ID: appID,
    SEARCH_ADMIN_KEY: adminKey,
    SEARCH_SEARCH_KEY: searchKey,
  });
  const { app, close } = searchApp(config, () => Date.now() + passed);
  const events: unknown[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    if (new URL(request.url).pathname === '/1/events')
      events.push(...((await request.clone().json()) as { events: unknown[] }).events);
    return app.fetch(request);
  };
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const url = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const hosts = [{ url, protocol: 'http' as const, accept: 'readWrite' as const }];
  const client = (key: string) => algoliasearch(appID, key, { hosts });
  return {
    origin: `http://${url}`,
    hosts,
    admin: client(adminKey),
    client,
    events,
    pass: (ms) => {
      passed += ms;
    },
    async stop() {
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await close();
    },
  };
}

/** Only servers sign keys, so the client's browser types lack it. */
interface SignsKeys {
  generateSecuredApiKey(of: { parentApiKey: string; restrictions: SecuredApiKeyRestrictions }): string;
}

/** A key with restrictions, signed by its parent. */
export function securedKey(restrictions: SecuredApiKeyRestrictions, parentApiKey = searchKey): string {
  const client: object = algoliasearch(appID, parentApiKey);
  return (client as SignsKeys).generateSecuredApiKey({ parentApiKey, restrictions });
}

/** A folder that `remove` deletes. */
export function searchFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'vorulind-search-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

interface Product extends Record<string, unknown> {
  objectID: string;
  name: string;
}

/** A product with what most of the tests need, and the given changes. */
export function product(objectID: string, name: string, rest: Record<string, unknown> = {}): Product {
  return { objectID, name, visibleByGuest: true, ...rest };
}

const folding = { default: { þ: 'th', ð: 'd', æ: 'ae', ö: 'o' } };

let made = 0;

/** Creates an index with these records; returns its name. */
export async function createIndex(
  { admin }: SearchServer,
  objects: readonly Product[],
  indexSettings: IndexSettings = {},
): Promise<string> {
  const indexName = `vorur_${(made += 1)}`;
  await admin.setSettings({ indexName, indexSettings: { customNormalization: folding, ...indexSettings } });
  await admin.saveObjects({ indexName, objects: [...objects], waitForTasks: true });
  return indexName;
}

/** One query with the admin's key. */
export function searchOnce({ admin }: SearchServer, indexName: string, searchParams: SearchParamsObject) {
  return admin.searchSingleIndex<Product>({ indexName, searchParams });
}

/** The ids of a query's hits, in order. */
export async function findIds(server: SearchServer, indexName: string, searchParams: SearchParamsObject) {
  const { hits } = await searchOnce(server, indexName, searchParams);
  return hits.map(({ objectID }) => objectID);
}
