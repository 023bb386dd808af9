import type { ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import type { Context } from '../../../context.ts';
import { retryOnConflict } from '../../../db/retry.ts';
import { ShopError } from '../../../errors.ts';
import { toRowId } from '../../../row-id.ts';
import { requireAbility } from '../../session/abilities.ts';
import { moveOrder } from '../move-order.ts';
import * as store from './store.ts';
import { declareWithdrawal } from '../withdrawal.ts';

/** Row id of an order of this customer. @throws ShopError NOT_FOUND, also for another customer's */
async function requireOwnOrder(context: Context, id: string): Promise<number> {
  const session = requireAbility(context, 'order');
  const orderId = toRowId(id);
  if (!(await store.findOrder(context.db, orderId, session))) throw new ShopError('NOT_FOUND');
  return orderId;
}

/** Cancels an order of which nothing has shipped; stock and money are returned. */
export async function cancelOrder(context: Context, id: string): Promise<void> {
  const orderId = await requireOwnOrder(context, id);
  const session = requireAbility(context, 'order');
  await retryOnConflict(() =>
    context.db.transaction((tx) => moveOrder(tx, context.config, orderId, 'Deleted', session)),
  );
}

export async function withdrawFromOrder(
  context: Context,
  id: string,
  lines: readonly ResolversTypes['OrderLineInput'][],
  sealsUnbroken: boolean,
): Promise<void> {
  const orderId = await requireOwnOrder(context, id);
  const session = requireAbility(context, 'order');
  const units = toUnits(lines);
  await retryOnConflict(() =>
    context.db.transaction((tx) =>
      declareWithdrawal(tx, context.config, session, orderId, { units, sealsUnbroken }),
    ),
  );
}

/** Units by row id. @throws ShopError BAD_REQUEST for an invalid line, or a line twice */
export function toUnits(lines: readonly ResolversTypes['OrderLineInput'][]): Map<number, number> {
  const units = new Map<number, number>();
  for (const { itemId, quantity } of lines) {
    const id = toRowId(itemId);
    if (id === 0 || units.has(id) || quantity < 1) throw new ShopError('BAD_REQUEST', badRequestMessage);
    units.set(id, quantity);
  }
  return units;
}
