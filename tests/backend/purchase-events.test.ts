import { algoliasearch } from 'algoliasearch';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invoices } from '../../backend/src/db/schema/invoices.ts';
import { configureHostedSearch, type HostedSearch } from '../../backend/src/modules/search/hosted-client.ts';
import { sendChanges } from '../../backend/src/modules/search/indexing.ts';
import { sendPurchaseEvents } from '../../backend/src/modules/purchases/purchase-events.ts';
import { finishPurchaseEvents } from '../../backend/src/modules/search/purchase-event-cursor.ts';
import { searchKeySchema } from '../../lib/contract/rest-schemas.ts';
import { toSearchHosts } from '../../lib/rules/routes/search-hosts.ts';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { aCustomer } from '../kit/builders.ts';
import { pay, fillCheckout } from '../kit/buyer.ts';
import { loadLines, productLine } from '../kit/catalogue.ts';
import { startSearch, type SearchService } from '../kit/hosted-search.ts';
import { testConfig, testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

let service: SearchService;
let shop: Shop;
let hosted: HostedSearch;
let customer: Visitor;
const ids = new Map<string, number>();
const day = 86_400_000;
const signal = new AbortController().signal;

beforeAll(async () => {
  service = await startSearch();
  shop = await testShop(service.env);
  hosted = configureHostedSearch(testConfig(service.env))!;
  await loadLines(
    shop.db,
    ['KAFFI', 'SIUR', 'BOLLAR', 'FALIN'].map((sku) =>
      productLine({ sku, name: sku, stock: 1000, visibleByGuest: sku !== 'FALIN' }),
    ),
  );
  for (const { id, sku } of await shop.db.select().from(products)) ids.set(sku, id);
  customer = await shop.signedIn(await aCustomer(shop.db, { creditLimit: 100_000_000 }));
  await sendChanges(shop.db, hosted, signal);
});
afterAll(async () => {
  await shop.connection.close();
  await service.stop();
});

const idOf = (sku: string) => ids.get(sku) ?? 0;
const send = () => sendPurchaseEvents(shop.db, hosted, signal);

async function order(...skus: string[]): Promise<void> {
  await pay(customer, await fillCheckout(customer, Object.fromEntries(skus.map((sku) => [idOf(sku), 1]))));
}

/** Queried as this visitor's browser does. */
async function boughtWith(sku: string, visitor: Visitor): Promise<string[]> {
  const answer = await visitor.fetch('/search/key');
  const { appId, key, index, hosts: addresses } = searchKeySchema.parse(await answer.json());
  const hosts = toSearchHosts(addresses) ?? [];
  const client = algoliasearch(appId, key, { hosts }).initRecommend({ options: { hosts } });
  const { results } = await client.getRecommendations({
    requests: [{ indexName: index, model: 'bought-together', objectID: String(idOf(sku)), threshold: 0 }],
  });
  return (results[0]?.hits ?? []).map((hit) => String('sku' in hit ? hit.sku : ''));
}

it('the service recommends nothing before anything is sold', async () => {
  await send();
  expect(await boughtWith('KAFFI', shop.guest())).toEqual([]);
});

it('a purchase event contains what an invoice sold together, and guests see only what they may', async () => {
  await order('KAFFI', 'SIUR', 'FALIN');
  await order('KAFFI', 'SIUR');
  await order('KAFFI', 'BOLLAR');
  await send();
  expect(await boughtWith('KAFFI', shop.guest())).toEqual(['SIUR', 'BOLLAR']);
  expect((await boughtWith('KAFFI', customer)).toSorted()).toEqual(['BOLLAR', 'FALIN', 'SIUR']);
});

it('each invoice is sent once, whichever of several processes does it', async () => {
  await order('BOLLAR', 'SIUR');
  const before = service.events().length;
  await Promise.all([send(), send(), send()]);
  await send();
  expect(service.events()).toHaveLength(before + 1);
});

it('a purchase event does not reveal whose purchase it was', async () => {
  const bodies = service.events();
  expect(bodies.length).toBeGreaterThan(0);
  for (const body of bodies) expect(body['userToken']).toMatch(/^basket-\d+$/);
});

it('old purchases are sent without a timestamp, because the service refuses them, and the oldest are skipped', async () => {
  const eventCount = service.events().length;
  await shop.db.update(invoices).set({ issuedAt: new Date(Date.now() - 30 * day) });
  await finishPurchaseEvents(shop.db, hosted.index, 0);
  await send();
  const again = service.events().slice(eventCount);
  expect(again).toHaveLength(4);
  for (const body of again) expect(body).not.toHaveProperty('timestamp');

  await shop.db.update(invoices).set({ issuedAt: new Date(Date.now() - 100 * day) });
  await finishPurchaseEvents(shop.db, hosted.index, 0);
  await send();
  expect(service.events()).toHaveLength(eventCount + 4);
});

it('events that the service did not accept are resent', async () => {
  await order('KAFFI', 'BOLLAR');
  const eventCount = service.events().length;
  const down = configureHostedSearch(testConfig({ ...service.env, SEARCH_HOSTS: 'http://127.0.0.1:9' }))!;
  await expect(sendPurchaseEvents(shop.db, down, signal)).rejects.toThrow(/./);
  await send();
  expect(service.events()).toHaveLength(eventCount + 1);
});
