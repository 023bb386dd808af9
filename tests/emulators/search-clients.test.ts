import { describe, expect, test } from 'vitest';
import {
  searchOnce,
  findIds,
  createIndex,
  product,
  searchFolder,
  searchKey,
  startSearch,
} from './search-server.ts';
import { server, many, setUpSearchClients } from './search-clients-setting.ts';

setUpSearchClients();

describe('records', () => {
  test('are added, read, changed and removed', async () => {
    const { admin } = server;
    const indexName = await createIndex(server, [product('a', 'Fata', { stock: 5, tags: ['x'] })]);
    expect(await admin.getObject({ indexName, objectID: 'a' })).toEqual(
      product('a', 'Fata', { stock: 5, tags: ['x'] }),
    );
    expect(await admin.getObject({ indexName, objectID: 'a', attributesToRetrieve: ['stock'] })).toEqual({
      objectID: 'a',
      stock: 5,
    });
    await admin.addOrUpdateObject({ indexName, objectID: 'b', body: { name: 'Moppa' } });
    await admin.partialUpdateObject({
      indexName,
      objectID: 'a',
      attributesToUpdate: {
        stock: { _operation: 'Decrement', value: 2 },
        tags: { _operation: 'AddUnique', value: 'y' },
      },
    });
    await admin.partialUpdateObjects({
      indexName,
      objects: [{ objectID: 'engin', name: 'X' }],
      createIfNotExists: false,
    });
    const { results } = await admin.getObjects({
      requests: ['a', 'b', 'engin'].map((objectID) => ({ indexName, objectID })),
    });
    expect(results).toEqual([
      product('a', 'Fata', { stock: 3, tags: ['x', 'y'] }),
      { objectID: 'b', name: 'Moppa' },
      null,
    ]);
    await admin.deleteObjects({ indexName, objectIDs: ['a'], waitForTasks: true });
    expect(await findIds(server, indexName, { query: '' })).toEqual(['b']);
    await admin.clearObjects({ indexName });
    expect(await findIds(server, indexName, { query: '' })).toEqual([]);
    await expect(admin.getObject({ indexName, objectID: 'a' })).rejects.toMatchObject({
      status: 404,
      message: 'ObjectID does not exist',
    });
  });

  test('are found at once after a change, and their old version is not', async () => {
    const indexName = await createIndex(server, [product('a', 'Fata'), product('b', 'Moppa')]);
    await server.admin.saveObject({ indexName, body: product('a', 'Kústur') });
    expect(await findIds(server, indexName, { query: 'fata' })).toEqual([]);
    expect(await findIds(server, indexName, { query: 'kustur' })).toEqual(['a']);
    for (let round = 0; round < 1200; round += 400)
      await server.admin.saveObjects({
        indexName,
        objects: Array.from({ length: 400 }, (_, at) => product('b', `Moppa ${round + at}`)),
      });
    expect(await searchOnce(server, indexName, { query: 'moppa' })).toMatchObject({
      nbHits: 1,
      hits: [{ name: 'Moppa 1199' }],
    });
  });

  test('are written in a batch over several indexes, and deleted by filter', async () => {
    const { admin } = server;
    const body = (objectID: string, brand: string) => ({ objectID, brand });
    const { objectIDs } = await admin.multipleBatch({
      requests: [
        { action: 'addObject', indexName: 'fyrri', body: body('1', 'Tork') },
        { action: 'addObject', indexName: 'seinni', body: body('2', 'Tork') },
        { action: 'updateObject', indexName: 'fyrri', body: body('3', 'Annað') },
      ],
    });
    expect(objectIDs).toEqual(['1', '2', '3']);
    await admin.setSettings({ indexName: 'fyrri', indexSettings: { attributesForFaceting: ['brand'] } });
    await admin.deleteBy({ indexName: 'fyrri', deleteByParams: { filters: 'brand:Tork' } });
    expect(await findIds(server, 'fyrri', { query: '' })).toEqual(['3']);
    await admin.deleteIndex({ indexName: 'seinni' });
    await expect(searchOnce(server, 'seinni', { query: '' })).rejects.toMatchObject({
      status: 404,
      message: 'Index seinni does not exist',
    });
  });

  test('are not stored when the batch contains an error', async () => {
    const indexName = await createIndex(server, [product('a', 'Fata')]);
    await expect(
      server.admin.batch({
        indexName,
        batchWriteParams: {
          requests: [
            { action: 'deleteObject', body: { objectID: 'a' } },
            { action: 'addObject', body: { objectID: 'stor', text: 'x'.repeat(200_000) } },
          ],
        },
      }),
    ).rejects.toMatchObject({ status: 400, message: expect.stringContaining('Record is too big') });
    expect(await findIds(server, indexName, { query: '' })).toEqual(['a']);
  });

  test('are browsed to the end, over concurrent writes', async () => {
    const indexName = await createIndex(server, many(2500));
    const seen: string[] = [];
    await server.admin.browseObjects({
      indexName,
      browseParams: { hitsPerPage: 1000 },
      aggregator: ({ hits, cursor }) => {
        seen.push(...hits.map(({ objectID }) => objectID));
        expect(cursor === undefined).toBe(seen.length === 2500);
      },
    });
    expect(new Set(seen).size).toBe(2500);
    await expect(server.client(searchKey).browse({ indexName })).rejects.toMatchObject({ status: 403 });
  });
});

describe('indexes', () => {
  test('keep settings, synonyms and replicas when replaceAllObjects exchanges all records', async () => {
    const { admin } = server;
    const indexName = await createIndex(server, [product('gamalt', 'Gamalt')], {
      searchableAttributes: ['name'],
    });
    const replica = `${indexName}_odyrast`;
    await admin.setSettings({ indexName, indexSettings: { replicas: [replica] } });
    await admin.setSettings({ indexName: replica, indexSettings: { ranking: ['asc(number)'] } });
    await admin.saveSynonyms({
      indexName,
      synonymHit: [{ objectID: 's', type: 'synonym', synonyms: ['hlutur', 'vara'] }],
    });
    await admin.replaceAllObjects({ indexName, objects: many(1500), batchSize: 500 });
    expect(await searchOnce(server, indexName, { query: '' })).toMatchObject({ nbHits: 1500 });
    expect(await findIds(server, indexName, { query: 'gamalt' })).toEqual([]);
    expect(await findIds(server, indexName, { query: 'hlutur 77' })).toContain('77');
    expect(await findIds(server, replica, { query: '', hitsPerPage: 2 })).toEqual(['0', '1']);
    expect(await admin.getSettings({ indexName })).toMatchObject({
      searchableAttributes: ['name'],
      replicas: [replica],
    });
    const { items } = await admin.listIndices();
    expect(items.find(({ name }) => name === indexName)).toMatchObject({
      entries: 1500,
      replicas: [replica],
    });
    expect(items.filter(({ name }) => name.includes('_tmp_'))).toEqual([]);
  });

  test('are created by replaceAllObjects when missing', async () => {
    await server.admin.replaceAllObjects({ indexName: 'nytt', objects: many(3) });
    expect(await findIds(server, 'nytt', { query: '' })).toHaveLength(3);
  });

  test('are copied and moved', async () => {
    const { admin } = server;
    const from = await createIndex(server, many(3), { hitsPerPage: 2 });
    await admin.operationIndex({
      indexName: from,
      operationIndexParams: { operation: 'copy', destination: `${from}_afrit` },
    });
    expect(await findIds(server, `${from}_afrit`, { query: 'vara' })).toHaveLength(2);
    await admin.operationIndex({
      indexName: from,
      operationIndexParams: { operation: 'move', destination: `${from}_nyr` },
    });
    expect(await admin.indexExists({ indexName: from })).toBe(false);
    expect(await findIds(server, `${from}_nyr`, { query: 'vara' })).toHaveLength(2);
  });

  test('survive a restart with settings, synonyms and dictionaries', async () => {
    const folder = searchFolder();
    const before = await startSearch(folder.folder);
    const indexName = await createIndex(before, [product('a', 'Hanskar'), product('b', 'Fata')], {
      hitsPerPage: 1,
    });
    await before.admin.saveSynonyms({
      indexName,
      synonymHit: [{ objectID: 's', type: 'synonym', synonyms: ['vettlingar', 'hanskar'] }],
    });
    await before.stop();
    const after = await startSearch(folder.folder);
    expect(await findIds(after, indexName, { query: 'vettlingar' })).toEqual(['a']);
    expect(await after.admin.getSettings({ indexName })).toMatchObject({ hitsPerPage: 1 });
    await after.stop();
    folder.remove();
  });

  test('accept the settings that they return, and null resets to the default', async () => {
    const indexName = await createIndex(server, many(3), {
      hitsPerPage: 2,
      searchableAttributes: ['number'],
    });
    const { customNormalization: _, ...indexSettings } = await server.admin.getSettings({ indexName });
    await server.admin.setSettings({ indexName, indexSettings });
    expect(await findIds(server, indexName, { query: 'vara' })).toEqual([]);
    await server.admin.setSettings({ indexName, indexSettings: { searchableAttributes: null as never } });
    expect(await findIds(server, indexName, { query: 'vara' })).toHaveLength(2);
  });

  test('store rules that promote for a whole query, and refuse others', async () => {
    const indexName = await createIndex(server, []);
    const consequence = { promote: [{ objectID: 'a', position: 0 }] };
    const rule = { objectID: 'r', conditions: [{ pattern: 'fata', anchoring: 'is' as const }], consequence };
    await server.admin.saveRules({ indexName, rules: [rule] });
    expect(await server.admin.getRule({ indexName, objectID: 'r' })).toEqual(rule);
    for (const other of [
      { ...rule, consequence: { params: { filters: 'brand:Tork' } } },
      { ...rule, consequence: { hide: [{ objectID: 'a' }] } },
      { ...rule, conditions: [{ pattern: 'fata', anchoring: 'contains' as const }] },
      { ...rule, conditions: [{ pattern: 'fata', anchoring: 'is' as const, context: 'forsida' }] },
      { ...rule, validity: [{ from: 1, until: 2 }] },
    ]) {
      const refusal = { status: 403, message: expect.stringMatching(/of a rule is not available/) as string };
      await expect(server.admin.saveRules({ indexName, rules: [other] })).rejects.toMatchObject(refusal);
      await expect(server.admin.saveRule({ indexName, objectID: 'r', rule: other })).rejects.toMatchObject(
        refusal,
      );
    }
    await server.admin.clearRules({ indexName });
    expect((await server.admin.searchRules({ indexName })).nbHits).toBe(0);
  });
});
