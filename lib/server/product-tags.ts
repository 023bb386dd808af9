import 'server-only';
import { tags } from './cache-table.ts';

/** A change of a product is told by its slug or its id. */
export function productTags(products: readonly { id: string; slug?: string | null }[]): string[] {
  return products.flatMap(({ id, slug }) =>
    slug ? [tags.product(id), tags.product(slug)] : [tags.product(id)],
  );
}
