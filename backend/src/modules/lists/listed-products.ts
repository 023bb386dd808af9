import { inArray } from 'drizzle-orm';
import { compareIcelandic } from '../../../../lib/rules/text/icelandic-order.ts';
import type { Database } from '../../db/connect.ts';
import { productListLines } from '../../db/schema/lists.ts';
import { findLists, type Viewer } from './internal/store.ts';

interface ListedProducts {
  id: number;
  name: string;
  productIds: number[];
}

/** The lists that somebody sees, by name, with the ids of their goods, also of those that are not sold any more. */
export async function readListedProducts(db: Database, viewer: Viewer): Promise<ListedProducts[]> {
  const lists = await findLists(db, viewer, { kind: 'List' });
  const ids = lists.map(({ id }) => id);
  const lines =
    ids.length === 0
      ? []
      : await db
          .select({ listId: productListLines.listId, productId: productListLines.productId })
          .from(productListLines)
          .where(inArray(productListLines.listId, ids));
  const byList = Map.groupBy(lines, ({ listId }) => listId);
  return lists
    .map(({ id, name }) => ({
      id,
      name,
      productIds: (byList.get(id) ?? []).map(({ productId }) => productId),
    }))
    .toSorted((a, b) => compareIcelandic(a.name, b.name));
}
