import { backendUrl } from '@/lib/io/backend-address.ts';

export const dynamic = 'force-dynamic';

/** 200 when the backend answers, else 503. Redis does not count: without it pages are only slower. */
export async function GET(): Promise<Response> {
  const answer = await fetch(backendUrl('healthz'), {
    signal: AbortSignal.timeout(2_000),
    cache: 'no-store',
  }).catch(() => undefined);
  await answer?.body?.cancel();
  const isBackendReady = answer?.status === 200;
  return Response.json(
    { backend: isBackendReady },
    { status: isBackendReady ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}
