import { once } from 'node:events';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { serve } from '@hono/node-server';
import { algoliasearch, type SearchClient } from 'algoliasearch';
import { searchApp } from '../../emulators/src/search/app.ts';
import { searchConfigSchema } from '../../emulators/src/search/config.ts';
import { catalogueLines } from '../demo/catalogue.ts';
import { writeLines } from '../demo/write-lines.ts';
import { type Metric, single, timing } from '../harness/metric.ts';
import { task } from '../harness/task.ts';

const indexName = 'bench';
const words = [
  'kaffi',
  'klosettpappir',
  'hanskar',
  'ryksugupokar',
  'thvottaefni',
  'servietta',
  'svartir hanskar',
];
/** As typed: prefixes, whole words, words with typos, codes, several words; for facets the chosen ones. */
const queries: Record<string, string[]> = {
  prefix: [
    'k',
    'ka',
    'kaf',
    'kaff',
    'h',
    'han',
    'hanskar s',
    'r',
    'ryk',
    'ryksugu',
    'se',
    'serv',
    'mjukur k',
    'HLI-1',
  ],
  typo: [
    'kafffi',
    'klosetpappir',
    'hanksar',
    'ryksugupokra',
    'thvotaefni',
    'sevrietta',
    'svartir hansakr',
    'uppthvotalogur',
  ],
  facets: [
    'brand:taerun',
    'brand:skjaldmey',
    'brand:-mjukull',
    'categories:einnota-hanskar',
    'categories:kaffibaunir',
  ],
  whole: [...words, 'HLI-11203093', 'HLI11203093', 'rykgrima FFP3', 'engin slik vara til'],
};

interface Line {
  type: string;
  [name: string]: unknown;
}

const recordAttributes = [
  'sku',
  'name',
  'description',
  'brand',
  'categories',
  'price',
  'stock',
  'attributes',
  'popularity',
  'visibleByGuest',
];

function record(line: Line) {
  const kept = recordAttributes.map((name) => [name, line[name]] as const);
  return { ...Object.fromEntries(kept), objectID: String(line['sku']) };
}

async function readRecords(file: string): Promise<Record<string, unknown>[]> {
  const records: Record<string, unknown>[] = [];
  for await (const text of createInterface({ input: createReadStream(file) })) {
    const line = JSON.parse(text) as Line;
    if (line.type === 'product') records.push(record(line));
  }
  return records;
}

async function start(folder: string) {
  const config = searchConfigSchema.parse({
    SEARCH_DATA_DIR: folder,
    SEARCH_ADMIN_KEY: 'bench-search-admin',
    SEARCH_SEARCH_KEY: 'bench-search-only',
  });
  const { app, close } = searchApp(config);
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const hosts = [{ url: `127.0.0.1:${port}`, protocol: 'http', accept: 'readWrite' }] as const;
  const timeouts = { connect: 5000, read: 60_000, write: 120_000 };
  const client = algoliasearch(config.SEARCH_APP_ID, config.SEARCH_ADMIN_KEY, {
    hosts: [...hosts],
    timeouts,
  });
  return {
    client,
    async stop() {
      await new Promise((resolve) => server.close(resolve));
      close();
    },
  };
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
}

async function configure(client: SearchClient): Promise<void> {
  await client.setSettings({
    indexName,
    indexSettings: {
      searchableAttributes: ['sku', 'name', 'brand', 'attributes.value', 'unordered(description)'],
      attributesForFaceting: ['searchable(brand)', 'categories', 'filterOnly(visibleByGuest)'],
      customRanking: ['desc(popularity)'],
      customNormalization: { default: { þ: 'th', ð: 'd', æ: 'ae', ö: 'o' } },
      removeWordsIfNoResults: 'allOptional',
    },
  });
}

/** Milliseconds of whole calls; `asked` are facet filters for the kind `facets`, else queries. */
async function timeQueries(client: SearchClient, kind: string, asked: readonly string[], rounds: number) {
  const times: number[] = [];
  for (let round = -1; round < rounds; round += 1)
    for (const query of asked) {
      const from = performance.now();
      await client.search({
        requests: [
          {
            indexName,
            ...(kind === 'facets' ? { query: '', facetFilters: [query] } : { query }),
            facets: ['*'],
            filters: 'visibleByGuest:true',
            hitsPerPage: 20,
          },
        ],
      });
      // The first round warms up.
      if (round >= 0) times.push(performance.now() - from);
    }
  return times;
}

async function measure(folder: string, products: number, rounds: number): Promise<Metric[]> {
  const file = join(folder, 'catalogue.jsonl');
  await writeLines(file, catalogueLines(products), () => undefined);
  const objects = await readRecords(file);
  const data = join(folder, 'search');
  const first = await start(data);
  await configure(first.client);
  const indexing = await secondsOf(() =>
    first.client.replaceAllObjects({ indexName, objects, batchSize: 1000 }),
  );
  await first.stop();
  const restarted = performance.now();
  const { client, stop } = await start(data);
  const starting = (performance.now() - restarted) / 1000;
  const metrics: Metric[] = [];
  for (const [kind, asked] of Object.entries(queries))
    metrics.push(timing(`${products} products, ${kind}`, await timeQueries(client, kind, asked, rounds)));
  const all = metrics.flatMap(({ samples }) => samples);
  const memory = process.memoryUsage().rss / 2 ** 20;
  await stop();
  return [
    ...metrics,
    timing(`${products} products, all queries`, all),
    single(`${products} products, full reindex`, 's', indexing),
    single(`${products} products, restart`, 's', starting),
    single(`${products} products, memory with the bench's own records`, 'MB', memory),
  ];
}

export const bench = task({ products: 100_000, rounds: 5 }, async ({ products, rounds }) => {
  const folder = mkdtempSync(join(tmpdir(), 'vorulind-bench-'));
  try {
    return await measure(folder, products, rounds);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
