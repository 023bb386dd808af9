import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import type { Context } from '../../../context.ts';
import { ShopError } from '../../../errors.ts';
import { requireAbility } from '../../session/abilities.ts';
import * as store from './store.ts';

const pageSize = 20;

/** @throws ShopError UNAUTHENTICATED, PERMISSION_DENIED without the right to see it, BAD_REQUEST for no such page */
export async function readActions(
  context: Context,
  page: number,
): Promise<ResolversParentTypes['ActionsInPlace']> {
  const { customerId } = requireAbility(context, 'see-actions');
  if (page < 1 || page > 100_000) throw new ShopError('BAD_REQUEST', badRequestMessage);
  const [total, rows] = await Promise.all([
    store.countActions(context.db, customerId),
    store.findActions(context.db, customerId, pageSize, (page - 1) * pageSize),
  ]);
  return {
    actions: rows.map(({ id, at, ...row }) => ({ id: String(id), at: at.toISOString(), ...row })),
    total,
    page,
    pageCount: Math.max(1, Math.ceil(total / pageSize)),
  };
}
