import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demo, images, type Shop, startShop } from '../shop/run.ts';
import { shopEnvironment } from '../shop/environment.ts';
import { markFilled, prepare } from '../shop/prepare.ts';
import type { Child } from '../shop/children.ts';
import { portVariables } from '../shop/variables.ts';
import { createDatabase } from './databases.ts';
import { freePorts, startRedis } from './servers.ts';

/** What the journeys' shops share, and how they are cleaned up. */
interface Surroundings {
  postgresUrl: string;
  redisProgram: string;
  logs: string;
  signal: AbortSignal;
  /** Called with the clean-up of each thing as it is started. */
  onStart: (undo: () => Promise<void> | void) => void;
}

function temporaryFolder(onStart: Surroundings['onStart']): string {
  const folder = mkdtempSync(join(tmpdir(), 'vorulind-shop-'));
  onStart(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Generates the catalogue, builds, and seeds a database with the demo. @returns its name */
async function prepareDemo({ postgresUrl, signal, onStart }: Surroundings): Promise<string> {
  const own = await createDatabase(postgresUrl);
  const data = temporaryFolder(onStart);
  const { values: env } = shopEnvironment({ DATABASE_URL: own.href }, { data, images });
  const stop = (child: Child) => void child.stop(5_000);
  const onChild = (child: Child): void => {
    if (signal.aborted) stop(child);
    signal.addEventListener('abort', () => stop(child), { once: true });
  };
  await prepare({ env, data, demo, images, onChild }, { build: true });
  signal.throwIfAborted();
  return own.pathname.slice(1);
}

/** A shop on a copy of the demo's database, with its own Redis, emulators, ports and folder. */
async function startJourneyShop(surroundings: Surroundings, template: string): Promise<Shop> {
  const { postgresUrl, redisProgram, logs, signal, onStart } = surroundings;
  const data = temporaryFolder(onStart);
  const redis = await startRedis(redisProgram, logs);
  onStart(() => redis.child.stop(5_000).then(() => rmSync(redis.folder, { recursive: true, force: true })));
  const database = await createDatabase(postgresUrl, template);
  markFilled(data, database.href);
  const ports = await freePorts(Object.keys(portVariables).length);
  const given = {
    ...Object.fromEntries(Object.values(portVariables).map((name, index) => [name, String(ports[index])])),
    DATABASE_URL: database.href,
    REDIS_URL: redis.url,
    // A fictitious id: the journeys intercept requests to Google's hosts.
    GOOGLE_TAG_ID: 'G-TEST',
  };
  const shop = await startShop({ given, data, signal });
  onStart(() => shop.stop());
  return shop;
}

interface JourneyShops {
  shops: Shop[];
  /** Database that holds the demo as it is at first, to be copied. */
  template: string;
}

/**
 * Shops for concurrent journeys, each with its own people, carts, prices and stock. They share the build and the PostgreSQL
 * server.
 */
export async function startJourneyShops(count: number, surroundings: Surroundings): Promise<JourneyShops> {
  const template = await prepareDemo(surroundings);
  const shops: Shop[] = [];
  for (let started = 0; started < count; started += 1)
    shops.push(await startJourneyShop(surroundings, template));
  return { shops, template };
}

/** Variables by which Playwright's workers find their shop. */
export function journeyVariables(shops: readonly Shop[]): Record<string, string> {
  const addresses = shops.map(({ url, ports, env }) => ({
    url,
    backendUrl: `http://localhost:${ports.backend}`,
    phoneUrl: `http://localhost:${ports.electronicId}`,
    mailUrl: `http://localhost:${ports.mail}`,
    redisUrl: env['REDIS_URL'] ?? '',
    databaseUrl: env['DATABASE_URL'] ?? '',
    warehouseSecret: env['WAREHOUSE_SECRET'] ?? '',
    acquirerSecret: env['ACQUIRER_SECRET_KEY'] ?? '',
  }));
  return { JOURNEY_SHOPS: JSON.stringify(addresses) };
}
