import { may } from '../../../../../lib/rules/people/abilities.ts';
import type { Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { toRowId } from '../../../row-id.ts';
import { findLists, type ListRow } from './store.ts';

/** A list is managed by its maker, and a shared one also by those who manage the company's people. */
export function mayManage(session: Session, { makerId }: Pick<ListRow, 'makerId'>): boolean {
  return makerId === session.actorId || may(session, 'manage-employees');
}

/** @throws ShopError NOT_FOUND for a list that this visitor may not see, the same whatever the reason */
export async function requireVisibleList(
  db: Database,
  session: Session,
  listId: string,
  deleted = false,
): Promise<ListRow> {
  const [list] = await findLists(db, session, { ids: [toRowId(listId)], deleted });
  if (!list) throw new ShopError('NOT_FOUND');
  return list;
}

/** @throws ShopError NOT_FOUND as above, PERMISSION_DENIED for a colleague's list */
export async function requireManagedList(
  db: Database,
  session: Session,
  listId: string,
  deleted = false,
): Promise<ListRow> {
  const list = await requireVisibleList(db, session, listId, deleted);
  if (!mayManage(session, list))
    throw new ShopError(
      'PERMISSION_DENIED',
      list.kind === 'List'
        ? 'Aðeins sá sem bjó listann til eða stjórnandi getur breytt honum.'
        : 'Aðeins sá sem á körfuna eða stjórnandi getur breytt henni.',
    );
  return list;
}
