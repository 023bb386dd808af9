import { queryOptions } from '@tanstack/react-query';
import {
  CustomersProductDocument,
  CustomersProductGroupDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../visitor/query-keys.ts';

/** A product as this visitor may see it, with its family; null where there is none. `slug` as it stands in the address. */
export function customerProductQuery(slug: string) {
  return queryOptions({
    queryKey: [...visitorKeys.viewed, 'product', slug],
    queryFn: async () => {
      const { product } = await graphql(CustomersProductDocument, { slugOrId: decodeSlug(slug) });
      if (!product) return null;
      const group = product.productGroupId
        ? await graphql(CustomersProductGroupDocument, { productGroupId: product.productGroupId })
        : null;
      return { product, group: group?.productGroup ?? null };
    },
  });
}

function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
