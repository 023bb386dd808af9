import type { Crumb } from '@/components/ui/breadcrumbs.tsx';
import { env } from '@/lib/env.ts';
import { JsonLd } from './json-ld.tsx';

/** The breadcrumbs for search engines; `pagePath` is the path of the page itself. */
export function BreadcrumbData({ crumbs, here: pagePath }: { crumbs: readonly Crumb[]; here: string }) {
  const items = [{ name: 'Forsíða', href: '/' }, ...crumbs];
  return (
    <JsonLd
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: items.map(({ name, href = pagePath }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: env().SITE_URL + href,
        })),
      }}
    />
  );
}
