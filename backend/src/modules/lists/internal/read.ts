import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import { compareIcelandic } from '../../../../../lib/rules/text/icelandic-order.ts';
import type { Context, Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import type { ListKind } from '../../../db/schema/lists.ts';
import { parseProductId, readProductsByIds } from '../../catalogue/read-catalogue.ts';
import { seesPrices } from '../../session/abilities.ts';
import { requireSession } from '../../session/sessions.ts';
import { mayManage, requireVisibleList } from './rights.ts';
import * as store from './store.ts';

type List = ResolversParentTypes['ProductList'];

/** The visitor's lists of a kind by name, and the quantities of a product on them. @throws ShopError UNAUTHENTICATED for a guest */
export async function readLists(
  context: Context,
  kind: ListKind,
  productId: string | null = null,
): Promise<List[]> {
  const session = requireSession(context);
  const rows = await store.findLists(context.db, session, { kind });
  const lists = await toLists(context.db, session, rows, productId);
  return lists.toSorted((a, b) => compareIcelandic(a.name, b.name));
}

/** @throws ShopError UNAUTHENTICATED for a guest, NOT_FOUND for a list that this visitor may not see */
export async function readList(
  context: Context,
  listId: string,
): Promise<ResolversParentTypes['ProductListDetail']> {
  const { db, visitor } = context;
  const session = requireSession(context);
  const row = await requireVisibleList(db, session, listId);
  const guest = !seesPrices(visitor);
  const lines = await store.findLines(db, row.id, guest);
  const ids = lines.map(({ productId }) => productId);
  const products = new Map((await readProductsByIds(db, ids, guest)).map((product) => [product.id, product]));
  return {
    list: await toList(db, session, row),
    lines: lines.map(({ productId, author, ...line }) => ({
      ...line,
      productId: String(productId),
      addedBy: author && {
        name: author.name,
        isVisitor: author.id === session.actorId,
        at: author.at.toISOString(),
      },
      product: products.get(productId) ?? null,
    })),
  };
}

/** A list in the contract's form. */
export async function toList(
  db: Database,
  session: Session,
  row: store.ListRow,
  productId: string | null = null,
): Promise<List> {
  const [list] = await toLists(db, session, [row], productId);
  if (!list) throw new Error('The list is gone');
  return list;
}

async function toLists(
  db: Database,
  session: Session,
  rows: readonly store.ListRow[],
  productId: string | null,
): Promise<List[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const requested = productId === null ? null : parseProductId(productId);
  const [counts, quantities] = await Promise.all([
    store.countLines(db, ids),
    requested === null ? new Map<number, number>() : store.findQuantities(db, ids, requested),
  ]);
  return rows.map((row) => {
    const isOwn = row.makerId === session.actorId;
    return {
      id: String(row.id),
      kind: row.kind,
      name: row.name,
      isShared: row.isShared,
      isOwn,
      makerName: isOwn ? null : row.makerName,
      mayManage: mayManage(session, row),
      lineCount: counts.get(row.id) ?? 0,
      changedAt: row.changedAt.toISOString(),
      quantity: quantities.get(row.id) ?? null,
      handedOver:
        row.fromName === null ? null : { fromName: row.fromName, isNew: isOwn && row.takenAt === null },
    };
  });
}
