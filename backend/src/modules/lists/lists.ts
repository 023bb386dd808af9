import { dayMs } from '../../../../lib/rules/dates/durations.ts';
import type { ResolversParentTypes } from '../../../../graphql/generated/resolvers.ts';
import { badRequestMessage } from '../../../../lib/rules/text/backend-messages.ts';
import { maximumListNameLength, normaliseListName } from '../../../../lib/rules/orders/list-name.ts';
import type { Context, Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import { requireSession } from '../session/sessions.ts';
import { toList } from './internal/read.ts';
import { requireManagedList, requireVisibleList } from './internal/rights.ts';
import * as store from './internal/store.ts';

type List = ResolversParentTypes['ProductList'];
type Input = ResolversParentTypes['ProductListInput'];

/** More than a company can make use of; without a limit a script could fill the table. */
const maxLists = 200;
/** How long a deleted list can be restored (days). */
const restorableDays = 30;

/**
 * Creates a list for the customer acted for. A person who acts for themselves shares with no one.
 * @throws ShopError UNAUTHENTICATED, BAD_REQUEST for an invalid name, FAILED_PRECONDITION for a taken one or too many lists
 */
export function createList(context: Context, input: Input): Promise<List> {
  return inListTransaction(context, async (tx, session) => {
    const name = await requireFreeName(tx, session, input.name);
    await requireRoom(tx, session);
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
    const name = await requireFreeName(tx, session, input.name, list.id);
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
    await requireFreeName(tx, session, list.name);
    await requireRoom(tx, session);
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

const actsForCompany = ({ role }: Session): boolean => role !== 'Private';

async function requireRoom(tx: Database, { customerId }: Session): Promise<void> {
  if ((await store.countLists(tx, customerId)) >= maxLists)
    throw new ShopError(
      'FAILED_PRECONDITION',
      'Ekki er hægt að búa til fleiri lista. Vinsamlegast eyðið fyrst lista sem er ekki í notkun.',
      { reason: 'lists' },
    );
}

/** Names are unique among the lists that one person sees; lists that they do not see are not revealed. */
async function requireFreeName(
  tx: Database,
  session: Session,
  typed: string,
  exceptListId: number | null = null,
): Promise<string> {
  const name = normaliseListName(typed);
  if (name === null)
    throw new ShopError('BAD_REQUEST', badRequestMessage, {
      fields: { name: `Nafnið þarf að vera 1 til ${maximumListNameLength} stafir.` },
    });
  const taken = (await store.findLists(tx, session)).some(
    (list) => list.id !== exceptListId && list.name.toLowerCase() === name.toLowerCase(),
  );
  if (taken)
    throw new ShopError('FAILED_PRECONDITION', 'Listi með þessu nafni er þegar til.', { reason: 'name' });
  return name;
}
