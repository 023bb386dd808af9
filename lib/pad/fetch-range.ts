import { PadGoodsDocument } from '../../graphql/generated/documents-on-demand.ts';
import type { PadGoodsQuery } from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import type { PadProduct } from '../rules/orders/pad/search.ts';
import type { KeptRange } from './database.ts';

type Goods = PadGoodsQuery['padGoods'];

/** The goods of the customer acted for, as they are now. @throws BackendError */
export async function fetchRange(customer: { id: string; name: string }): Promise<KeptRange> {
  const products: PadProduct[] = [];
  let first: Goods | undefined;
  let after: string | null = null;
  do {
    const { padGoods }: PadGoodsQuery = await graphql(PadGoodsDocument, { after });
    first ??= padGoods;
    products.push(...padGoods.products);
    after = padGoods.next;
  } while (after !== null);
  return {
    customerId: customer.id,
    customerName: customer.name,
    savedAt: Date.now(),
    products,
    lists: first.lists,
    total: first.total,
  };
}
