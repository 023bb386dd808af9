export const dynamic = 'force-dynamic';

/** The process is alive. */
export function GET(): Response {
  return new Response('ok', { headers: { 'Cache-Control': 'no-store' } });
}
