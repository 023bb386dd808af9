import type { Context } from '../../../context.ts';
import type { AttemptKind } from '../../../db/schema/orders.ts';
import { ShopError } from '../../../errors.ts';
import { requireAbility } from '../../session/abilities.ts';
import { type AttemptRow, findAttempt } from './store.ts';

const abilityFor = { Order: 'order', Invoices: 'pay-invoices' } as const;

/** The customer's own attempt of this kind with this key. @throws ShopError NOT_FOUND, also for another customer's */
export async function requireOwnAttempt(
  context: Context,
  idempotencyKey: string,
  kind: AttemptKind,
): Promise<AttemptRow> {
  const { customerId } = requireAbility(context, abilityFor[kind]);
  const attempt = await findAttempt(context.db, idempotencyKey);
  if (attempt?.customerId !== customerId || attempt.kind !== kind) throw new ShopError('NOT_FOUND');
  return attempt;
}
