import { backendUrl } from '@/lib/io/backend-address.ts';
import { createReadinessProbe } from '@/lib/process/readiness.ts';

export const dynamic = 'force-dynamic';

/** Milliseconds after which a call that hangs is ended; the probe itself waits for less. */
const timeoutMs = 2_000;

const isBackendReady = createReadinessProbe(async () => {
  const answer = await fetch(backendUrl('healthz'), {
    signal: AbortSignal.timeout(timeoutMs),
    cache: 'no-store',
  });
  await answer.body?.cancel();
  return answer.status === 200;
});

/** 200 when the backend answers, else 503. Redis does not count: without it pages are only slower. */
export async function GET(): Promise<Response> {
  const backend = await isBackendReady();
  return Response.json(
    { backend },
    { status: backend ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}
