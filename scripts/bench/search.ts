import { once } from 'node:events';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { algoliasearch, type SearchClient } from 'algoliasearch';
import { searchApp } from '../../emulators/src/search/app.ts';
import { searchConfigSchema } from '../../emulators/src/search/config.ts';
import { catalogueLines } from '../demo/catalogue.ts';
import { writeLines } from '../demo/write-lines.ts';

const usage = `npm run bench:search -- [--products NUMBER] [--rounds NUMBER]

Indexes so many products of the demo in the search service and prints how long that, a restart and queries take.`;

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
/** As typed: beginnings, whole words, words with typos, codes, several words; for facets those that were chosen. */
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

async function seconds(work: () => Promise<unknown>): Promise<string> {
  const from = performance.now();
  await work();
  return `${((performance.now() - from) / 1000).toFixed(1)} s`;
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

/** Times of whole calls, sorted, in ms; `asked` are facet filters for the kind `facets`, else queries. */
async function measure(client: SearchClient, kind: string, asked: readonly string[], rounds: number) {
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
      if (round >= 0) times.push(performance.now() - from);
    }
  times.sort((left, right) => left - right);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  console.log(
    `${kind.padEnd(8)} p50 ${at(0.5)} ms   p95 ${at(0.95)} ms   most ${times.at(-1)?.toFixed(1)} ms`,
  );
  return times;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { products: { type: 'string' }, rounds: { type: 'string' } } });
  const [products, rounds] = [Number(values.products ?? 100_000), Number(values.rounds ?? 5)];
  if (!(products > 0 && rounds > 0)) throw new TypeError(usage);
  const folder = mkdtempSync(join(tmpdir(), 'vorulind-bench-'));
  try {
    const file = join(folder, 'catalogue.jsonl');
    await writeLines(file, catalogueLines(products), () => undefined);
    const records = await readRecords(file);
    let service = await start(join(folder, 'search'));
    await configure(service.client);
    const objects = records;
    console.log(`${records.length} records`);
    console.log(
      `full reindex   ${await seconds(() => service.client.replaceAllObjects({ indexName, objects, batchSize: 1000 }))}`,
    );
    await service.stop();
    console.log(
      `start again    ${await seconds(async () => (service = await start(join(folder, 'search'))))}`,
    );
    const all: number[] = [];
    for (const [kind, asked] of Object.entries(queries))
      all.push(...(await measure(service.client, kind, asked, rounds)));
    all.sort((left, right) => left - right);
    console.log(
      `all      p50 ${all[all.length >> 1]?.toFixed(1)} ms   p95 ${all[Math.floor(all.length * 0.95)]?.toFixed(1)} ms`,
    );
    console.log(
      `memory         ${Math.round(process.memoryUsage().rss / 2 ** 20)} MB with the records of the measurement`,
    );
    await service.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
