import type { IndexSettings } from 'algoliasearch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configureHostedSearch } from '../../backend/src/modules/search/hosted-client.ts';
import { reindexAll } from '../../backend/src/modules/search/indexing.ts';
import { catalogueLines } from '../../scripts/demo/catalogue.ts';
import { loadLines, productLine } from '../kit/catalogue.ts';
import { startSearch, type SearchService } from '../kit/hosted-search.ts';
import { testConfig, testShop, type Shop } from '../kit/shop.ts';

/** Algolia's service limits as its documentation gives them; where plans differ, those of the smallest (Build). */
const limits = {
  recordBytes: 10_000,
  batchBytes: 10_000_000,
  indices: 10,
  replicas: 20,
  synonyms: 1_000,
  normalizations: 10,
  sortBytes: 50,
  valuesPerFacet: 1_000,
  hitsPerPage: 1_000,
} as const;

interface Batch {
  requests: { body: Record<string, unknown> }[];
}

let service: SearchService;
let shop: Shop;
beforeAll(async () => {
  service = await startSearch();
  shop = await testShop(service.env);
  const lines = [...catalogueLines()];
  const products = lines.filter(({ type }) => type === 'product');
  const categories = lines.flatMap((line) => (line.type === 'category' ? [line.slug] : []));
  const attributes = [
    ...new Set(
      products.flatMap((line) => ('attributes' in line ? line.attributes.map(({ name }) => name) : [])),
    ),
  ]
    .slice(0, 100)
    .map((name) => ({ name, value: 'ryðfrítt stál með rispuvörn og þéttingu' }));
  const { problems } = await loadLines(shop.db, [
    ...lines.filter(({ type }) => type !== 'product'),
    ...products.filter((_, at) => at % 10 === 0),
    // Has as many attributes as a product may, and more categories and words than any other.
    productLine({
      name: 'Örtrefjamoppa með framlengjanlegu skafti, þvottapoka og varahausum, fyrir parket, flísar, steinteppi og gólfdúka, 45 sm',
      description: 'Löng lýsing. '.repeat(200),
      categories: categories.slice(-5),
      attributes,
    }),
  ]);
  if (problems.length > 0) throw new Error(JSON.stringify(problems.slice(0, 5)));
  const hosted = configureHostedSearch(testConfig(service.env));
  if (!hosted) throw new Error('The search is not configured');
  await reindexAll(shop.db, hosted, () => undefined);
}, 180_000);
afterAll(async () => {
  await shop.connection.close();
  await service.stop();
});

const sent = (ending: string) => service.requests().filter(({ path }) => path.endsWith(ending));
const batches = () => sent('/batch').filter(({ path }) => /^\/1\/indexes\/[^/]+\/batch$/.test(path));
const records = () =>
  batches().flatMap(({ body }) => (body as Batch).requests.map((request) => request.body));
const settings = () =>
  sent('/settings').flatMap(({ method, body }) => (method === 'PUT' ? [body as IndexSettings] : []));
const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

describe('what the shop sends', () => {
  it('are records of at most 10 KB, with the forms of their words too', () => {
    expect(records().length).toBeGreaterThan(100);
    const forms = records().flatMap((record) => (record['forms'] ? [record] : []));
    // Where the plan has no dictionaries the forms are in the record; here they are counted on top.
    const formsOf = (record: Record<string, unknown>) => (forms.includes(record) ? 0 : 2_000);
    const tooBig = records().filter((record) => bytesOf(record) + formsOf(record) > limits.recordBytes);
    expect(tooBig.map(({ sku }) => sku)).toEqual([]);
  });

  it('are texts to sort by that the service compares as a whole', () => {
    const tooLong = records().filter(
      ({ nameSort }) => Buffer.byteLength(String(nameSort)) > limits.sortBytes,
    );
    expect(tooLong.map(({ sku }) => sku)).toEqual([]);
  });

  it('are batches that wait for the one before', () => {
    const steps = service
      .requests()
      .filter(
        ({ path }) =>
          /\/(?:task\/\d+|batch|operation)$/.test(path) && path.startsWith('/1/indexes/vorur_new'),
      )
      .map(({ path }) => (path.includes('/task/') ? 'wait' : 'write'));
    expect(steps.length).toBeGreaterThan(3);
    expect(steps.filter((step, at) => step === 'write' && steps[at - 1] === 'write')).toEqual([]);
    for (const { body } of batches()) expect(bytesOf(body)).toBeLessThan(limits.batchBytes);
  });

  it('fits an application: indices, replicas, synonyms, letters', () => {
    const names = new Set(
      service.requests().map(({ path }) => /^\/1\/indexes\/([^/*]+)/.exec(path)?.[1] ?? ''),
    );
    names.delete('');
    expect(names.size).toBe(2);
    expect(names.size).toBeLessThanOrEqual(limits.indices);
    for (const { replicas, customNormalization } of settings()) {
      expect((replicas ?? []).length).toBeLessThanOrEqual(limits.replicas);
      for (const table of Object.values(customNormalization ?? {}))
        expect(Object.keys(table).length).toBeLessThanOrEqual(limits.normalizations);
    }
    const synonyms = sent('/synonyms/batch').flatMap(({ body }) => body as unknown[]);
    expect(synonyms.length).toBeGreaterThan(0);
    expect(synonyms.length).toBeLessThanOrEqual(limits.synonyms);
  });

  it('are settings within what is taken', () => {
    const first = settings().find(({ searchableAttributes }) => searchableAttributes);
    expect(first?.maxValuesPerFacet).toBeLessThanOrEqual(limits.valuesPerFacet);
    expect(first?.hitsPerPage).toBeLessThanOrEqual(limits.hitsPerPage);
  });
});
