import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchPending } from '../../backend/src/db/schema/search.ts';
import { configureHostedSearch } from '../../backend/src/modules/search/hosted-client.ts';
import { reindexAll } from '../../backend/src/modules/search/indexing.ts';
import { rehearseIndex, type PlannedCall } from '../../backend/src/modules/search/rehearse-index.ts';
import { loadLines, productLine } from '../kit/catalogue.ts';
import { startSearch, type SearchService } from '../kit/hosted-search.ts';
import { testConfig, testShop, type Shop } from '../kit/shop.ts';

let service: SearchService;
let shop: Shop;
beforeAll(async () => {
  service = await startSearch();
  shop = await testShop(service.env);
  const lines = Array.from({ length: 40 }, (_, at) =>
    productLine({
      sku: `HAN-${at}`,
      name: `Nítrílhanskar, stærð ${at}`,
      description: 'Löng lýsing. '.repeat(90),
    }),
  );
  const { problems } = await loadLines(shop.db, lines);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
});
afterAll(async () => {
  await shop.connection.close();
  await service.stop();
});

const rehearse = async () => {
  const calls: PlannedCall[] = [];
  const count = await rehearseIndex(shop.db, testConfig(service.env), (call) => calls.push(call));
  return { calls, count };
};
const isReading = ({ method, path }: { method: string; path: string }) =>
  method === 'GET' || /\/(synonyms|rules)\/search$/.test(path);
/** The name of an index while it is made holds the time. */
const withoutTime = (calls: readonly unknown[]) =>
  JSON.parse(JSON.stringify(calls).replaceAll(/_new_\d+/g, '_new')) as unknown;

it.each(['before there is an index', 'where there is one'])(
  'a dry run says what would be sent, to the byte, and changes nothing: %s',
  async () => {
    const pending = await shop.db.$count(searchPending);
    const before = service.requests().length;
    const { calls, count } = await rehearse();
    expect(count).toBe(40);
    expect(
      service
        .requests()
        .slice(before)
        .filter((request) => !isReading(request)),
    ).toEqual([]);
    expect(await shop.db.$count(searchPending)).toBe(pending);

    const real = service.requests().length;
    await reindexAll(shop.db, configureHostedSearch(testConfig(service.env))!, () => undefined);
    const sent = service
      .requests()
      .slice(real)
      .filter((request) => !isReading(request));
    expect(withoutTime(calls)).toEqual(withoutTime(sent));
  },
);

it('says nothing where the shop searches by itself', async () => {
  expect(await rehearseIndex(shop.db, testConfig(), () => undefined)).toBeNull();
});
