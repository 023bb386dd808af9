import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { type Connection, type Database, openPool } from './connect.ts';
import { createReadDatabase, createReader } from './read-database.ts';
import { maxLagMs, parseLogPosition, ReplicaLag } from './replica-lag.ts';

/** A streaming replica of the primary, and how far it is behind. */
export interface Replica {
  /** Statements and transactions go to the replica; what fails there is sent to the primary once. For reads only. */
  readonly db: Database;
  /** Whether its answers are at most 2 s old and hold everything up to this position (null: whatever it has). */
  mayServe(position: string | null): boolean;
  /**
   * Resolves when no process reads from the replica any more what was there before the changes that are committed now.
   * @throws where the primary does not answer, or `signal` ends the wait
   */
  untilSeen(signal: AbortSignal): Promise<void>;
  /** For /readyz. */
  describe(): string;
  close(): Promise<void>;
}

/** Pause between two looks at the lag; a replica that keeps up then counts as a second old at most, half the bound (ms). */
const watchPauseMs = 500;
const watchTimeoutMs = 1_000;
/** Pause between two looks while a change waits to be replayed (ms). */
const replayPauseMs = 50;
/** What clocks of two processes may differ in two seconds (ms). */
const clockDriftMs = 100;
/** Lists take milliseconds: what takes longer is sent to the primary while the visitor still waits. */
const statementTimeoutMs = 2_000;

const primaryPosition = 'SELECT pg_current_wal_insert_lsn() AS position';
/** Null on a server that has been promoted: it no longer follows the primary. */
const replicaPosition = 'SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() END AS position';

/** The replica that the settings name; undefined when they name none. Watches its lag until it is closed. */
export function openReplica(
  { DATABASE_URL, DATABASE_REPLICA_URL, DATABASE_POOL }: Config,
  { pool: primary }: Pick<Connection, 'pool'>,
  log: Logger,
): Replica | undefined {
  if (!DATABASE_URL || !DATABASE_REPLICA_URL || !primary) return undefined;
  const lag = new ReplicaLag();
  const replica = openPool(
    DATABASE_REPLICA_URL,
    DATABASE_POOL,
    statementTimeoutMs,
    '-c default_transaction_read_only=on',
  );
  // Connections of their own: a busy pool is no lag.
  const primaryWatch = openPool(DATABASE_URL, 1, watchTimeoutMs);
  const replicaWatch = openPool(DATABASE_REPLICA_URL, 1, watchTimeoutMs);
  replicaWatch.on('error', () => lag.fail());
  const closing = new AbortController();

  const look = async (): Promise<void> => {
    const at = performance.now();
    const position = await readPosition(primaryWatch, primaryPosition);
    if (position !== null) lag.addPrimary(position, at);
    lag.addReplayed(await readPosition(replicaWatch, replicaPosition));
  };

  const isWithinBound = (): boolean => lag.ageAt(performance.now()) <= maxLagMs;

  const watch = async (): Promise<void> => {
    let wasUsed: boolean | null = null;
    while (!closing.signal.aborted) {
      await look().catch(() => lag.fail());
      if (isWithinBound() !== wasUsed) {
        wasUsed = isWithinBound();
        if (wasUsed) log.info('lists are read from the replica');
        else log.warn('the replica is away or too far behind: lists are read from the primary');
      }
      await sleep(watchPauseMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };
  const watching = watch();

  return {
    db: createReadDatabase(createReader(lag, log), replica, primary),
    mayServe: (position) =>
      isWithinBound() && (position === null || lag.hasReplayed(parseLogPosition(position))),
    async untilSeen(signal) {
      const committed = await readPosition(primaryWatch, primaryPosition);
      // From then on a process either knows that the replica has replayed it, or holds the replica for too old.
      const deadline = performance.now() + maxLagMs + clockDriftMs;
      while (performance.now() < deadline) {
        const replayed = await readPosition(replicaWatch, replicaPosition).catch(() => null);
        if (replayed !== null && committed !== null && replayed >= committed) return;
        await sleep(replayPauseMs, undefined, { signal });
      }
    },
    describe() {
      const age = lag.ageAt(performance.now());
      return isWithinBound()
        ? `lists from the replica, at most ${Math.round(age)} ms old`
        : 'lists from the primary: the replica is away or too far behind';
    },
    async close() {
      closing.abort();
      await watching;
      await Promise.all([replica, primaryWatch, replicaWatch].map((pool) => pool.end()));
    },
  };
}

async function readPosition(pool: pg.Pool, statement: string): Promise<bigint | null> {
  const { rows } = await pool.query<{ position: string | null }>(statement);
  const position = rows[0]?.position ?? null;
  return position === null ? null : parseLogPosition(position);
}
