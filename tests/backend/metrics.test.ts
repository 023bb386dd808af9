import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp, type App } from '../../backend/src/app.ts';
import { startBackendMetrics } from '../../backend/src/metrics.ts';
import { enqueueRevalidate } from '../../backend/src/modules/jobs/jobs.ts';
import { setMeter } from '../../lib/process/meter.ts';
import { type Shop, testShop } from '../kit/shop.ts';
import { Visitor } from '../kit/visitor.ts';

const token = 'm'.repeat(32);
let shop: Shop;
let app: App;
beforeAll(async () => {
  shop = await testShop({ METRICS_TOKEN: token });
  const scrape = startBackendMetrics(shop.config, shop.connection);
  app = createApp({ db: shop.db, config: shop.config, log: shop.log, ...(scrape && { scrape }) });
});
afterAll(async () => {
  setMeter(undefined);
  await shop.connection.close();
});

const read = async () => {
  const response = await app.request('/metrics', { headers: { Authorization: `Bearer ${token}` } });
  return [response.status, await response.text()] as const;
};

it('counts requests by route and operations by outcome', async () => {
  const visitor = new Visitor(app);
  const post = (query: string) =>
    visitor.fetch('/graphql', { method: 'POST', body: JSON.stringify({ query }) });
  await post('{ brands { id } }');
  await post('{ viewInvoice(invoiceId: "1") { __typename } }');
  await app.request('/nothing/here', { headers: { ApiKey: shop.config.API_KEY } });
  const [status, text] = await read();
  expect(status).toBe(200);
  expect(text).toContain('http_request_duration_seconds_count{route="/graphql",status="200"} 2\n');
  expect(text).toMatch(/http_request_duration_seconds_count\{route="[^"]*",status="404"\} 1\n/);
  expect(text).not.toContain('/nothing');
  expect(text).toContain('graphql_duration_seconds_count{field="brands",outcome="ok"} 1\n');
  expect(text).toMatch(/graphql_duration_seconds_count\{field="viewInvoice",outcome="[A-Z_]+"\} 1\n/);
});

it('knows how much work waits, and whether the database answers', async () => {
  await enqueueRevalidate(shop.db, ['product-1']);
  const [, text] = await read();
  expect(text).toContain('queue_jobs{queue="revalidate"} 1\n');
  expect(text).toMatch(/queue_delay_seconds\{queue="revalidate"\} \d/);
  expect(text).toContain('unfinished_attempts 0\n');
  expect(text).toContain('database_up 1\n');
});

it('is not there without the token, nor where none is set', async () => {
  expect((await app.request('/metrics')).status).toBe(404);
  const response = await shop.app.request('/metrics', { headers: { Authorization: `Bearer ${token}` } });
  expect(response.status).not.toBe(200);
  expect(startBackendMetrics({ METRICS_TOKEN: undefined }, shop.connection)).toBeUndefined();
});
