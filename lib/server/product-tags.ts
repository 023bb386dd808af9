import 'server-only';
import { cacheTags } from './cache-table.ts';

/** A change of a product is announced by its slug or its id. */
export function productTags(products: readonly { id: string; slug?: string | null }[]): string[] {
  return products.flatMap(({ id, slug }) =>
    slug ? [cacheTags.product(id), cacheTags.product(slug)] : [cacheTags.product(id)],
  );
}
