import 'server-only';
import {
  FindLabelProductsDocument,
  LabelProductsByCodesDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type { LabelProductPartsFragment } from '../../graphql/generated/operations.ts';
import { maximumLabelProducts } from '../rules/products/label-sheets.ts';
import { readList } from './account.ts';
import { graphqlAsVisitor, readOrder } from './visitor.ts';

/** Where the goods of labels come from. */
export type LabelSource = { listId: string } | { orderId: string } | { search: string };

/** Products of one search; the words can be narrowed. */
const foundProducts = 48;

interface LabelProducts {
  products: LabelProductPartsFragment[];
  /** How many there are, where the first of them are shown. */
  total: number;
  /** Goods among them that are not sold any more. */
  goneCount: number;
}

/** The goods to label, as far as they are sold; null for a list or an order that does not exist for this visitor. */
export async function readLabelProducts(source: LabelSource): Promise<LabelProducts | null> {
  if ('search' in source) {
    const query = { search: source.search, sort: 'Relevance', pageSize: foundProducts } as const;
    const { products, total } = (await graphqlAsVisitor(FindLabelProductsDocument, { query })).productPage;
    return { products, total, goneCount: 0 };
  }
  const skus =
    'listId' in source
      ? (await readList(source.listId))?.lines.map(({ sku }) => sku)
      : (await readOrder(source.orderId))?.items.map(({ sku }) => sku);
  if (!skus) return null;
  const codes = skus.slice(0, maximumLabelProducts);
  const { productsByCodes } = await graphqlAsVisitor(LabelProductsByCodesDocument, { codes });
  const products = productsByCodes.flatMap((answer) => answer.products.slice(0, 1));
  return { products, total: skus.length, goneCount: codes.length - products.length };
}
