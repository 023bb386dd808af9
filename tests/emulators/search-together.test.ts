import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { algoliasearch } from 'algoliasearch';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  adminKey,
  appID,
  searchOnce,
  createIndex,
  product,
  searchFolder,
  startSearch,
} from './search-server.ts';

let place: ReturnType<typeof searchFolder>;
let child: ChildProcess | undefined;

beforeEach(() => {
  place = searchFolder();
});
afterEach(async () => {
  if (child?.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  child = undefined;
  place.remove();
});

/** The emulator in a separate process, with a client. */
async function startApart() {
  const file = new URL('search-process.ts', import.meta.url).pathname;
  const started = spawn(process.execPath, [file, place.folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  child = started;
  const [origin] = (await once(createInterface({ input: started.stdout }), 'line')) as [string];
  const hosts = [{ url: new URL(origin).host, protocol: 'http' as const, accept: 'readWrite' as const }];
  return { started, client: algoliasearch(appID, adminKey, { hosts }) };
}

test('acknowledged writes survive a kill of the process, and no batch is stored in part', async () => {
  const { started, client } = await startApart();
  const indexName = 'vorur';
  const size = 40;
  const acknowledged: string[] = [];
  const write = async (batch: number): Promise<void> => {
    const objects = Array.from({ length: size }, (_, at) => product(`${batch}-${at}`, `Fata ${batch}`));
    const answers = await client.saveObjects({ indexName, objects });
    acknowledged.push(...answers.flatMap(({ objectIDs }) => objectIDs));
  };
  const writer = async (from: number): Promise<void> => {
    for (let batch = from; ; batch += 3) await write(batch);
  };
  const writers = [0, 1, 2].map((from) => writer(from).catch(() => undefined));
  await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(10 * size);
  started.kill('SIGKILL');
  await Promise.all(writers);

  const after = await startSearch(place.folder);
  const there = new Set<string>();
  await after.admin.browseObjects({
    indexName,
    aggregator: ({ hits }) => {
      for (const { objectID } of hits) there.add(objectID);
    },
  });
  expect(acknowledged.filter((id) => !there.has(id))).toEqual([]);
  expect(there.size % size).toBe(0);
  const { nbHits } = await searchOnce(after, indexName, { query: 'fata' });
  expect(nbHits).toBe(there.size);
  await after.stop();
});

test('searches between writes find either all of the old range or all of the new', async () => {
  const server = await startSearch(place.folder);
  const count = 400;
  const range = (name: string) =>
    Array.from({ length: count }, (_, at) => product(String(at), `Fata ${at}`, { range: name }));
  const indexName = await createIndex(server, range('0'), { attributesForFaceting: ['range'] });
  let writing = true;
  const wrong: unknown[] = [];
  const searcher = async (query: string): Promise<number[]> => {
    const seen: number[] = [];
    while (writing) {
      const { nbHits, facets } = await searchOnce(server, indexName, {
        query,
        facets: ['range'],
        hitsPerPage: 5,
      });
      const ranges = Object.keys(facets?.['range'] ?? {});
      if (nbHits !== count || ranges.length !== 1) wrong.push({ query, nbHits, facets });
      if (seen.at(-1) !== Number(ranges[0])) seen.push(Number(ranges[0]));
    }
    return seen;
  };
  const searchers = ['', 'fa', 'fata', 'fatta'].map(searcher);
  for (const name of ['1', '2', '3', '4'])
    await server.admin.replaceAllObjects({ indexName, objects: range(name), batchSize: 50 });
  writing = false;
  const all = await Promise.all(searchers);
  expect(wrong).toEqual([]);
  // In order: no old range after a newer one.
  for (const seen of all) expect(seen).toEqual(seen.toSorted((left, right) => left - right));
  expect(new Set(all.flat()).size).toBeGreaterThan(1);
  await server.stop();
});
