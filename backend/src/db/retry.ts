import { setTimeout as sleep } from 'node:timers/promises';
import { isConnectionLost } from './unavailable.ts';

/** SQLSTATEs of a transaction that was rolled back only because of concurrent ones. */
const conflictStates = new Set(['40001', '40P01']);

/** Retries a whole transaction, at most `times` attempts in all, when it was the victim of a deadlock or a conflict. */
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

/** A restart of PostgreSQL takes a second or two, so requests wait for it instead of failing (milliseconds). */
const restartTimeoutMs = 5_000;

/**
 * Retries work while the database is unavailable. Only for work that itself detects whether an earlier commit succeeded although
 * its response was lost.
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

/** SQLSTATE of a database error, also where drizzle has wrapped it; empty for any other error. */
export function sqlState(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return '';
}
