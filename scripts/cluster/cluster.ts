import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { connectPostgres } from '../../backend/src/db/connect.ts';
import { sqlState } from '../../backend/src/db/retry.ts';
import { migrate } from '../../backend/src/db/migrate.ts';
import { seedCheckout } from '../../backend/src/seed/checkout.ts';
import { type Child, startChild, untilReady } from '../shop/children.ts';
import { freePorts } from '../test/servers.ts';
import { reports } from '../test/steps.ts';
import { type ClusterAcquirer, startAcquirer } from './acquirer.ts';
import { openSession } from './session.ts';

export const apiKey = 'cluster-api-key';
export const origin = 'http://127.0.0.1';

export interface Buyer {
  customerId: number;
  /** Value of the session cookie. */
  session: string;
}

/** A temporary database with two backend processes on it. */
export interface Cluster {
  databaseUrl: string;
  pool: pg.Pool;
  /** Addresses of the two backends. */
  backends: string[];
  buyers: Buyer[];
  acquirer: ClusterAcquirer;
  /** Starts another backend on the same database and its own port. */
  another(port: number, more?: { env?: Record<string, string>; preload?: string }): Child;
  stop(): Promise<void>;
}

interface ClusterKind {
  /** A replica of the server: lists are read from it. */
  replicaUrl?: string;
  /** More of the backends' environment. */
  env?: Record<string, string>;
}

/** @param url a PostgreSQL server on which databases may be created */
export async function openCluster(
  url: string,
  buyerCount: number,
  { replicaUrl, env: more = {} }: ClusterKind = {},
): Promise<Cluster> {
  const name = `cluster_${randomBytes(4).toString('hex')}`;
  await administer(url, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  const ownUrl = (server: string): string => new URL(`/${name}`, server).href;
  const own = new URL(ownUrl(url));
  const connection = connectPostgres(own.href, 2);
  await migrate(connection);
  await seedCheckout(connection.db);
  await connection.close();
  const pool = new pg.Pool({ connectionString: own.href, max: 2 });
  await pool.query(
    `INSERT INTO website_info (name, ssn, vat_number, phone_number, address, copyright)
     VALUES ('Vörulind ehf.', '5001010000', '123456', '5550100', 'Lindarbraut 1', 'Vörulind')`,
  );
  const buyers = await makeBuyers(pool, buyerCount);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const ports = await freePorts(2);
  const acquirer = await startAcquirer();
  const backendEnv = {
    ...acquirer.env,
    ...(replicaUrl !== undefined && { DATABASE_REPLICA_URL: ownUrl(replicaUrl) }),
    ...more,
  };
  const children: Child[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(children.map((child) => child.stop(5_000)));
    await acquirer.stop();
    await pool.end();
    await administer(url, `DROP DATABASE ${name} WITH (FORCE)`);
  };
  try {
    for (const port of ports) children.push(startBackend(own.href, port, { env: backendEnv }));
    await Promise.all(children.map((child, index) => untilReady(child, `${origin}:${ports[index]}/readyz`)));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    databaseUrl: own.href,
    pool,
    backends: ports.map((port) => `${origin}:${port}`),
    buyers,
    acquirer,
    another: (port, { env = {}, preload } = {}) =>
      startBackend(own.href, port, { env: { ...backendEnv, ...env }, preload }),
    stop,
  };
}

function startBackend(
  databaseUrl: string,
  port: number,
  { env, preload }: { env: Record<string, string>; preload?: string | undefined },
): Child {
  return startChild({
    name: 'Backend',
    args: [...(preload ? ['--import', pathToFileURL(preload).href] : []), 'backend/src/main.ts'],
    env: {
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      // Requests wait for each other's locks here; running out of connections is not what is measured.
      DATABASE_POOL: '50',
      API_KEY: apiKey,
      SITE_ORIGINS: origin,
      IDENTITY_PROJECT: 'cluster',
      IDENTITY_JWKS_URL: `${origin}:9/jwks`,
      IDENTITY_API_KEY: 'cluster',
      IDENTITY_ADMIN_KEY: 'clusters-have-no-identity-service',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'verslun@vorulind.test',
      COOKIE_SECURE: 'false',
      // Nothing listens there: nothing that happens in a cluster changes a public page.
      REVALIDATE_URL: `${origin}:9/revalidate`,
      REVALIDATE_SECRET: 'cluster-revalidate-secret',
      STOREFRONT_SECRET: 'clusters-have-no-storefront-to-sign-anything',
      LOG_LEVEL: 'warn',
      ...env,
    },
    log: join(reports, `logs/cluster-${port}.log`),
  });
}

/** Confirmed customers with credit, each signed in. */
async function makeBuyers(pool: pg.Pool, count: number): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  for (let index = 0; index < count; index += 1) {
    const { rows } = await pool.query<{ id: number }>(
      `INSERT INTO customers (ssn, name, name_sort, email, is_company, is_confirmed, credit_limit)
       VALUES ($1, $2, $2, 'kaupandi@vorulind.test', false, true, 2000000000) RETURNING id`,
      [String(101_801_400 + index).padStart(10, '0'), `Kaupandi ÞÍ ${index}`],
    );
    const customerId = rows[0]?.id ?? 0;
    const session = await openSession(pool, customerId);
    buyers.push({ customerId, session });
  }
  return buyers;
}

/** A listening server may still be starting up: SQLSTATE 57P03, for at most ten seconds. */
async function administer(url: string, statement: string): Promise<void> {
  for (let left = 100; ; left -= 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.query(statement);
      return;
    } catch (error) {
      if (left === 0 || sqlState(error) !== '57P03') throw error;
      await delay(100);
    } finally {
      await client.end();
    }
  }
}
