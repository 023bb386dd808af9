import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { PgliteStream } from './pglite-stream.ts';

/** Each prepared statement takes memory until the process ends, and a statement this long is a list that seldom comes again. */
const maxPrepared = 500;
const maxPreparedLength = 8_000;

/**
 * Connection of node-postgres to PGlite, whose statements are prepared at their first use: reading and planning one takes PGlite
 * longer than running it.
 */
class PgliteClient extends pg.Client {
  readonly #names = new Map<string, string>();

  constructor(config?: pg.ClientConfig) {
    super(config);
    const send = this.query.bind(this) as (...args: unknown[]) => unknown;
    this.query = ((statement: unknown, ...rest: unknown[]) =>
      send(isStatement(statement) ? this.#prepare(statement) : statement, ...rest)) as pg.Client['query'];
  }

  #prepare(statement: pg.QueryConfig): pg.QueryConfig {
    const { text } = statement;
    if (text.length > maxPreparedLength) return statement;
    let name = this.#names.get(text);
    if (name === undefined && this.#names.size < maxPrepared) {
      // As a trace shows it: what kind of statement, and which.
      name = `${text.trimStart().split(/\s/, 1)[0]} ${this.#names.size}`;
      this.#names.set(text, name);
    }
    return name === undefined ? statement : { ...statement, name };
  }
}

/** As Drizzle sends each of its statements; a text alone is sent as it is. */
const isStatement = (statement: unknown): statement is pg.QueryConfig =>
  typeof statement === 'object' &&
  statement !== null &&
  'text' in statement &&
  typeof statement.text === 'string';

/** The only connection to a PGlite that is ready: who needs it waits for its turn, as long as that takes. */
export function openPglitePool(database: PGlite): pg.Pool {
  const pool = new pg.Pool({
    Client: PgliteClient,
    stream: () => new PgliteStream(database),
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
  });
  // As in openPool: a connection that breaks is replaced at the next query.
  pool.on('error', () => undefined);
  return pool;
}
