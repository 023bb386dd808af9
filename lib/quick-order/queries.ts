import { queryOptions } from '@tanstack/react-query';
import { ProductsByCodesDocument } from '../../graphql/generated/documents-on-demand.ts';
import type { QuickOrderProductFragment } from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import { normaliseProductCode } from '../rules/products/product-code.ts';

export type QuickOrderProduct = QuickOrderProductFragment;

/** Products by number, as the visitor may see them. @param codes at most as many as a quick order has lines */
export function productsByCodesQuery(codes: readonly string[]) {
  return queryOptions({
    queryKey: [...visitorKeys.quickOrder, codes],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, QuickOrderProduct[]>> => {
      const { productsByCodes } = await graphql(ProductsByCodesDocument, { codes: [...codes] }, { signal });
      return new Map(productsByCodes.map(({ code, products }) => [normaliseProductCode(code), products]));
    },
  });
}
