import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import { maximumQuantity } from '../../../../../lib/rules/orders/quantity.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import type { ListKind } from '../../../db/schema/lists.ts';
import { ShopError } from '../../../errors.ts';
import { readProductById, parseProductId } from '../../catalogue/read-catalogue.ts';
import { seesPrices } from '../../session/abilities.ts';
import { toList } from './read.ts';
import { requireVisibleList } from './rights.ts';
import { inListTransaction } from '../lists.ts';
import * as store from './store.ts';

type List = ResolversParentTypes['ProductList'];

/** The whole list is one page, and one click adds it to the cart; a cart is kept as it is. */
const maxLines: Readonly<Record<ListKind, number>> = { List: 200, Cart: 500 };

/**
 * Puts a product on a list or changes its quantity.
 * @param quantity units; null keeps that of an existing line, and is one sales unit for a new one
 * @throws ShopError UNAUTHENTICATED, NOT_FOUND for a list or a product that this visitor may not see, BAD_REQUEST for an invalid
 * quantity, FAILED_PRECONDITION for a full list
 */
export function setLine(
  context: Context,
  listId: string,
  productId: string,
  quantity: number | null,
): Promise<List> {
  if (quantity !== null && !(Number.isInteger(quantity) && quantity >= 1 && quantity <= maximumQuantity))
    throw new ShopError('BAD_REQUEST', badRequestMessage);
  return inListTransaction(context, async (tx, session) => {
    const list = await requireVisibleList(tx, session, listId);
    const product = await readProductById(tx, productId, !seesPrices(context.visitor));
    if (!product) throw new ShopError('NOT_FOUND');
    await requireRoom(tx, list, product.id);
    const line = {
      listId: list.id,
      productId: product.id,
      quantity: quantity ?? product.unitOfMeasure,
      addedById: session.actorId,
    };
    await store.putLine(tx, line, quantity === null ? 'keep' : 'replace');
    return touchAndReadList(tx, session, listId, productId);
  });
}

/** @throws ShopError UNAUTHENTICATED, NOT_FOUND for a list that the visitor may not see, or a product that is not on it */
export function removeLine(context: Context, listId: string, productId: string): Promise<List> {
  return inListTransaction(context, async (tx, session) => {
    const list = await requireVisibleList(tx, session, listId);
    await removeExistingLine(tx, list.id, productId);
    return touchAndReadList(tx, session, listId, productId);
  });
}

/** @throws ShopError as removeLine for either list; FAILED_PRECONDITION when the target is full */
export function moveLine(
  context: Context,
  listId: string,
  productId: string,
  toListId: string,
): Promise<List> {
  return inListTransaction(context, async (tx, session) => {
    const [from, to] = [
      await requireVisibleList(tx, session, listId),
      await requireVisibleList(tx, session, toListId),
    ];
    if (from.id === to.id) return toList(tx, session, to, productId);
    const line = await removeExistingLine(tx, from.id, productId);
    await requireRoom(tx, to, line.productId);
    await store.putLine(tx, { listId: to.id, addedById: session.actorId, ...line }, 'add');
    await store.updateList(tx, from.id, {});
    return touchAndReadList(tx, session, toListId, productId);
  });
}

async function removeExistingLine(tx: Database, listId: number, productId: string) {
  const id = parseProductId(productId);
  const quantity = id === null ? null : await store.deleteLine(tx, listId, id);
  if (id === null || quantity === null) throw new ShopError('NOT_FOUND');
  return { productId: id, quantity };
}

async function requireRoom(
  tx: Database,
  { id, kind }: Pick<store.ListRow, 'id' | 'kind'>,
  productId: number,
): Promise<void> {
  const alreadyListed = (await store.findQuantities(tx, [id], productId)).size > 0;
  const lines = (await store.countLines(tx, [id])).get(id) ?? 0;
  if (!alreadyListed && lines >= maxLines[kind])
    throw new ShopError(
      'FAILED_PRECONDITION',
      kind === 'List'
        ? 'Ekki komast fleiri vörur á listann. Vinsamlegast búið til nýjan lista.'
        : 'Ekki komast fleiri vörur í körfuna.',
      { reason: 'lines' },
    );
}

/** Records the change, and returns the list as it is now. */
async function touchAndReadList(
  tx: Database,
  session: Parameters<typeof toList>[1],
  listId: string,
  productId: string,
): Promise<List> {
  const { id } = await requireVisibleList(tx, session, listId);
  await store.updateList(tx, id, {});
  return toList(tx, session, await requireVisibleList(tx, session, listId), productId);
}
