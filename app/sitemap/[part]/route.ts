import { sitemapPart } from '@/lib/server/sitemap.ts';
import { streamText } from '@/lib/server/streamed-text.ts';

export const dynamic = 'force-dynamic';

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ part: string }> },
): Promise<Response> {
  const name = /^([a-z0-9-]+)\.xml$/.exec((await params).part)?.[1];
  const xml = name ? await sitemapPart(name) : null;
  return xml ? streamText(xml, 'application/xml', 3600) : new Response(null, { status: 404 });
}
