import { sitemapParts, sitemapXml } from '@/lib/server/sitemap.ts';

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  const parts = await sitemapParts();
  return sitemapXml(
    'sitemapindex',
    'sitemap',
    parts.map((part) => `/sitemap/${part}.xml`),
  );
}
