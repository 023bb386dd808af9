import type { ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import type { Context } from '../../../context.ts';
import { retried } from '../../../db/retry.ts';
import { ShopError } from '../../../errors.ts';
import { rowIdOf } from '../../../row-id.ts';
import { requireAbility } from '../../session/abilities.ts';
import { moveOrder } from '../move-order.ts';
import * as store from './store.ts';
import { withdraw } from '../withdrawal.ts';

/** Row id of an order of this customer. @throws ShopError NOT_FOUND for anybody else's, as for one that does not exist */
async function ownOrder(context: Context, id: string): Promise<number> {
  const { customerId } = requireAbility(context, 'order');
  const orderId = rowIdOf(id);
  if (!(await store.findOrder(context.db, orderId, customerId))) throw new ShopError('NOT_FOUND');
  return orderId;
}

/** The customer calls off an order that nothing is shipped of; all that it took is given back. */
export async function cancelOrder(context: Context, id: string): Promise<void> {
  const orderId = await ownOrder(context, id);
  const session = requireAbility(context, 'order');
  await retried(() =>
    context.db.transaction((tx) => moveOrder(tx, context.config, orderId, 'Deleted', session)),
  );
}

export async function withdrawFromOrder(
  context: Context,
  id: string,
  lines: readonly ResolversTypes['OrderLineInput'][],
  sealsUnbroken: boolean,
): Promise<void> {
  const orderId = await ownOrder(context, id);
  const session = requireAbility(context, 'order');
  const units = readUnits(lines);
  await retried(() =>
    context.db.transaction((tx) => withdraw(tx, context.config, session, orderId, { units, sealsUnbroken })),
  );
}

/** Units by row id. @throws ShopError BAD_REQUEST for what cannot be a line, or a line twice */
export function readUnits(lines: readonly ResolversTypes['OrderLineInput'][]): Map<number, number> {
  const units = new Map<number, number>();
  for (const { itemId, quantity } of lines) {
    const id = rowIdOf(itemId);
    if (id === 0 || units.has(id) || quantity < 1) throw new ShopError('BAD_REQUEST', badRequestMessage);
    units.set(id, quantity);
  }
  return units;
}
