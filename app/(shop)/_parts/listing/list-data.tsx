'use client';

import { siteUrl } from '@/lib/io/site-url.ts';
import { productHref } from '@/lib/rules/routes/addresses.ts';
import { type PackedCard, unpackCard } from '../cards/packed-card.ts';
import { JsonLd } from '../metadata/json-ld.tsx';

/** The products of a listing's first page for search engines. */
export function ListData({ products }: { products: readonly PackedCard[] }) {
  return (
    <JsonLd
      write={() => ({
        '@type': 'ItemList',
        itemListElement: products.map((product, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: siteUrl() + productHref(unpackCard(product)),
        })),
      })}
    />
  );
}
