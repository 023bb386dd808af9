import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choosePorts } from '../scripts/shop/environment.ts';
import { startShop } from '../scripts/shop/run.ts';
import { portVariables, type Ports } from '../scripts/shop/variables.ts';
import { freePorts } from '../scripts/test/servers.ts';
import { test as journeyTest } from './journey.ts';
import { shop } from './own-shop.ts';

/** Journeys in the shop that `startShopWith` has put in the place of this worker's own, where consent was asked about before. */
export const test = journeyTest.extend({
  baseURL: ({ browserName: _browserName }, use) => use(shop.url),
  storageState: ({ browserName: _browserName }, use) =>
    use({
      cookies: [],
      origins: [{ origin: shop.url, localStorage: [{ name: 'consent', value: '["necessary"]' }] }],
    }),
});

/** A service that nobody at the shop wrote, and what makes the shop use it. */
interface OtherService {
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** A demo shop with this service; until it is stopped, this worker's journeys walk in it. */
export async function startShopWith<Service extends OtherService>(
  start: (ports: Ports) => Promise<Service>,
): Promise<{ service: Service; stop(): Promise<void> }> {
  const { url, backendUrl, mailUrl, phoneUrl } = shop;
  const data = mkdtempSync(join(tmpdir(), 'vorulind-shop-'));
  const names = Object.values(portVariables);
  const ports = await freePorts(names.length);
  const variables = Object.fromEntries(names.map((name, index) => [name, String(ports[index])]));
  const chosen = choosePorts(variables);
  const service = await start(chosen);
  const { signal } = new AbortController();
  const started = await startShop({ given: { ...variables, ...service.env }, data, signal });
  Object.assign(shop, {
    url: started.url,
    backendUrl: `http://localhost:${chosen.backend}`,
    mailUrl: `http://localhost:${chosen.mail}`,
    phoneUrl: `http://localhost:${chosen.electronicId}`,
  });
  return {
    service,
    async stop() {
      Object.assign(shop, { url, backendUrl, mailUrl, phoneUrl });
      await started.stop();
      await service.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
