import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createIndex,
  findIds,
  product,
  searchFolder,
  searchKey,
  securedKey,
  type SearchServer,
  startSearch,
} from './search-server.ts';

let place: ReturnType<typeof searchFolder>;
let server: SearchServer;

beforeAll(async () => {
  place = searchFolder();
  server = await startSearch(place.folder);
});
afterAll(async () => {
  await server.stop();
  place.remove();
});

const bucket = product('1', 'Fata', { brand: 'Rubbermaid' });

test('each kind of change is seen by who asks the same again', async () => {
  const indexName = await createIndex(server, [bucket]);
  const { admin } = server;
  const wait = ({ taskID = 0 }: { taskID?: number | undefined }) => admin.waitForTask({ indexName, taskID });
  const asked = (query: string) => findIds(server, indexName, { query });
  expect(await asked('fata')).toEqual(['1']);
  expect(await asked('skjóla')).toEqual([]);

  await admin.saveObjects({ indexName, objects: [product('2', 'Fata stór')], waitForTasks: true });
  expect(await asked('fata')).toEqual(['1', '2']);
  await wait(
    await admin.partialUpdateObject({ indexName, objectID: '2', attributesToUpdate: { name: 'Bali' } }),
  );
  expect(await asked('fata')).toEqual(['1']);
  await wait(
    await admin.saveSynonym({
      indexName,
      objectID: 'fata',
      synonymHit: { objectID: 'fata', type: 'synonym', synonyms: ['fata', 'skjóla'] },
    }),
  );
  expect(await asked('skjóla')).toEqual(['1']);
  await wait(await admin.clearSynonyms({ indexName }));
  expect(await asked('skjóla')).toEqual([]);
  await wait(await admin.setSettings({ indexName, indexSettings: { searchableAttributes: ['brand'] } }));
  expect(await asked('fata')).toEqual([]);
  expect(await asked('rubbermaid')).toEqual(['1']);
  await wait(await admin.deleteObject({ indexName, objectID: '1' }));
  expect(await asked('rubbermaid')).toEqual([]);
});

test('what one key may see is not answered to another that asks the same', async () => {
  const indexName = await createIndex(
    server,
    [bucket, product('2', 'Fata fyrir viðskiptavini', { visibleByGuest: false, cost: 100 })],
    { attributesForFaceting: ['visibleByGuest'], unretrievableAttributes: ['cost'] },
  );
  const guest = server.client(securedKey({ filters: 'visibleByGuest:true' }));
  const customer = server.client(searchKey);
  const ask = async (client: SearchServer['admin']) => {
    const { hits } = await client.searchSingleIndex<{ cost?: number }>({
      indexName,
      searchParams: { query: 'fata' },
    });
    return hits.map(({ objectID, cost }) => ({ objectID, cost }));
  };
  for (let round = 0; round < 2; round += 1) {
    expect(await ask(server.admin)).toEqual([
      { objectID: '1', cost: undefined },
      { objectID: '2', cost: 100 },
    ]);
    expect(await ask(customer)).toEqual([
      { objectID: '1', cost: undefined },
      { objectID: '2', cost: undefined },
    ]);
    expect(await ask(guest)).toEqual([{ objectID: '1', cost: undefined }]);
  }
});

test('an id for clicks is its question’s alone', async () => {
  const indexName = await createIndex(server, [bucket]);
  const searchParams = { query: 'fata', clickAnalytics: true };
  const ask = () => server.admin.searchSingleIndex({ indexName, searchParams });
  const [first, second] = [await ask(), await ask()];
  expect(first.queryID).toHaveLength(32);
  expect(second.queryID).toHaveLength(32);
  expect(second.queryID).not.toBe(first.queryID);
});
