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

/** The goods to label, as far as they are sold; null for a list or an order that does not exist for this visitor. */
export async function readLabelProducts(source: LabelSource): Promise<LabelProductPartsFragment[] | null> {
  if ('search' in source) {
    const query = { search: source.search, sort: 'Relevance', pageSize: foundProducts } as const;
    return (await graphqlAsVisitor(FindLabelProductsDocument, { query })).productPage.products;
  }
  const skus =
    'listId' in source
      ? (await readList(source.listId))?.lines.map(({ sku }) => sku)
      : (await readOrder(source.orderId))?.items.map(({ sku }) => sku);
  if (!skus) return null;
  const codes = skus.slice(0, maximumLabelProducts);
  const { productsByCodes } = await graphqlAsVisitor(LabelProductsByCodesDocument, { codes });
  return productsByCodes.flatMap(({ products }) => products.slice(0, 1));
}
