import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import { messageForCode } from '../../../../lib/rules/messages.ts';
import * as store from './store.ts';

export interface Limit {
  /** What is counted and for whom. */
  key: string;
  tries: number;
  windowSeconds: number;
  /** Counts what succeeds as well; without it only failures are. */
  countsSuccess?: true;
}

/**
 * Runs `attempt` and counts it, unless it succeeds and only failures are counted. The counter is in the database and goes up before the
 * work, so that neither parallel tries nor a second process get more.
 * @throws ShopError UNAVAILABLE (HTTP 429) when the limit is reached
 */
export async function limited<T>(db: Database, limit: Limit, attempt: () => Promise<T>): Promise<T> {
  const count = await store.countTry(db, limit.key, limit.windowSeconds);
  if (count > limit.tries) {
    throw new ShopError('UNAVAILABLE', messageForCode('too-many-requests'), {
      reason: 'err.tooMany',
      http: { status: 429 },
    });
  }
  try {
    const result = await attempt();
    if (!limit.countsSuccess) await store.takeBackTry(db, limit.key);
    return result;
  } catch (error) {
    // Not the caller's fault: nobody is locked out because another service was down.
    if (error instanceof ShopError && error.code === 'UNAVAILABLE') await store.takeBackTry(db, limit.key);
    throw error;
  }
}
