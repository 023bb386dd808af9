import { env } from '@/lib/env.ts';

export const dynamic = 'force-dynamic';

export function GET(): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /karfa',
    'Disallow: /auth/',
    'Disallow: /leit',
    'Disallow: /samanburdur',
    'Disallow: /api/',
    'Disallow: /backend/',
    `Sitemap: ${env().SITE_URL}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
