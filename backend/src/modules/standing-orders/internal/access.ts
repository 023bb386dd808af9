import { may } from '../../../../../lib/rules/people/abilities.ts';
import type { Context, Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { toRowId } from '../../../row-id.ts';
import { requireAbility } from '../../session/abilities.ts';
import { lockStandingOrder, type StandingRow } from './store.ts';

/** A standing order is managed by its maker and by those who manage the company's people. */
export function mayManage(session: Session, { makerId }: Pick<StandingRow, 'makerId'>): boolean {
  return makerId === session.actorId || may(session, 'manage-employees');
}

/**
 * Changes one of the customer's standing orders, with its row locked.
 * @throws ShopError UNAUTHENTICATED; NOT_FOUND for another customer's; PERMISSION_DENIED for a colleague's, or without the right
 * to order; FAILED_PRECONDITION for one that has ended
 */
export async function changeStandingOrder(
  context: Context,
  standingOrderId: string,
  change: (tx: Database, row: StandingRow, session: Session) => Promise<void>,
): Promise<number> {
  const session = requireAbility(context, 'order');
  return context.db.transaction(async (tx) => {
    const row = await lockStandingOrder(tx, toRowId(standingOrderId), session.customerId);
    if (!row) throw new ShopError('NOT_FOUND');
    if (!mayManage(session, row))
      throw new ShopError(
        'PERMISSION_DENIED',
        'Aðeins sá sem stofnaði föstu pöntunina eða stjórnandi getur breytt henni.',
      );
    await change(tx, row, session);
    return row.id;
  });
}

export function requireOpen({ status }: StandingRow): void {
  if (status === 'Ended')
    throw new ShopError('FAILED_PRECONDITION', 'Föstu pöntuninni hefur verið hætt.', {
      reason: 'standing.ended',
    });
}
