import { env } from '@/lib/env.ts';
import { productHref } from '@/lib/rules/routes/addresses.ts';
import { JsonLd } from '../metadata/json-ld.tsx';

/** The products of a listing's first page for search engines. */
export function ListData({
  products,
}: {
  products: readonly { id: string; slug?: string | null; name: string }[];
}) {
  if (products.length === 0) return null;
  return (
    <JsonLd
      data={{
        '@type': 'ItemList',
        itemListElement: products.map((product, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: product.name,
          url: env().SITE_URL + productHref(product),
        })),
      }}
    />
  );
}
