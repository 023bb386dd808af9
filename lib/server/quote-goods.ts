import 'server-only';
import { CustomersProductDocument } from '../../graphql/generated/documents-on-demand.ts';
import type { QuoteSource } from '../rules/routes/account-paths.ts';
import { readList } from './account.ts';
import { graphqlAsVisitor, readCart } from './visitor.ts';

interface AskableGoods {
  productId: string;
  sku: string;
  name: string;
  unitOfMeasure: number;
  /** Units. */
  quantity: number;
}

/** What a quote can be asked for; what is not sold any more is left out, and nothing is what the visitor may not see. */
export async function readGoodsToAskFor(source: QuoteSource): Promise<AskableGoods[]> {
  if (source === 'cart')
    return (await readCart()).items.map(({ product, quantity }) => toGoods(product, quantity));
  if ('listId' in source)
    return ((await readList(source.listId))?.lines ?? []).flatMap(({ product, quantity }) =>
      product ? [toGoods(product, quantity)] : [],
    );
  const { product } = await graphqlAsVisitor(CustomersProductDocument, { slugOrId: source.productId });
  return product ? [toGoods(product, source.quantity ?? product.unitOfMeasure)] : [];
}

function toGoods(
  { id, sku, name, unitOfMeasure }: { id: string; sku: string; name: string; unitOfMeasure: number },
  quantity: number,
): AskableGoods {
  return { productId: id, sku, name, unitOfMeasure, quantity };
}
