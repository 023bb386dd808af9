import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { algoliasearch, type Hit, type SearchParamsObject } from 'algoliasearch';
import { searchApp } from '../../emulators/src/search/app.ts';
import { searchConfigSchema } from '../../emulators/src/search/config.ts';
import { searchKeySchema } from '../../lib/contract/rest-schemas.ts';
import { toSearchHosts } from '../../lib/rules/routes/search-hosts.ts';
import type { Visitor } from './visitor.ts';

export const searchKeys = {
  SEARCH_APP_ID: 'PROFUN',
  SEARCH_ADMIN_KEY: 'lykill-sem-ma-allt',
  SEARCH_SEARCH_KEY: 'lykill-til-leitar',
};

export interface SearchService {
  address: string;
  /** Variables that make a backend use it. */
  env: Record<string, string>;
  /** All requests, in order. */
  requests(): { method: string; path: string; body: unknown }[];
  /** Bodies of the events that it accepted, in order. */
  events(): Record<string, unknown>[];
  stop(): Promise<void>;
}

/** Clients compress large bodies. */
function readBody(bytes: Buffer, headers: Headers): unknown {
  if (bytes.length === 0) return null;
  const isPacked = headers.get('content-encoding') === 'gzip';
  return JSON.parse((isPacked ? gunzipSync(bytes) : bytes).toString()) as unknown;
}

/** An empty search emulator on a free port. */
export async function startSearch(): Promise<SearchService> {
  const folder = mkdtempSync(join(tmpdir(), 'hosted-search-'));
  const emulator = searchApp(searchConfigSchema.parse({ SEARCH_DATA_DIR: folder, ...searchKeys }));
  const requests: ReturnType<SearchService['requests']> = [];
  const server = serve({
    async fetch(request) {
      const { pathname: path } = new URL(request.url);
      const { method, headers, url } = request;
      const bytes = Buffer.from(await request.arrayBuffer());
      requests.push({ method, path, body: readBody(bytes, headers) });
      return emulator.app.fetch(new Request(url, { method, headers, body: bytes.length > 0 ? bytes : null }));
    },
    port: 0,
    hostname: '127.0.0.1',
    // Learning a language's words holds up this process for seconds: no connection may end meanwhile.
    serverOptions: { keepAliveTimeout: 600_000 },
  });
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    env: { ...searchKeys, SEARCH_INDEX: 'vorur', SEARCH_HOSTS: address },
    requests: () => requests,
    events() {
      const database = new DatabaseSync(join(folder, 'search.sqlite'), { readOnly: true });
      const rows = database.prepare('select body from events order by id').all();
      database.close();
      return rows.map(({ body }) => JSON.parse(String(body)) as Record<string, unknown>);
    },
    async stop() {
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await emulator.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A search client as in this visitor's browser. */
export async function createBrowserSearch<T extends object>(
  visitor: Visitor,
): Promise<(query: string, more?: SearchParamsObject) => Promise<Hit<T>[]>> {
  const answer = await visitor.fetch('/search/key');
  const { appId, key, index, hosts: addresses } = searchKeySchema.parse(await answer.json());
  const hosts = toSearchHosts(addresses) ?? [];
  const client = algoliasearch(appId, key, { hosts });
  return async (query, more = {}) => {
    const { hits } = await client.searchSingleIndex<T>({
      indexName: index,
      searchParams: { query, ...more },
    });
    return hits;
  };
}
