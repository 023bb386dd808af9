import { execFile } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { algoliasearch } from 'algoliasearch';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLanguage } from '@vorulind/morphology/language';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { searchWording } from '../../backend/src/db/schema/search.ts';
import { listProducts } from '../../backend/src/modules/catalogue/internal/listing.ts';
import { wordingTask } from '../../backend/src/modules/search/follow-wording.ts';
import { visitorKey } from '../../backend/src/modules/search/visitor-key.ts';
import { findRecordsByIds } from '../../backend/src/modules/search/hosted/record-store.ts';
import { toRecord } from '../../backend/src/modules/search/hosted/record.ts';
import { Thesaurus } from '../../backend/src/modules/search/internal/synonyms.ts';
import { configureHostedSearch, type HostedSearch } from '../../backend/src/modules/search/hosted-client.ts';
import { reindexAll, sendChanges } from '../../backend/src/modules/search/indexing.ts';
import { loadLines, productLine } from '../kit/catalogue.ts';
import { startSearch, type SearchService } from '../kit/hosted-search.ts';
import { testConfig, testShop, type Shop } from '../kit/shop.ts';
import { warehouseSecret } from '../kit/warehouse.ts';

const indexName = 'vorur';
let service: SearchService;
let shop: Shop;
let hosted: HostedSearch;

beforeAll(async () => {
  service = await startSearch();
  shop = await testShop({ ...service.env, WAREHOUSE_SECRET: warehouseSecret });
  hosted = configureHostedSearch(testConfig(service.env))!;
  await loadLines(shop.db, [productLine({ sku: 'HAN-1', name: 'Nítrílhanskar' })]);
});
afterAll(async () => {
  await shop.connection.close();
  await service.stop();
});

const send = () => sendChanges(shop.db, hosted, new AbortController().signal);
const load = async (...lines: unknown[]) => (await loadLines(shop.db, lines)).problems;
const foundHere = async (search: string) =>
  (await listProducts(shop.db, { search }, { guest: true, buyerId: null })).products.map(({ sku }) => sku);
const foundThere = async (query: string) => {
  const { hits } = await hosted.client.searchSingleIndex<{ sku: string }>({
    indexName,
    searchParams: { query, removeWordsIfNoResults: 'none' },
  });
  return hits.map(({ sku }) => sku);
};

it('a new index leaves what the merchant added: synonyms, rules, words', async () => {
  const { client } = hosted;
  const own = { objectID: 'verslunarinnar', type: 'synonym' as const, synonyms: ['hanski', 'glófi'] };
  const word = {
    objectID: 'glofi',
    language: 'is' as const,
    words: ['glófi', 'glófar'],
    type: 'custom' as const,
  };
  await client.saveSynonym({ indexName, objectID: own.objectID, synonymHit: own });
  await client.saveRule({ indexName, objectID: 'regla', rule: { objectID: 'regla', consequence: {} } });
  await client.batchDictionaryEntries({
    dictionaryName: 'plurals',
    batchDictionaryEntriesParams: { requests: [{ action: 'addEntry', body: word }] },
  });
  expect(await reindexAll(shop.db, hosted, () => undefined)).toBe(1);
  expect(await client.getSynonym({ indexName, objectID: own.objectID })).toMatchObject(own);
  expect(await client.getRule({ indexName, objectID: 'regla' })).toMatchObject({ objectID: 'regla' });
  const { hits } = await client.searchDictionaryEntries({
    dictionaryName: 'plurals',
    searchDictionaryEntriesParams: { query: 'glófi' },
  });
  expect(hits).toMatchObject([word]);
});

describe('without anybody’s act', () => {
  it('an attribute that no product had before becomes a facet, and the merchant’s own facet stays', async () => {
    const { attributesForFaceting = [] } = await hosted.client.getSettings({ indexName });
    await hosted.client.setSettings({
      indexName,
      indexSettings: { attributesForFaceting: [...attributesForFaceting, 'searchable(packageSize)'] },
    });
    // Another process has sent what this one does not know of yet.
    const attributes = [
      { name: 'Burðargeta', value: '50 kg' },
      { name: 'Dýpt', value: '30 cm' },
    ];
    await load(productLine({ sku: 'HIL-1', name: 'Hilla', attributes, packageSize: '2 stk.' }));
    await send();
    const facets = ['attributes.Burðargeta', 'attributes.Dýpt', 'packageSize'];
    const searchParams = { query: '', facets };
    const counts = {
      'attributes.Burðargeta': { '50 kg': 1 },
      'attributes.Dýpt': { '30 cm': 1 },
      packageSize: { '2 stk.': 1 },
    };
    expect(await hosted.client.searchSingleIndex({ indexName, searchParams })).toMatchObject({
      facets: counts,
    });
    await reindexAll(shop.db, hosted, () => undefined);
    expect(await hosted.client.searchSingleIndex({ indexName, searchParams })).toMatchObject({
      facets: counts,
    });
    // Each replica would be a copy of all records.
    const { items } = await hosted.client.listIndices();
    expect(items.map(({ name }) => name)).toEqual([indexName]);
  });

  it('the staff’s synonyms find goods in both searches in any form, and cease with the file', async () => {
    await load(productLine({ sku: 'KER-1', name: 'Ruslakerra' }));
    await send();
    expect([await foundHere('skoppum'), await foundThere('skoppum')]).toEqual([[], []]);
    expect(
      await load({
        type: 'synonyms',
        groups: [
          ['skoppa', 'Ruslakerra'],
          ['skoppa lítil', 'krús'],
        ],
      }),
    ).toEqual([]);
    await send();
    expect([await foundHere('skoppum'), await foundThere('skoppum')]).toEqual([['KER-1'], ['KER-1']]);
    await load(productLine({ sku: 'KER-2', name: 'Ruslakerra, stór' }));
    await send();
    expect((await foundHere('skoppa')).toSorted()).toEqual(['KER-1', 'KER-2']);
    expect((await foundThere('skoppa')).toSorted()).toEqual(['KER-1', 'KER-2']);
    await load({ type: 'synonyms', groups: [] });
    await send();
    expect([await foundHere('skoppum'), await foundThere('skoppum')]).toEqual([[], []]);
  });

  it('what the staff pin to a text comes first in both searches, fitting or not, for who may see it', async () => {
    await load(
      productLine({ sku: 'PIN-1', name: 'Blýantur' }),
      productLine({ sku: 'PIN-2', name: 'Falinn blýantur', visibleByGuest: false }),
      productLine({ sku: 'PIN-3', name: 'Lampi', popularity: 9 }),
      productLine({ sku: 'PIN-4', name: 'Lampi, lítill', popularity: 5 }),
    );
    expect(
      await load({ type: 'pins', pins: [{ search: 'Lampi', skus: ['PIN-2', 'PIN-4', 'PIN-1'] }] }),
    ).toEqual([]);
    await send();
    const key = visitorKey(hosted, null, Date.now());
    const guest = algoliasearch(key.appId, key.key, { hosts: hosted.hosts ?? [] });
    const asGuest = async (query: string) => {
      const answer = await guest.searchSingleIndex<{ sku: string }>({ indexName, searchParams: { query } });
      return [answer.nbHits, answer.hits.map(({ sku }) => sku)];
    };
    expect(await foundHere('lampi')).toEqual(['PIN-4', 'PIN-1', 'PIN-3']);
    expect(await asGuest('LAMPI')).toEqual([3, ['PIN-4', 'PIN-1', 'PIN-3']]);
    expect(await asGuest('lampi lítill')).toEqual([1, ['PIN-4']]);
    await load({ type: 'pins', pins: [] });
    await send();
    expect(await foundHere('lampi')).toEqual(['PIN-3', 'PIN-4']);
    expect(await asGuest('lampi')).toEqual([2, ['PIN-3', 'PIN-4']]);
    expect(await hosted.client.getRule({ indexName, objectID: 'regla' })).toMatchObject({
      objectID: 'regla',
    });
  });

  it('a line of synonyms that cannot be used is refused with its place', async () => {
    const refused = await load({ type: 'synonyms', groups: [['skoppa'], ['a/b', 'c']] });
    expect(refused.map(({ field }) => field)).toEqual(['groups.0', 'groups.1.0']);
  });

  it('synonyms of a new version reach what is found by the next minute, whatever was written before', async () => {
    await load(productLine({ sku: 'SAL-1', name: 'Salernispappír' }));
    await shop.db.execute(sql`DELETE FROM search_forms WHERE synonym`);
    await shop.db.update(searchWording).set({ groups: [['salernispappír', 'blað']] });
    expect(await foundHere('skeinir')).toEqual([]);
    await wordingTask.run(shop, new AbortController().signal);
    expect(await foundHere('skeinir')).toEqual(['SAL-1']);
    expect((await shop.db.select().from(searchWording))[0]?.groups).toEqual(new Thesaurus().wording);
  });
});

it('a record is what the smallest plan takes, however long a product’s texts are', async () => {
  const long = (text: string, length: number) => `${text} ${'ðö'.repeat(length)}`.slice(0, length);
  const attributes = Array.from({ length: 60 }, (_, at) => ({
    name: `Eiginleiki ${at}`,
    value: long(`Gildi ${at}`, 200),
  }));
  const name = Array.from({ length: 25 }, (_, at) => `hanski${at} sápa`)
    .join(' ')
    .slice(0, 200);
  expect(await load(productLine({ sku: 'LANG-1', name, attributes }))).toEqual([]);
  const [product] = await shop.db.select().from(products).where(eq(products.sku, 'LANG-1'));
  const [row] = await findRecordsByIds(shop.db, [product?.id ?? 0]);
  const wording = { language: createLanguage(), thesaurus: new Thesaurus() };
  const record = toRecord(row!, wording, true);
  expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThanOrEqual(10_000);
  expect(record.name).toBe(name.trim());
  expect(Object.keys(record.attributes).length).toBeGreaterThan(5);
});

it('`npm run index` has the running shop do it, with the demo’s settings', async () => {
  await hosted.client.deleteIndex({ indexName });
  const server = serve({ fetch: shop.app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const run = (secret: string) =>
    promisify(execFile)(process.execPath, ['scripts/index-search.ts'], {
      env: {
        ...process.env,
        DATABASE_URL: '',
        BACKEND_URL: `http://127.0.0.1:${port}`,
        WAREHOUSE_SECRET: secret,
      },
    });
  const { stdout, stderr } = await run(warehouseSecret);
  const count = await shop.db.$count(products);
  expect(stdout).toBe(`${count} products stand in ${indexName}\n`);
  expect(stderr).toContain(`… ${count} of ${count} products`);
  expect(await foundThere('nítrílhönskum')).toContain('HAN-1');
  await expect(run('another-secret-than-that')).rejects.toMatchObject({
    stderr: expect.stringContaining('The backend refuses') as string,
  });
  await new Promise((done) => server.close(done));
});
