import { mkdir } from 'node:fs/promises';
import { Socket } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { DatabaseConfig } from '../config.ts';
import { lockFolder } from './lock.ts';
import { openPglitePool } from './pglite-client.ts';

/** A connection or a transaction; both engines look the same. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface Connection {
  db: Database;
  engine: 'postgres' | 'pglite';
  /** PostgreSQL's connections; null for PGlite, which has one. */
  pool: pg.Pool | null;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

interface PgliteConnection extends Connection {
  /** The whole database, as initial data for another one. */
  dump(): Promise<Blob>;
}

/** Limit for one statement of the shop; importing and migrating need longer (0: no limit). */
const statementTimeoutMs = 15_000;

/**
 * Breaks a connection that receives nothing for longer than any statement may take: the server hangs or the network lost it, and
 * the operating system alone would wait a quarter of an hour. Nothing idles that long in the pool.
 */
function socketWithTimeout(timeoutMs: number): Socket {
  const socket = new Socket().setKeepAlive(true);
  const silenceTimeoutMs = (timeoutMs * 4) / 3;
  return socket.setTimeout(silenceTimeoutMs, () =>
    socket.destroy(new Error('Connection terminated in silence')),
  );
}

/**
 * Connections to PostgreSQL by URL. Waiting for one gives up after 2 s (fail fast, reliability F17).
 * @param settings of the server for each connection, as `-c name=value`
 */
export function openPool(url: string, poolSize: number, timeoutMs: number, settings = ''): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 2_000,
    ...(timeoutMs > 0 && { stream: () => socketWithTimeout(timeoutMs) }),
    statement_timeout: timeoutMs,
    idle_in_transaction_session_timeout: timeoutMs,
    // Parallel workers and compiled queries take longer to start than the shop's queries take without them, and use processors that
    // other visitors need. What the shop reads often is in memory, where a page costs the same wherever it lies.
    options: `-c max_parallel_workers_per_gather=0 -c jit=off -c random_page_cost=1.1 ${settings}`.trimEnd(),
  });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  // Nor may a connection end the process that breaks between two statements of a transaction, which the pool does not watch: the
  // next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** PostgreSQL by URL; see openPool. */
export function connectPostgres(url: string, poolSize: number, timeoutMs = statementTimeoutMs): Connection {
  const pool = openPool(url, poolSize, timeoutMs);
  const db = drizzle(pool) as unknown as Database;
  return {
    db,
    engine: 'postgres',
    pool,
    ping: async () => void (await db.execute(sql`select 1`)),
    close: () => pool.end(),
  };
}

/**
 * PGlite in a folder, or in memory without one. Only one process at a time may open the folder.
 * @param initialData dump of another database to start from
 */
export async function connectPglite(folder?: string, initialData?: Blob): Promise<PgliteConnection> {
  if (folder) await mkdir(folder, { recursive: true });
  const unlock = folder ? await lockFolder(folder) : async (): Promise<void> => undefined;
  const database = await PGlite.create(folder ? `${folder}/pglite` : 'memory://', {
    extensions: { pg_trgm },
    ...(initialData && { loadDataDir: initialData }),
  });
  const pool = openPglitePool(database);
  const db = drizzle(pool) as unknown as Database;
  return {
    db,
    engine: 'pglite',
    pool: null,
    dump: () => database.dumpDataDir('none'),
    ping: async () => void (await db.execute(sql`select 1`)),
    close: async () => {
      await pool.end();
      await database.close();
      await unlock();
    },
  };
}

export function connect(config: DatabaseConfig, timeoutMs = statementTimeoutMs): Promise<Connection> {
  if (config.DATABASE_URL)
    return Promise.resolve(connectPostgres(config.DATABASE_URL, config.DATABASE_POOL, timeoutMs));
  return connectPglite(config.DATA_DIR);
}
