import { setTimeout as sleep } from 'node:timers/promises';
import { isConnectionLost } from './unavailable.ts';

/** PostgreSQL's codes for a transaction that was undone only because of what others did at the same time. */
const conflictStates = new Set(['40001', '40P01']);

/** Runs a whole transaction again, at most `times` in all, when it was the victim of a deadlock or a conflict. */
export async function retryOnConflict<T>(transaction: () => Promise<T>, times = 3): Promise<T> {
  for (let triesLeft = times; ; triesLeft -= 1) {
    try {
      return await transaction();
    } catch (error) {
      if (triesLeft <= 1 || !conflictStates.has(sqlState(error))) throw error;
      await sleep(10 + Math.random() * 40);
    }
  }
}

/** A restart of PostgreSQL takes a second or two; anyone who waits for an answer waits for the rest of it too (milliseconds). */
const restartTimeoutMs = 5_000;

/**
 * Runs work again while the database is away. Only for what finds out by itself whether an earlier commit came through
 * though its answer was lost.
 */
export async function retryWhileUnavailable<T>(work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + restartTimeoutMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isConnectionLost(error) || performance.now() > deadline) throw error;
      await sleep(100 + Math.random() * 100);
    }
  }
}

/** SQLSTATE of a database error, found through what drizzle wraps around it; empty when it is none. */
export function sqlState(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return '';
}
