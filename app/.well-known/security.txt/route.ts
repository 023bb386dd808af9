import { env } from '@/lib/env.ts';

export const dynamic = 'force-dynamic';

/** Whom to tell of a hole in the shop (RFC 9116); 404 where nobody is named. */
export function GET(): Response {
  const { SITE_URL, SECURITY_CONTACT, SECURITY_EXPIRES } = env();
  if (SECURITY_CONTACT === '') return new Response(null, { status: 404 });
  const lines = [
    `Contact: ${SECURITY_CONTACT}`,
    `Expires: ${SECURITY_EXPIRES}T00:00:00.000Z`,
    'Preferred-Languages: is, en',
    `Canonical: ${SITE_URL}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
