'use client';

import type { Crumb } from '@/components/ui/breadcrumbs.tsx';
import { siteUrl } from '@/lib/io/site-url.ts';
import { JsonLd } from './json-ld.tsx';

/** The breadcrumbs for search engines; `pagePath` is the path of the page itself. */
export function BreadcrumbData({ crumbs, here: pagePath }: { crumbs: readonly Crumb[]; here: string }) {
  return (
    <JsonLd
      write={() => ({
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: 'Forsíða', href: '/' }, ...crumbs].map(
          ({ name, href = pagePath }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: siteUrl() + href,
          }),
        ),
      })}
    />
  );
}
