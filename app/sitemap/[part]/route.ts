import { sitemapAddresses, sitemapXml } from '@/lib/server/sitemap.ts';

export const dynamic = 'force-dynamic';

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ part: string }> },
): Promise<Response> {
  const name = /^([a-z0-9-]+)\.xml$/.exec((await params).part)?.[1];
  const addresses = name ? await sitemapAddresses(name) : null;
  return addresses ? sitemapXml('urlset', 'url', addresses) : new Response(null, { status: 404 });
}
