import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { algoliasearch, type SearchParamsObject } from 'algoliasearch';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLanguage } from '@vorulind/morphology/language';
import { createApp } from '../../backend/src/app.ts';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { searchPending } from '../../backend/src/db/schema/search.ts';
import { configureHostedSearch, type HostedSearch } from '../../backend/src/modules/search/hosted-client.ts';
import { finishPending } from '../../backend/src/modules/search/pending-changes.ts';
import { Thesaurus } from '../../backend/src/modules/search/internal/synonyms.ts';
import { visitorKey } from '../../backend/src/modules/search/visitor-key.ts';
import { reindexAll, sendChanges } from '../../backend/src/modules/search/indexing.ts';
import { toRecord } from '../../backend/src/modules/search/hosted/record.ts';
import { findRecordsByIds } from '../../backend/src/modules/search/hosted/record-store.ts';
import { sendDictionaries } from '../../backend/src/modules/search/hosted/wording.ts';
import { searchKeySchema } from '../../lib/contract/rest-schemas.ts';
import { aCustomer } from '../kit/builders.ts';
import { brandLine, categoryLine, loadLines, productLine } from '../kit/catalogue.ts';
import { createBrowserSearch, searchKeys, startSearch, type SearchService } from '../kit/hosted-search.ts';
import { testConfig, testShop, type Shop } from '../kit/shop.ts';
import { Visitor } from '../kit/visitor.ts';

let service: SearchService;
let shop: Shop;
let hosted: HostedSearch;

beforeAll(async () => {
  service = await startSearch();
  shop = await testShop(service.env);
  hosted = configureHostedSearch(testConfig(service.env))!;
  const { problems } = await loadLines(shop.db, [
    brandLine(),
    categoryLine('pappir', { name: 'Pappír' }),
    categoryLine('salernispappir', { name: 'Salernispappír á rúllum', parent: 'pappir' }),
    productLine({
      sku: 'PAP-101.25',
      ean: '2900000000018',
      name: 'Salernispappír, 3 laga, 64 rúllur',
      brand: 'taerun',
      categories: ['salernispappir'],
      attributes: [{ name: 'Litur', value: 'Hvítur' }],
      price: 2000,
      discount: 10,
      images: [{ assetPath: 'a.png', alt: 'Rúllur', width: 10, height: 10 }],
    }),
    productLine({ sku: 'HAN-1', name: 'Nítrílhanskar, svartir', priceVisibleByGuest: false, discount: 50 }),
    productLine({ sku: 'FAL-1', name: 'Falinn hanski', visibleByGuest: false }),
    productLine({ sku: 'BAK-1', name: 'Kaffibolli <b>stór</b>', stock: 0, popularity: 900 }),
  ]);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
});
afterAll(async () => {
  await shop.connection.close();
  await service.stop();
});

interface IndexedHit {
  sku: string;
  price?: number;
}

const hitsOf = async (visitor: Visitor, query: string, more: SearchParamsObject = {}) =>
  (await createBrowserSearch<IndexedHit>(visitor))(query, more);
const skus = async (visitor: Visitor, query: string, more: SearchParamsObject = {}) =>
  (await hitsOf(visitor, query, more)).map(({ sku }) => sku);
const send = () => sendChanges(shop.db, hosted, new AbortController().signal);
const idOf = async (sku: string) => {
  const [row] = await shop.db.select({ id: products.id }).from(products).where(eq(products.sku, sku));
  return row?.id ?? 0;
};
const waiting = async () => (await shop.db.select().from(searchPending)).length;

describe('the whole range', () => {
  it('is indexed into a missing index automatically, with nothing pending afterwards', async () => {
    expect(await waiting()).toBe(4);
    await send();
    expect(await waiting()).toBe(0);
    expect(await skus(shop.guest(), '')).toHaveLength(3);
  });

  it('replaces what was there, with progress', async () => {
    await hosted.client.saveObject({ indexName: 'vorur', body: { objectID: 'gamalt', sku: 'GAMALT' } });
    const progress: number[][] = [];
    expect(await reindexAll(shop.db, hosted, (...at) => progress.push(at))).toBe(4);
    expect(progress.at(-1)).toEqual([4, 4]);
    expect(await skus(shop.guest(), 'gamalt')).toEqual([]);
    expect(await skus(shop.guest(), '')).toHaveLength(3);
  });

  it.each([
    ['salernispappír', 'PAP-101.25'],
    ['salernispappirs', 'PAP-101.25'],
    ['pappír', 'PAP-101.25'],
    ['klósettpappír', 'PAP-101.25'],
    ['pap 101 25', 'PAP-101.25'],
    ['PAP10125', 'PAP-101.25'],
    ['2900000000018', 'PAP-101.25'],
    ['taerun', 'PAP-101.25'],
    ['hönskum', 'HAN-1'],
    ['svörtum hönskum', 'HAN-1'],
    ['nitrilhanska', 'HAN-1'],
    ['nítrílhnaskar', 'HAN-1'],
    ['kaffibollar', 'BAK-1'],
    ['bollum', 'BAK-1'],
    ['bolli fyrir kaffi', 'BAK-1'],
  ])('is found by "%s"', async (query, sku) => {
    expect((await skus(shop.guest(), query))[0]).toBe(sku);
  });

  it('lists what is sold out last without a text, however popular', async () => {
    const { hits } = await hosted.client.searchSingleIndex<IndexedHit>({
      indexName: 'vorur',
      searchParams: { query: '' },
    });
    expect(hits.at(-1)?.sku).toBe('BAK-1');
    expect(hits).toHaveLength(4);
  });

  it('is filtered by category, brand, attribute and stock', async () => {
    const by = (facetFilters: string[]) => skus(shop.guest(), '', { facetFilters });
    expect(await by(['categories.lvl1:Pappír > Salernispappír á rúllum'])).toEqual(['PAP-101.25']);
    expect(await by(['brand:Tærun', 'attributes.Litur:Hvítur'])).toEqual(['PAP-101.25']);
    expect(await by(['inStock:false'])).toEqual(['BAK-1']);
  });
});

describe('what guests may not know', () => {
  it('is found by customers only, whatever a guest’s browser requests', async () => {
    const customer = await shop.signedIn(await aCustomer(shop.db));
    expect(await skus(shop.guest(), 'FAL-1')).not.toContain('FAL-1');
    expect(await skus(shop.guest(), '', { filters: 'visibleByGuest:false' })).toEqual([]);
    expect(await skus(customer, 'FAL-1')).toEqual(['FAL-1']);
  });

  it('is in no record: neither the price nor what reveals it', async () => {
    const [hit] = await hitsOf(shop.guest(), 'HAN-1');
    expect(hit).toMatchObject({ sku: 'HAN-1', priceVisibleByGuest: false });
    for (const name of ['price', 'listPrice', 'discount', 'discounted', 'popularity', 'parts', 'skuVariants'])
      expect(hit).not.toHaveProperty(name);
    expect(await skus(shop.guest(), '', { numericFilters: ['price >= 0'] })).not.toContain('HAN-1');
    expect(await hitsOf(shop.guest(), 'PAP-101.25')).toMatchObject([
      { price: 1800, listPrice: 2000, discounted: true, image: { assetPath: 'a.png' } },
    ]);
  });

  it('is not revealed by a key that the browser altered', async () => {
    const answer = await shop.guest().fetch('/search/key');
    const { key } = searchKeySchema.parse(await answer.json());
    const open = Buffer.from(key, 'base64')
      .toString()
      .replace(/filters=[^&]*/, 'filters=');
    const client = algoliasearch(searchKeys.SEARCH_APP_ID, Buffer.from(open).toString('base64'), {
      hosts: [{ url: new URL(service.address).host, protocol: 'http', accept: 'readWrite' }],
    });
    await expect(client.searchSingleIndex({ indexName: 'vorur' })).rejects.toMatchObject({ status: 403 });
  });
});

describe('a key', () => {
  it.each([
    ['a customer', 1, 14, true],
    ['a customer whose session may have ended since', 1, 16, false],
    ['a guest', null, 16, true],
    ['a guest of the day before yesterday', null, 26 * 60, false],
  ] as const)('of %s finds something after a while: %#', async (_title, customerId, minutes, expected) => {
    const { key } = visitorKey(hosted, customerId, Date.now() - minutes * 60_000);
    const { host } = new URL(service.address);
    const client = algoliasearch(searchKeys.SEARCH_APP_ID, key, {
      hosts: [{ url: host, protocol: 'http', accept: 'readWrite' }],
    });
    const isAnswered = await client.searchSingleIndex({ indexName: 'vorur' }).then(
      () => true,
      () => false,
    );
    expect(isAnswered).toBe(expected);
  });
});

describe('a change', () => {
  it('of the catalogue is sent, and removed products are deleted', async () => {
    await loadLines(shop.db, [
      productLine({ sku: 'NYT-1', name: 'Gluggaskafa' }),
      productLine({ sku: 'BAK-1', name: 'Kaffibolli', takenOut: true, slug: null }),
    ]);
    expect(await waiting()).toBe(2);
    await send();
    expect(await waiting()).toBe(0);
    expect(await skus(shop.guest(), 'gluggasköfur')).toEqual(['NYT-1']);
    expect(await skus(shop.guest(), 'kaffibolli')).toEqual([]);
  });

  it('of the last unit in stock is sent', async () => {
    await shop.db.update(products).set({ stockOnHand: 0 }).where(eq(products.sku, 'HAN-1'));
    await send();
    expect(await skus(shop.guest(), 'HAN-1', { facetFilters: ['inStock:false'] })).toEqual(['HAN-1']);
  });

  it('is retried while the service refuses, and is not lost', async () => {
    await shop.db.update(products).set({ stockOnHand: 5 }).where(eq(products.sku, 'HAN-1'));
    const closed = configureHostedSearch(testConfig({ ...service.env, SEARCH_ADMIN_KEY: 'rangur-lykill' }));
    await expect(sendChanges(shop.db, closed!, new AbortController().signal)).rejects.toMatchObject({
      status: 403,
    });
    expect(await waiting()).toBe(1);
    await shop.db.update(searchPending).set({ dueAt: new Date(0) });
    await send();
    expect(await skus(shop.guest(), 'HAN-1', { facetFilters: ['inStock:true'] })).toEqual(['HAN-1']);
  });
});

it('indexing puts the forms into the records where the service takes no dictionaries', async () => {
  const refusing = createServer((request, response) => {
    request.resume();
    response
      .writeHead(402, { 'content-type': 'application/json' })
      .end('{"message":"Not in the plan","status":402}');
  });
  await new Promise<void>((done) => refusing.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`;
  const poor = configureHostedSearch(testConfig({ ...service.env, SEARCH_HOSTS: address }))!;
  const wording = { language: createLanguage(), thesaurus: new Thesaurus() };
  expect(await sendDictionaries(poor, wording, ['hanskar'], true)).toBe(false);
  await new Promise((done) => refusing.close(done));
  const [row] = await findRecordsByIds(shop.db, [await idOf('HAN-1')]);
  const plain = toRecord(row!, wording, false);
  expect(plain).not.toHaveProperty('forms');
  expect(toRecord(row!, wording, true).forms).toEqual(
    expect.arrayContaining(['nítrílhönskum', 'hönskum', 'svört']),
  );
});

describe('without a hosted search', () => {
  it('the shop returns no key', async () => {
    const plain = new Visitor(createApp({ ...shop, config: testConfig() }));
    expect((await plain.fetch('/search/key')).status).toBe(204);
  });

  it('a half-configured service is refused by the names of what is missing', () => {
    expect(() => configureHostedSearch(testConfig({ SEARCH_APP_ID: 'PROFUN' }))).toThrow(
      'SEARCH_ADMIN_KEY, SEARCH_SEARCH_KEY, SEARCH_INDEX',
    );
  });
});

it('finishes more changes at once than a statement may have parameters', async () => {
  const sent = Array.from({ length: 70_000 }, (_, index) => ({ productId: 1_000_000 + index, version: 1 }));
  await expect(finishPending(shop.db, sent)).resolves.toBeUndefined();
});
