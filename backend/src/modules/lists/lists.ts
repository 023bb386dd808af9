import { dayMs } from '../../../../lib/rules/dates/durations.ts';
import type { ResolversParentTypes } from '../../../../graphql/generated/resolvers.ts';
import { badRequestMessage } from '../../../../lib/rules/text/backend-messages.ts';
import { maximumListNameLength, normaliseListName } from '../../../../lib/rules/orders/list-name.ts';
import type { Context, Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import type { ListKind } from '../../db/schema/lists.ts';
import { ShopError } from '../../errors.ts';
import { requireSession } from '../session/sessions.ts';
import { toList } from './internal/read.ts';
import { requireManagedList, requireVisibleList } from './internal/rights.ts';
import * as store from './internal/store.ts';

type List = ResolversParentTypes['ProductList'];
type Input = ResolversParentTypes['ProductListInput'];

/** More than a company can make use of; without a limit a script could fill the table. */
const maxLists: Readonly<Record<ListKind, number>> = { List: 200, Cart: 50 };

const tooManyMessages: Readonly<Record<ListKind, string>> = {
  List: 'Ekki er hægt að búa til fleiri lista. Vinsamlegast eyðið fyrst lista sem er ekki í notkun.',
  Cart: 'Ekki er hægt að geyma fleiri körfur. Vinsamlegast eyðið fyrst körfu sem er ekki í notkun.',
};
const nameTakenMessages: Readonly<Record<ListKind, string>> = {
  List: 'Listi með þessu nafni er þegar til.',
  Cart: 'Karfa með þessu nafni er þegar til.',
};
/** How long a deleted list can be restored (days). */
const restorableDays = 30;

/**
 * Creates a list for the customer acted for. A person who acts for themselves shares with no one.
 * @throws ShopError UNAUTHENTICATED, BAD_REQUEST for an invalid name, FAILED_PRECONDITION for a taken one or too many lists
 */
export function createList(context: Context, input: Input): Promise<List> {
  return inListTransaction(context, async (tx, session) => {
    const name = await requireFreeName(tx, session, 'List', input.name);
    await requireRoom(tx, session, 'List');
    const id = await store.insertList(tx, {
      customerId: session.customerId,
      makerId: session.actorId,
      name,
      isShared: input.isShared && actsForCompany(session),
    });
    return toList(tx, session, await requireVisibleList(tx, session, String(id)));
  });
}

/** @throws ShopError as createList; NOT_FOUND and PERMISSION_DENIED for lists that the visitor may not manage */
export function updateList(context: Context, listId: string, input: Input): Promise<List> {
  return inListTransaction(context, async (tx, session) => {
    const list = await requireManagedList(tx, session, listId);
    const name = await requireFreeName(tx, session, list.kind, input.name, list.id);
    const isCreator = list.makerId === session.actorId;
    // Only the maker may share a list or stop sharing it.
    const isShared = isCreator ? input.isShared && actsForCompany(session) : list.isShared;
    await store.updateList(tx, list.id, { name, isShared });
    return toList(tx, session, await requireVisibleList(tx, session, listId));
  });
}

/** @throws ShopError NOT_FOUND, PERMISSION_DENIED */
export function deleteList(context: Context, listId: string): Promise<boolean> {
  return inListTransaction(context, async (tx, session) => {
    const list = await requireManagedList(tx, session, listId);
    await store.updateList(tx, list.id, { deletedAt: new Date() });
    return true;
  });
}

/** Restores a deleted list. @throws ShopError as createList when its name has been taken since; NOT_FOUND, PERMISSION_DENIED */
export function restoreList(context: Context, listId: string): Promise<List> {
  return inListTransaction(context, async (tx, session) => {
    const list = await requireManagedList(tx, session, listId, true);
    await requireFreeName(tx, session, list.kind, list.name);
    await requireRoom(tx, session, list.kind);
    await store.updateList(tx, list.id, { deletedAt: null });
    return toList(tx, session, await requireVisibleList(tx, session, listId));
  });
}

/** Purges lists that were deleted long ago. */
export function sweepLists(db: Database): Promise<void> {
  return store.purgeDeleted(db, new Date(Date.now() - restorableDays * dayMs));
}

/**
 * A change of the customer's lists: serialised, and only for the page's own customer.
 * @throws ShopError UNAUTHENTICATED for a guest, FAILED_PRECONDITION when the page was made for another customer
 */
export function inListTransaction<T>(
  context: Context,
  change: (tx: Database, session: Session) => Promise<T>,
): Promise<T> {
  const session = requireSession(context);
  return context.db.transaction(async (tx) => {
    await store.lockLists(tx, session.customerId);
    return change(tx, session);
  });
}

/** Whether there are others to share with. */
export const actsForCompany = ({ role }: Session): boolean => role !== 'Private';

/** @throws ShopError FAILED_PRECONDITION when the customer has as many as there may be */
export async function requireRoom(tx: Database, { customerId }: Session, kind: ListKind): Promise<void> {
  if ((await store.countLists(tx, customerId, kind)) >= maxLists[kind])
    throw new ShopError('FAILED_PRECONDITION', tooManyMessages[kind], { reason: 'lists' });
}

/** Names are unique among the lists that one person sees; lists that they do not see are not revealed. */
export async function requireFreeName(
  tx: Database,
  session: Session,
  kind: ListKind,
  typed: string,
  exceptListId: number | null = null,
): Promise<string> {
  const name = normaliseListName(typed);
  if (name === null)
    throw new ShopError('BAD_REQUEST', badRequestMessage, {
      fields: { name: `Nafnið þarf að vera 1 til ${maximumListNameLength} stafir.` },
    });
  const taken = (await store.findLists(tx, session, { kind })).some(
    (list) => list.id !== exceptListId && list.name.toLowerCase() === name.toLowerCase(),
  );
  if (taken) throw new ShopError('FAILED_PRECONDITION', nameTakenMessages[kind], { reason: 'name' });
  return name;
}
