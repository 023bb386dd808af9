import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { startOwnBackend } from './own-backend.ts';
import { shop } from './own-shop.ts';
import { startOwnStorefront } from './own-storefront.ts';
import { startEmptyPostgres, startServer } from './stand-ins.ts';

interface Attribute {
  key: string;
  value: { stringValue?: string };
}

interface Span {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
}

/** The spans of a message to a collector (OTLP, JSON). */
function spansOf(body: string): Span[] {
  const { resourceSpans } = JSON.parse(body) as {
    resourceSpans: {
      resource: { attributes: Attribute[] };
      scopeSpans: { spans: Omit<Span, 'service'>[] }[];
    }[];
  };
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const name = resource.attributes.find(({ key }) => key === 'service.name');
    const service = name?.value.stringValue ?? '';
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service })));
  });
}

/** A collector that keeps what it is sent, and the settings that lead to it. */
async function startCollector() {
  const spans: Span[] = [];
  const collector = await startServer((sent, response) => {
    let body = '';
    sent.on('data', (chunk) => (body += String(chunk)));
    sent.on('end', () => {
      spans.push(...spansOf(body));
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  });
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.port}`,
    OTEL_BSP_SCHEDULE_DELAY: '200',
  };
  return { spans, collector, env };
}

test('a trace leads from the visit through storefront and backend to the statements', async ({ request }) => {
  const { spans, collector, env } = await startCollector();
  const postgres = await startEmptyPostgres();
  const backend = await startOwnBackend({
    DATABASE_URL: `postgres://nobody@127.0.0.1:${postgres.port}/none`,
    ...env,
  });
  const storefront = await startOwnStorefront({ BACKEND_URL: backend.url, ...env });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  await request.get(`${storefront.url}/vara/sapa?netfang=jona@vorulind.test`, { headers });
  const own = () => spans.filter((span) => span.traceId === traceId);
  const has = (service: string, name: RegExp) =>
    own().some((span) => span.service === service && name.test(span.name));
  await expect.poll(() => has('vorulind-storefront', /^GET \/vara$/)).toBe(true);
  await expect.poll(() => has('vorulind-backend', /^POST \/graphql \w+$/)).toBe(true);
  await expect.poll(() => has('vorulind-backend', /^pg\.query:SELECT/)).toBe(true);
  const visit = 'b7ad6b7169203331';
  expect(own().find(({ name }) => name === 'GET /vara')?.parentSpanId).toBe(visit);
  // A part is sent before what it is a part of.
  const orphans = () => {
    const ids = new Set([visit, ...own().map(({ spanId }) => spanId)]);
    return own().filter(({ parentSpanId = '' }) => !ids.has(parentSpanId));
  };
  await expect.poll(orphans).toEqual([]);
  expect(JSON.stringify(own())).not.toContain('jona');
  await storefront.stop();
  await backend.stop();
  await postgres.stop();
  await collector.stop();
});

test('where the shop is traced, a trace begins with the browser’s call', async ({ page }) => {
  const { spans, collector, env } = await startCollector();
  const storefront = await startOwnStorefront({ BACKEND_URL: shop.backendUrl, ...env });
  await page.goto(`${storefront.url}/voruflokkar`);
  const traced = () => {
    const calls = spans.filter(({ service }) => service === 'vorulind-browser');
    return calls.some(({ name, traceId, spanId }) =>
      spans.some(
        (span) =>
          name === 'GET site' &&
          span.service === 'vorulind-storefront' &&
          span.traceId === traceId &&
          span.parentSpanId === spanId,
      ),
    );
  };
  await expect
    .poll(async () => {
      // Its code comes once the page has loaded.
      await page.evaluate(async () => (await fetch('/backend/site/info')).status);
      return traced();
    })
    .toBe(true);
  await storefront.stop();
  await collector.stop();
});

test('where nothing is traced, no call of a browser says so', async ({ page }) => {
  const call = page.waitForRequest('**/backend/site/info');
  await page.goto('/voruflokkar', { waitUntil: 'load' });
  await page.evaluate(async () => (await fetch('/backend/site/info')).status);
  expect(await (await call).headerValue('traceparent')).toBeNull();
  expect(await page.content()).not.toContain('"traces"');
});
