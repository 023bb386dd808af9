import { sitemapParts, sitemapXml } from '@/lib/server/sitemap.ts';
import { streamText } from '@/lib/server/streamed-text.ts';

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  const parts = await sitemapParts();
  const entries = parts.map((part) => ({ path: `/sitemap/${part}.xml` }));
  return streamText(sitemapXml('sitemapindex', 'sitemap', [entries]), 'application/xml', 3600);
}
