import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import { messageForCode } from '../../../../lib/rules/text/messages.ts';
import * as store from './internal/store.ts';

export interface Limit {
  /** What is counted and for which client. */
  key: string;
  tries: number;
  windowSeconds: number;
  /** Counts successes as well; without it only failures. */
  countsSuccess?: true;
}

/**
 * Runs `attempt` and counts it, unless it succeeds and only failures are counted. The counter is in the database and is
 * incremented before the work, so that neither parallel attempts nor a second process get more.
 * @throws ShopError UNAVAILABLE (HTTP 429) when the limit is reached
 */
export async function withLimit<T>(db: Database, limit: Limit, attempt: () => Promise<T>): Promise<T> {
  if (!(await countWithinLimit(db, limit))) throw tooManyError();
  try {
    const result = await attempt();
    if (!limit.countsSuccess) await store.decrementTries(db, limit.key);
    return result;
  } catch (error) {
    // Not the caller's fault: no one is locked out because another service was down.
    if (error instanceof ShopError && error.code === 'UNAVAILABLE') await store.decrementTries(db, limit.key);
    throw error;
  }
}

/**
 * Runs `attempt` and counts it only when it was refused; valid requests always pass, whatever others on the same network did.
 * Only for unguessable input, such as signed tokens: there the limit guards against load and noise, not guessing.
 * @throws as `attempt`; instead ShopError UNAVAILABLE (HTTP 429) once too many were refused
 */
export async function withRefusalLimit<T>(
  db: Database,
  limit: Omit<Limit, 'countsSuccess'>,
  attempt: () => Promise<T>,
): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    const isRefusal = error instanceof ShopError && error.code !== 'UNAVAILABLE';
    if (isRefusal && !(await countWithinLimit(db, limit))) throw tooManyError();
    throw error;
  }
}

/** Counts one attempt. @returns whether it is within the limit */
export async function countWithinLimit(db: Database, limit: Omit<Limit, 'countsSuccess'>): Promise<boolean> {
  return (await store.incrementTries(db, limit.key, limit.windowSeconds)) <= limit.tries;
}

function tooManyError(): ShopError {
  return new ShopError('UNAVAILABLE', messageForCode('too-many-requests'), {
    reason: 'err.tooMany',
    http: { status: 429 },
  });
}
