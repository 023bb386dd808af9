import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from './connect.ts';
import { maxLagMs, type ReplicaLag } from './replica-lag.ts';
import { isConnectionLost } from './unavailable.ts';

/** Reads by the first, and where that fails once by the second. */
type Reader = <T>(fromReplica: () => Promise<T>, fromPrimary: () => Promise<T>) => Promise<T>;

/** Without the replica while its lag is over the bound. A lost connection is known to `lag` at once. */
export function createReader(lag: ReplicaLag, log: Logger): Reader {
  return async (fromReplica, fromPrimary) => {
    if (lag.ageAt(performance.now()) > maxLagMs) return fromPrimary();
    try {
      return await fromReplica();
    } catch (error) {
      if (isConnectionLost(error)) lag.fail();
      // Whatever is wrong with the statement itself fails there again, and is reported from there.
      const answer = await fromPrimary();
      log.warn({ err: error }, 'a read failed on the replica and was sent to the primary');
      return answer;
    }
  };
}

/** Stands in for a pool where drizzle only sends statements. */
class ReadClient {
  readonly #read: Reader;
  readonly #replica: pg.Pool;
  readonly #primary: pg.Pool;

  constructor(read: Reader, replica: pg.Pool, primary: pg.Pool) {
    this.#read = read;
    this.#replica = replica;
    this.#primary = primary;
  }

  query(statement: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> {
    return this.#read(
      () => this.#replica.query(statement, values),
      () => this.#primary.query(statement, values),
    );
  }
}

/** A database whose statements and transactions go through `read`, to one pool or the other. */
export function createReadDatabase(read: Reader, replica: pg.Pool, primary: pg.Pool): Database {
  const toDatabase = (client: pg.Pool | ReadClient): Database => drizzle({ client: client as pg.Pool });
  const db = toDatabase(new ReadClient(read, replica, primary));
  const [onReplica, onPrimary] = [toDatabase(replica), toDatabase(primary)];
  // All of a transaction's statements have to reach one server.
  db.transaction = (work, config) =>
    read(
      () => onReplica.transaction(work, config),
      () => onPrimary.transaction(work, config),
    );
  return db;
}
