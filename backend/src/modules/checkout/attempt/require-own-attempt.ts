import type { Context } from '../../../context.ts';
import { ShopError } from '../../../errors.ts';
import { requireAbility } from '../../session/abilities.ts';
import { type AttemptRow, findAttempt } from './store.ts';

/** The customer's own attempt with this key. @throws ShopError NOT_FOUND, also for another customer's */
export async function requireOwnAttempt(context: Context, idempotencyKey: string): Promise<AttemptRow> {
  const { customerId } = requireAbility(context, 'order');
  const attempt = await findAttempt(context.db, idempotencyKey);
  if (attempt?.customerId !== customerId) throw new ShopError('NOT_FOUND');
  return attempt;
}
