import type { Session } from '../../../context.ts';
import { hashInput } from '../../../hash-input.ts';
import type { Database } from '../../../db/connect.ts';
import { findLastFailedKey, findLastPlacedKey, type LastOrder, repeatKeyPrefix } from './store.ts';

/**
 * The idempotency key of one more order like the last: the same for every reader until this visitor has placed something, so that
 * two tabs place one order. It ends with a number, which is another after a card was refused: the next press is a new try. Nobody
 * can guess it, because the keys that it is made of are random.
 */
export async function repeatKey(
  db: Database,
  { actorId, customerId, billToId }: Session,
  { order, idempotencyKey }: Pick<LastOrder, 'order' | 'idempotencyKey'>,
): Promise<string> {
  const lastPlacedKey = await findLastPlacedKey(db, actorId);
  const hash = hashInput(['repeat', actorId, customerId, billToId, order.id, idempotencyKey, lastPlacedKey]);
  const start = `${repeatKeyPrefix}${hash}:`;
  const failedKey = await findLastFailedKey(db, actorId, start);
  const number = failedKey === null ? 1 : Number(failedKey.slice(start.length)) + 1;
  return `${start}${number}`;
}

/** Whether an attempt was one more order like the last. */
export const isRepeatKey = (idempotencyKey: string): boolean => idempotencyKey.startsWith(repeatKeyPrefix);
