import type { Session } from '../../../context.ts';
import { hashInput } from '../../../hash-input.ts';
import type { Database } from '../../../db/connect.ts';
import { findLastPlacedKey, type LastOrder } from './store.ts';

/**
 * The idempotency key of one more order like the last: the same for every reader until this visitor has placed something, so that
 * two tabs place one order. Nobody can guess it, because the keys that it is made of are random.
 */
export async function repeatKey(
  db: Database,
  { actorId, customerId, billToId }: Session,
  { order, idempotencyKey }: LastOrder,
): Promise<string> {
  const lastPlacedKey = await findLastPlacedKey(db, actorId);
  return hashInput(['repeat', actorId, customerId, billToId, order.id, idempotencyKey, lastPlacedKey]);
}
