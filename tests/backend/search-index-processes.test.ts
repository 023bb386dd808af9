import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { searchPending } from '../../backend/src/db/schema/search.ts';
import { configureHostedSearch } from '../../backend/src/modules/search/hosted-client.ts';
import { reindexAll, indexingTasks } from '../../backend/src/modules/search/indexing.ts';
import { loadLines, productLine } from '../kit/catalogue.ts';
import { createBrowserSearch, startSearch, type SearchService } from '../kit/hosted-search.ts';
import { startSearchGate, type SearchGate } from '../kit/search-gate.ts';
import { testConfig, testShop, type Shop } from '../kit/shop.ts';
import { eventually } from '../kit/eventually.ts';

let service: SearchService;
let shop: Shop;
let gates: SearchGate[] = [];

/** More than one batch. */
const count = 1_100;
const skuOf = (number: number) => `FATA-${String(number).padStart(4, '0')}`;
const all = Array.from({ length: count }, (_, at) => skuOf(at));

beforeAll(async () => {
  service = await startSearch();
  shop = await testShop(service.env);
  const { problems } = await loadLines(
    shop.db,
    all.map((sku, at) => productLine({ sku, name: `Fata nr. ${at}` })),
  );
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  await reindexAll(shop.db, configureHostedSearch(testConfig(service.env))!, () => undefined);
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(gates.map((gate) => gate.stop()));
  gates = [];
});
afterAll(async () => {
  await shop.connection.close();
  await service.stop();
});

/** Another process of the backend: the same database, with its own connection to the service. */
async function backendProcess() {
  const gate = await startSearchGate(service.address);
  gates.push(gate);
  const [task] = indexingTasks(testConfig({ ...service.env, SEARCH_HOSTS: gate.address }));
  if (!task) throw new Error('There is nothing to do.');
  return { gate, run: () => task.run(shop, new AbortController().signal) };
}

const waiting = async () => (await shop.db.select().from(searchPending)).length;
/** Changes a product as `npm run import` does. */
const change = async (at: number, to: Parameters<typeof productLine>[0]) => {
  const { problems } = await loadLines(shop.db, [
    productLine({ sku: skuOf(at), name: `Fata nr. ${at}`, ...to }),
  ]);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
};
const found = async (query: string) =>
  (await createBrowserSearch<{ sku: string; price?: number; inStock: boolean }>(shop.guest()))(query);

it('concurrent processes send each change once', async () => {
  await shop.db.update(products).set({ stockOnHand: 0 });
  expect(await waiting()).toBe(count);
  const processes = await Promise.all([backendProcess(), backendProcess(), backendProcess()]);
  await Promise.all(processes.map(({ run }) => run()));
  const sent = processes.flatMap(({ gate }) => gate.sent);
  expect(sent).toHaveLength(count);
  expect(new Set(sent).size).toBe(count);
  expect(await waiting()).toBe(0);
  expect(await found(skuOf(1_050))).toMatchObject([{ sku: skuOf(1_050), inStock: false }]);
});

it('a change during the sync of the previous one is sent after it', async () => {
  const { gate, run } = await backendProcess();
  const other = await backendProcess();
  const hold = Promise.withResolvers<void>();
  gate.held = hold.promise;
  await change(1, { price: 1111 });
  const first = run();
  await eventually(async () => {
    const [row] = await shop.db.select({ taken: sql<boolean>`due_at > now()` }).from(searchPending);
    expect(row?.taken).toBe(true);
  });
  await change(1, { price: 2222 });
  // The first still holds the lease: another process must not send a price that the first then overwrites.
  await other.run();
  expect(other.gate.sent).toEqual([]);
  hold.resolve();
  await first;
  await other.run();
  expect(await waiting()).toBe(0);
  expect(await found(skuOf(1))).toMatchObject([{ price: 2222 }]);
});

it('changes during an outage of the service are sent when it is back', async () => {
  const { gate, run } = await backendProcess();
  gate.away = true;
  await change(2, { price: 3333 });
  await change(3, { price: 3333 });
  await run();
  await loadLines(shop.db, [productLine({ sku: 'NY-1', name: 'Ausa' })]);
  await run();
  expect(await waiting()).toBe(3);
  expect(await found('ausa')).toEqual([]);
  gate.away = false;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 21_000 });
  await run();
  expect(await waiting()).toBe(0);
  expect(await found(skuOf(2))).toMatchObject([{ price: 3333 }]);
  expect(await found('ausa')).toMatchObject([{ sku: 'NY-1' }]);
});

it('changes leased by a process that died are sent by another', async () => {
  const dead = await backendProcess();
  await change(4, { price: 4444 });
  await shop.db.update(searchPending).set({ dueAt: sql`now() + interval '60 seconds'` });
  await dead.run();
  expect(dead.gate.sent).toEqual([]);
  await shop.db.update(searchPending).set({ dueAt: sql`now() - interval '1 second'` });
  const { run } = await backendProcess();
  await run();
  expect(await found(skuOf(4))).toMatchObject([{ price: 4444 }]);
});

it('prices, their visibility to guests, hidden products and deletions reach the index', async () => {
  const { run } = await backendProcess();
  const [priced, unpriced, hidden, deleted] = [skuOf(10), skuOf(11), skuOf(12), skuOf(13)];
  await change(10, { price: 5000, discount: 20 });
  await change(11, { priceVisibleByGuest: false });
  await change(12, { visibleByGuest: false });
  await change(13, { takenOut: true, slug: null });
  expect(await waiting()).toBe(4);
  await run();
  expect(await found(priced)).toMatchObject([{ price: 4000, listPrice: 5000 }]);
  const [hit] = await found(unpriced);
  expect(hit?.sku).toBe(unpriced);
  expect(hit).not.toHaveProperty('price');
  for (const gone of [hidden, deleted]) expect((await found(gone)).map(({ sku }) => sku)).not.toContain(gone);
});
