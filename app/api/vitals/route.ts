import { webVitalsBytes } from '@/lib/contract/web-vitals.ts';
import { countVitals } from '@/lib/server/count-vitals.ts';

/** Takes what browsers measured of a page. 413 for what is too long, 400 for what is no report. */
export async function POST(request: Request): Promise<Response> {
  if (Number(request.headers.get('content-length') ?? Infinity) > webVitalsBytes)
    return new Response(null, { status: 413 });
  return new Response(null, { status: countVitals(await request.text()) ? 204 : 400 });
}
