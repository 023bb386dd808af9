import { once } from 'node:events';
import { join } from 'node:path';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { companyMembers, customers } from '../../backend/src/db/schema/customers.ts';
import { promoCodes, promoUses } from '../../backend/src/db/schema/promo.ts';
import { rateLimits } from '../../backend/src/db/schema/sessions.ts';
import { startJobs } from '../../backend/src/modules/jobs/jobs.ts';
import { seedContent } from '../../backend/src/seed/content.ts';
import { seedDemoPeople } from '../../backend/src/seed/people.ts';
import { completeSettings, type Settings } from '../../scripts/conformance/settings.ts';
import { listenForSignals, type Signals } from '../../scripts/conformance/signals.ts';
import { startElectronicId } from '../kit/electronic-id.ts';
import { startIdentity, temporaryFolder } from '../emulators/identity-server.ts';
import { brandLine, categoryLine, loadLines, productLine } from '../kit/catalogue.ts';
import { startSearch } from '../kit/hosted-search.ts';
import { testShop } from '../kit/shop.ts';
import { apiKey } from '../kit/visitor.ts';
import { warehouseSecret } from '../kit/warehouse.ts';

export const signalSecret = 'test-revalidate-secret';

interface TestedBackend {
  settings: Settings;
  signals: Signals;
  /** Makes good for another run what one uses up: promo codes, and tries in a while. */
  renew(): Promise<unknown>;
}

export let tested: TestedBackend;

/** Registers the hooks of this setting for the test file that calls it: a whole backend that listens, with the demo's people. */
export function setUpConformance(): void {
  const stops: (() => unknown)[] = [];
  beforeAll(async () => {
    const { folder, remove } = temporaryFolder();
    const identity = await startIdentity(folder);
    const electronicId = await startElectronicId();
    const search = await startSearch();
    const signals = await listenForSignals(0, signalSecret);
    const shop = await testShop({
      ...identity.env,
      ...electronicId.env,
      ...search.env,
      REVALIDATE_URL: signals.url,
      REVALIDATE_SECRET: signalSecret,
      WAREHOUSE_SECRET: warehouseSecret,
    });
    await seedContent(shop.db, join(import.meta.dirname, '../../backend/src/seed/content'));
    // Before there are goods: a year of invoices takes longer than all the checks.
    await seedDemoPeople(shop.db);
    await limitAnEmployee(shop.db);
    await loadLines(shop.db, goodsLines());
    const jobs = startJobs(shop);
    const server = serve({ fetch: shop.app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
    if (!server.listening) await once(server, 'listening');
    stops.push(
      jobs.stop,
      () => server.closeAllConnections(),
      () => server.close(),
    );
    stops.push(
      signals.stop,
      identity.stop,
      electronicId.stop,
      search.stop,
      () => shop.connection.close(),
      remove,
    );
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const settings = completeSettings(url, {
      'api-key': apiKey,
      identity: identity.origin,
      limited: 'jona@vorulind.test',
      'warehouse-secret': warehouseSecret,
    });
    tested = {
      settings,
      signals,
      async renew() {
        await shop.db.delete(rateLimits);
        await shop.db.delete(promoUses);
        await shop.db.update(promoCodes).set({ used: 0 });
      },
    };
  }, 120_000);
  afterAll(async () => {
    for (const stop of stops) await stop();
  });
}

/** Jóna buys for the hotel up to 5.000 kr.; the demo itself limits nobody. */
async function limitAnEmployee(db: Parameters<typeof seedDemoPeople>[0]): Promise<void> {
  const idOf = async (ssn: string) => {
    const [row] = await db.select({ id: customers.id }).from(customers).where(eq(customers.ssn, ssn));
    return row!.id;
  };
  await db.insert(companyMembers).values({
    customerId: await idOf('0209804299'),
    companyId: await idOf('5501151490'),
    role: 'Employee',
    orderLimit: 5000,
  });
}

/** The first is the cheapest, and its VAT is no whole number of krónur. */
function goodsLines() {
  const tiers = [
    { from: 12, price: 1_990 },
    { from: 48, price: 1_795 },
  ];
  const goods = { brand: 'taerun', categories: ['hreinlaeti'] };
  return [
    brandLine(),
    categoryLine('hreinlaeti'),
    categoryLine('sapur', { parent: 'hreinlaeti' }),
    productLine({ ...goods, sku: 'KAUP-1', slug: 'kaup-1', stock: 5_000, price: 1_241 }),
    productLine({ ...goods, sku: 'KAUP-2', slug: 'kaup-2', stock: 5_000, price: 1_990, taxPercentage: 11 }),
    productLine({ ...goods, price: 1_300, stock: 0 }),
    productLine({ ...goods, sku: 'FALIN-1', slug: 'falin-1', visibleByGuest: false, stock: 500 }),
    productLine({
      ...goods,
      sku: 'VERDLAUS-1',
      slug: 'verdlaus-1',
      priceVisibleByGuest: false,
      tiers: [{ from: 2, price: 9 }],
    }),
    productLine({ ...goods, sku: 'TREP-1', slug: 'trep-1', stock: 500, price: 2_100, tiers }),
  ];
}
